import { formatCount } from "../numbers/figures";
import { DESCRIPTION_MAX, TITLE_MAX } from "../words/bounds";
import { type CardState, EPISODE_MAX, MAX_CARDS, NOTES_MAX, SERIES_MAX } from "./card";

export const PLAN_PATH = "/plan";
export const EXPORT_PATH = `${PLAN_PATH}/export`;
export const WEEK_PATH = `${PLAN_PATH}/week`;
export const cardPath = (id: string) => `${PLAN_PATH}/${id}`;

export const PLAN_TEXTS = {
  title: "Plan",
  intro: "Every idea, from the first thought to what it got.",
  add: "Add an idea",
  placeholder: "Sourdough mistakes beginners make",
  submit: "Add to plan",
  export: "Take it along",
  empty: {
    title: "Your next videos start here",
    text: "Add an idea, or get its light first. A card then keeps its title, description, forecast and date together, until the video is out and you see how it did.",
    light: "Get a light for an idea",
  },
} as const;

export const EXPORT_TEXTS = {
  title: "Take your plan along",
  intro: "In your calendar, as a file, or on paper.",
  feed: {
    title: "Calendar",
    intro: "Google, Apple and Outlook show every card with a date, and follow your changes within hours.",
    make: "Make a calendar address",
    again: "Make a new address",
    note: "The old address stops working.",
    end: "End it",
    shown: "Your calendar address",
    once: "Copy it now: we keep only a fingerprint, so it is never shown again.",
    how: "In your calendar, choose “Subscribe” or “Add by URL” and paste it. Whoever has it can read your plan's dates.",
    ended: "The address is off. Calendars that use it find nothing.",
  },
  endQuestion: {
    title: "End the calendar address?",
    text: "Calendars that use it stop following your plan. You can make a new one at any time.",
    yes: "End it",
  },
  files: {
    title: "Files",
    intro: "Every card with all its texts.",
    csv: "Spreadsheet (CSV)",
    md: "Document (Markdown)",
  },
  week: { title: "This week on paper", intro: "Seven days on one page, to print.", open: "Open the week" },
} as const;

/** The three views of the same cards, by their name in the address. */
export const VIEWS = { board: "Board", calendar: "Calendar", list: "List" } as const;
export type ViewName = keyof typeof VIEWS;

export const STATE_LABELS: Record<CardState, string> = {
  idea: "Idea",
  scripted: "Scripted",
  filmed: "Filmed",
  edited: "Edited",
  scheduled: "Scheduled",
  published: "Published",
  dropped: "Dropped",
};

export const PLAN_MESSAGES = {
  blank: "Type an idea first: a few words or a title.",
  idea: `An idea may have up to ${TITLE_MAX} characters. Say it in fewer words.`,
  title: `A title may have up to ${TITLE_MAX} characters.`,
  description: `A description may have up to ${formatCount(DESCRIPTION_MAX)} characters.`,
  notes: `Notes may have up to ${formatCount(NOTES_MAX)} characters.`,
  series: `A series name may have up to ${SERIES_MAX} characters.`,
  episode: `An episode is a number from 1 to ${EPISODE_MAX}.`,
  date: "That date does not exist. Pick another day.",
  state: "Pick one of the states.",
  full: `Your plan is full: it holds ${MAX_CARDS} cards. Delete one to make room.`,
  gone: "That card is not in your plan any more. It was deleted in another tab.",
  conflict:
    "Another tab changed this card meanwhile. Yours is in the form, theirs beside it. Save to keep yours.",
  "too-many": "That was a lot at once. Wait a minute and try again.",
  "not-kept": "Nothing was saved: the database did not answer. Try again in a moment.",
  "not-made": "No address was made: the database did not answer. Try again in a moment.",
  "not-ended": "The address still works: the database did not answer. Try again in a moment.",
  "no-file": "The file could not be written just now. Nothing is lost: try again in a moment.",
  unread: "Your plan could not be read just now. Nothing is lost: reload the page in a moment.",
} as const;

/** What the last form did, by the name in the address. */
export const PLAN_DONE: Record<string, string> = {
  add: "Added.",
  already: "That idea is in your plan already. Here it is.",
  move: "Moved.",
  date: "The date is saved.",
  save: "Saved.",
  remove: "The card is deleted.",
};
