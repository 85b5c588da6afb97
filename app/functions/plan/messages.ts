import { THUMBNAIL_MAX } from "../../model/ab-test";
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
  test: {
    of: "Pick what YouTube tested.",
    blank: {
      titles: "Type at least two titles.",
      thumbnails: "Name at least two thumbnails in a few words.",
      both: "Each variant has a title and a thumbnail, and there are at least two.",
    },
    same: "Two variants are the same. Change one.",
    thumbnail: `A thumbnail's name may have up to ${THUMBNAIL_MAX} characters.`,
    share: "A share is a number from 0 to 100.",
    whole: "The shares add up to 100%. Check them.",
    outcome: "Pick how it came out, by a variant that was tested.",
    less: "The winner has the largest share. Check the shares or the result.",
    unpublished: "Publish the video first: YouTube tests only what is out.",
  },
} as const;
