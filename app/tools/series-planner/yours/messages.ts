export const YOURS_PATH = "/series-planner/yours";

/** The series a visitor names anew: none of the page's forms for one that is there. */
export const NEW_SERIES = "new";

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
  /** Under the series of the channel: the method, once. */
  method:
    "Each episode's views are adjusted for age and compared with the median of the 20 uploads before it. A series has stopped paying when three episodes in a row stay under that to the end; with fewer than five episodes nothing is said. A series does not lift views by itself: over 35 public ones, part 2 got 0.41 of part 1.",
  empty: {
    title: "No series yet",
    text: "Name a series and its first video. Each episode becomes a card in your plan.",
    onChannel:
      "No three of your uploads are numbered and named alike. Name a series and its first video: each episode becomes a card in your plan.",
  },
} as const;

export const YOURS_MESSAGES = {
  series: "Name the series first.",
  unread: "Your plan could not be read just now. Nothing is lost: reload the page in a moment.",
  "channel-unread": "Your channel could not be read just now. Reload the page in a moment.",
} as const;

/** What the last form did, by the name in the address. */
export const YOURS_DONE: Record<string, string> = {
  add: "The episode is in your plan.",
  already: "That idea is in your plan already.",
  date: "The date is saved.",
};
