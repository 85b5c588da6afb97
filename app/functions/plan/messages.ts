import { EPISODE_MAX, NOTES_MAX, SERIES_MAX } from "../../model/card";
import { formatCount } from "../../numbers/figures";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../words/bounds";

/** What is wrong with something that was to be in the plan. */
export const PLAN_MESSAGES = {
  blank: "Type an idea first: a few words or a title.",
  idea: `An idea may have up to ${TITLE_MAX} characters. Say it in fewer words.`,
  title: `A title may have up to ${TITLE_MAX} characters.`,
  description: `A description may have up to ${formatCount(DESCRIPTION_MAX)} characters.`,
  notes: `Notes may have up to ${formatCount(NOTES_MAX)} characters.`,
  "no-series": "Name the series first.",
  series: `A series name may have up to ${SERIES_MAX} characters.`,
  episode: `An episode is a number from 1 to ${EPISODE_MAX}.`,
  date: "That date does not exist. Pick another day.",
  state: "Pick one of the states.",
  conflict:
    "Another tab changed this card meanwhile. Yours is in the form, theirs beside it. Save to keep yours.",
  "no-videos": "A series has 1 to 20 videos.",
  chosen: "Choose one thing: a title, a description, a forecast or a light.",
  video: "Pick one of the videos.",
  views: "Views are a whole number up to a trillion, such as 12480.",
  published: "Type the day it came out: today or earlier.",
  young: "The video is not that old yet. Come back once it is.",
} as const;
