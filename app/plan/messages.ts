import { DESCRIPTION_MAX, TITLE_MAX } from "../words/bounds";
import { EPISODE_MAX, MAX_CARDS, NOTES_MAX, SERIES_MAX } from "./card";

const count = (most: number) => most.toLocaleString("en-US");

export const PLAN_MESSAGES = {
  blank: "Type an idea first: a few words or a title.",
  idea: `An idea may have up to ${TITLE_MAX} characters. Say it in fewer words.`,
  title: `A title may have up to ${TITLE_MAX} characters.`,
  description: `A description may have up to ${count(DESCRIPTION_MAX)} characters.`,
  notes: `Notes may have up to ${count(NOTES_MAX)} characters.`,
  series: `A series name may have up to ${SERIES_MAX} characters.`,
  episode: `An episode is a number from 1 to ${EPISODE_MAX}.`,
  date: "That date does not exist. Pick another day.",
  state: "Pick one of the states.",
  full: `Your plan holds ${MAX_CARDS} cards, and it is full. Delete one to make room.`,
  gone: "That card was deleted in another tab.",
  "too-many": "That was a lot at once. Wait a minute and try again.",
  "not-kept": "Nothing was saved: the database did not answer. Try again in a moment.",
} as const;
