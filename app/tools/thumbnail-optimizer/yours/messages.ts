import { TITLES_MAX } from "../../../functions/thumbnail-optimizer/yours-messages";
import { formatCount } from "../../../numbers/figures";
import { NOTES_MAX, TITLE_MAX } from "../../../words/bounds";
import type { ToolTexts } from "../../tool/frame";
import type { ToolAdvice } from "../../tool/tool";
import { TESTING_WELL } from "../both-desks";

/** The form's id, to which the empty list and frames link. */
export const FORM_ID = "titles-form";

export const YOURS_TEXTS: ToolTexts = {
  path: "/thumbnail-optimizer/yours",
  desk: "yours",
  title: "Thumbnail Title Optimizer",
  intro: "Which title does best on your channel, by what your own uploads got.",
  errorTitle: "Analysis Error",
  again: "Rank other titles",
  working: {
    analyze: {
      title: "Ranking your titles",
      stages: ["Reading your uploads", "Comparing the titles", "Writing alternatives"],
    },
    example: {
      title: "Ranking the example",
      stages: ["Comparing the titles", "Writing alternatives"],
    },
    propose: {
      title: "Asking the language model",
      stages: ["Sending your title and notes", "Checking its titles"],
    },
  },
  done: {
    analyze: "Your titles are ranked: the result is below.",
    example: "The example is ranked: the result is below.",
    propose: "Titles from your notes are below.",
    remove: "The result is removed.",
    clear: "The list of results is empty.",
  },
  confirm: {
    clear: {
      title: "Clear the results?",
      text: "The results below are deleted. The counts stay.",
      yes: "Clear the results",
    },
  },
};

/** Notes at the forms, and a list without results. */
export const YOURS_NOTES = {
  kept: "Your titles, our answers and the uploads they name are kept here until 30 days pass without a visit. Nobody else gets them.",
  own: "Each title is judged by what videos like it got here.",
  connect: "once, and each title is judged by your own videos, too.",
  list: "Or judge them by a list of your videos",
  titles: `One a line: up to ${TITLES_MAX}, each up to ${TITLE_MAX} characters. Several for one video are compared.`,
  notes: `Names, numbers and how it ends, up to ${formatCount(NOTES_MAX)} characters. Only what your notes back is shown.`,
  empty: {
    title: "No titles ranked yet",
    text: "Paste a title from YouTube Studio: Content, then the video, then Title under Details. Or write down three ideas.",
    action: "Paste a title",
  },
} as const;

/** What pressing the button sends to whom, which the server writes. */
export const sentTo = (model: string, hasHits: boolean) =>
  `The title${hasHits ? ", your best titles" : ""} and these notes are sent to ${model}. The notes are not kept here.`;

/** At the frames of a channel, which the server writes. */
export const FRAMES_TEXTS = {
  about:
    "Your uploads above your usual share these words. Replace each “…” to have a title judged; the others are ignored.",
  hits: "Your hits most like it, to compare:",
  best: "Hits of yours, to compare:",
  toFill: "Openings and endings that beat your usual, if one fits this video:",
  none: "No opening or ending of your titles beat your usual in enough uploads.",
} as const;

export const YOURS_ADVICE: ToolAdvice = {
  steps: [
    {
      title: "Rank by your channel",
      text: "By how uploads like it did there before. Without a channel, words alone say little.",
    },
    {
      title: "Offer openings and endings that work for you",
      text: "Beginnings and ends of your titles that beat your usual, with the uploads they come from.",
    },
    {
      title: "Write alternatives",
      text: "From what your title says already: nothing is claimed that you did not write.",
    },
  ],
  practices: TESTING_WELL,
};
