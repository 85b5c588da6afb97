import { NOTES_MAX, TITLES_MAX } from "../../../functions/thumbnail-optimizer/yours-messages";
import { formatCount } from "../../../numbers/figures";
import { TITLE_MAX } from "../../../words/bounds";
import type { ToolTexts } from "../../tool/frame";
import type { ToolAdvice } from "../../tool/tool";
import { TESTING_WELL } from "../both-desks";

export const YOURS_TEXTS: ToolTexts = {
  path: "/thumbnail-optimizer/yours",
  desk: "yours",
  title: "Thumbnail Title Optimizer",
  intro: "How each idea would do on your channel, and which wording of the same video is clicked more.",
  errorTitle: "Analysis Error",
  again: "Score other titles",
  working: {
    analyze: {
      title: "Scoring your titles",
      stages: ["Weighing words and form", "Writing alternatives", "Comparing them with one another"],
    },
    example: {
      title: "Scoring the example",
      stages: ["Weighing words and form", "Writing alternatives", "Comparing them with one another"],
    },
    propose: {
      title: "Asking the language model",
      stages: ["Sending your title and notes", "Reading its titles", "Checking and scoring each"],
    },
  },
  done: {
    analyze: "Your titles are scored: the result is below.",
    example: "The example is scored: the result is below.",
    propose: "Titles from your notes are among the alternatives below.",
    remove: "The result is removed.",
    clear: "The list of results is empty.",
  },
  confirm: {
    clear: {
      title: "Clear the results?",
      text: "The titles below and their scores are deleted. The counts stay.",
      yes: "Clear the results",
    },
  },
};

/** Notes at the forms, and a list without results. */
export const YOURS_NOTES = {
  kept: "Your titles, their scores and the uploads they name are kept here for you, until 30 days pass without a visit. Nobody else gets them.",
  own: "Each title is judged by what videos like it got here.",
  connect: "once, and each title is judged by your own videos, too.",
  list: "Or judge them by a list of your videos",
  titles: `One a line: up to ${TITLES_MAX}, each with up to ${TITLE_MAX} characters. Several for one video are compared with one another.`,
  frames: {
    title: "Frames from your hits",
    about:
      "What titles of yours share that beat your usual. Replace each “…” to have it judged; a frame with one left is ignored.",
    none: "No frame of yours beat your usual in enough uploads.",
    more: (count: number) => `${count} more`,
  },
  notes: `Names, numbers and how it ends, up to ${formatCount(NOTES_MAX)} characters. Only titles that your notes back are shown.`,
  sentTo: (model: string) => `The title and these notes are sent to ${model}. The notes are not kept here.`,
  empty: {
    title: "No titles scored yet",
    text: "Paste a title from YouTube Studio: Content, then the video, then Title under Details. Or write down three ideas, and see which is best.",
    action: "Paste a title",
  },
} as const;

export const YOURS_ADVICE: ToolAdvice = {
  steps: [
    {
      title: "Judge the idea",
      text: "By how uploads like it did on your channel before. Without a channel, words alone say little.",
    },
    {
      title: "Write alternatives",
      text: "From what your title says already: nothing is claimed that you did not write.",
    },
    {
      title: "Say how sure that is",
      text: "The chance in an A/B test, or that there is no difference worth a test.",
    },
  ],
  practices: TESTING_WELL,
};
