export const YOURS_PATH = "/series-planner/yours";

export const YOURS_TEXTS = {
  path: YOURS_PATH,
  title: "Series Planner",
  intro: "Your series at a glance: what each episode got, and which one comes next.",
  planned: "In your plan",
  found: "On your channel",
  add: "Add the next episode",
  start: "Start a series",
  submit: "Add to plan",
  noChannel: "once, and see which of your series pay, episode by episode.",
  /** Under the series of the channel: the method, once. Figures: docs/evaluation/series.md. */
  method: [
    "Each episode's views are adjusted for age and held against the median of your 20 uploads before it.",
    "“Pays”: the last three got 1.2 times your usual or more. “Stop”: three in a row stay well under it, up to the newest. It takes five episodes to say so.",
    "On 43 public channels the next episode went the same way 3 times in 4.",
    "A series lifts no views by itself: over 210 public ones, part 2 got half of part 1.",
  ],
  empty: {
    title: "No series yet",
    text: "Name a series and its first video. Each episode becomes a card in your plan.",
    onChannel:
      "No three of your uploads are numbered and named alike. Name a series and its first video: each episode becomes a card in your plan.",
  },
} as const;

export const YOURS_MESSAGES = {
  unread: "Your plan could not be read just now. Nothing is lost: reload the page in a moment.",
  "channel-unread": "Your channel could not be read just now. Reload the page in a moment.",
} as const;

/** What the last form did, by the name in the address. */
export const YOURS_DONE: Record<string, string> = {
  add: "The episode is in your plan.",
  already: "That idea is in your plan already.",
  date: "The date is saved.",
};
