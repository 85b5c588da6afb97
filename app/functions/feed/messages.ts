/** Characters of a feed's secret: 128 random bits in hexadecimal, since addresses are in lower case. */
export const SECRET_LENGTH = 32;

/** The address of a plan's calendar, from the root of the site. */
export const feedPath = (secret: string) => `/plan/${secret}.ics`;

/** The same of the feed of news and notes. */
export const watchFeedPath = (secret: string) => `/note/${secret}.atom`;

/** What a page says where the address of a feed was neither made nor ended. */
export const FEED_MESSAGES = {
  "not-made": "No address was made: the database did not answer. Try again in a moment.",
  "not-ended": "The address still works: the database did not answer. Try again in a moment.",
} as const;
