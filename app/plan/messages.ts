import { formatCount } from "../numbers/figures";
import { DESCRIPTION_MAX, TITLE_MAX } from "../words/bounds";
import { type CardState, EPISODE_MAX, NOTES_MAX, SERIES_MAX } from "./card";
import { ADD_TO_PLAN, NOT_KEPT } from "./handover/messages";

export const PLAN_TEXTS = {
  title: "Plan",
  intro: "Every idea, from the first thought to what it got.",
  add: "Add an idea",
  placeholder: "Sourdough mistakes beginners make",
  submit: ADD_TO_PLAN,
  export: "Take it along",
  empty: {
    title: "Your next videos start here",
    text: "Add an idea, or get its light first. A card then keeps its title, description, forecast and date together, until the video is out and you see how it did.",
  },
} as const;

export const OUTCOME_TEXTS = {
  title: "How right we were",
  intro: "Every published video of your plan, hit or miss.",
  none: {
    title: "No outcomes yet",
    text: "Publish a video from your plan. Once your channel shows it, its views stand here beside the forecast, after 1, 7 and 30 days.",
  },
  sample: "Some of these come from a sample channel: invented videos, counted like yours.",
  method:
    "A count stands for an age if it was taken near it: 0.8 to 1.5, 6.5 to 8, or 28.5 to 33 days after publication. Views by day in YouTube Studio's export are exact. A forecast or a light counts only if it was made before the video came out. The figures on top count videos at 30 days, the age that forecasts are tested for. Ranges for 1 and 7 days follow from it by the usual growth of views. No outcome is left out.",
  card: {
    title: "How it did",
    intro: "Its views beside the forecast.",
    pick: "Which video is it?",
    pickIntro: "We look for the card's title on your channel. Did you change the title? Pick the video here.",
    pickSubmit: "This is the video",
    type: "Or type its views",
    typeSubmit: "Save the views",
    date: "Published on",
    days: "Age",
    views: "Views",
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
  ...NOT_KEPT,
  blank: "Type an idea first: a few words or a title.",
  idea: `An idea may have up to ${TITLE_MAX} characters. Say it in fewer words.`,
  title: `A title may have up to ${TITLE_MAX} characters.`,
  description: `A description may have up to ${formatCount(DESCRIPTION_MAX)} characters.`,
  notes: `Notes may have up to ${formatCount(NOTES_MAX)} characters.`,
  series: `A series name may have up to ${SERIES_MAX} characters.`,
  episode: `An episode is a number from 1 to ${EPISODE_MAX}.`,
  date: "That date does not exist. Pick another day.",
  state: "Pick one of the states.",
  conflict:
    "Another tab changed this card meanwhile. Yours is in the form, theirs beside it. Save to keep yours.",
  video: "Pick one of the videos.",
  views: "Views are a whole number, such as 12480.",
  published: "Type the day it came out. It cannot lie ahead.",
  young: "The video is younger than that. Come back when it has that age.",
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
  outcome: "Saved.",
};
