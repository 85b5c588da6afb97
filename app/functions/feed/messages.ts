/** What the page for exports says where the calendar address was neither made nor ended. */
export const FEED_MESSAGES = {
  "not-made": "No address was made: the database did not answer. Try again in a moment.",
  "not-ended": "The address still works: the database did not answer. Try again in a moment.",
} as const;
