import type { ToolTexts } from "../tool/frame";
import type { ToolAdvice } from "../tool/tool";
import { TESTING_WELL } from "./both-desks";

export const OPTIMIZER_TEXTS: ToolTexts = {
  path: "/thumbnail-optimizer",
  title: "Thumbnail Title Optimizer",
  intro:
    "Three changes worth testing: titles that say it before they are cut, thumbnails that are read at the size of a stamp.",
  errorTitle: "Analysis Error",
  working: {
    analyze: {
      title: "Analyzing titles and thumbnails",
      stages: [
        "Reading your latest twelve videos",
        "Comparing with what is clicked in your niche",
        "Cutting titles where lists cut them",
        "Writing three suggestions",
      ],
    },
  },
  done: { analyze: "Three new suggestions are below.", clear: "The list of suggestions is empty." },
  confirm: {
    clear: {
      title: "Clear the suggestions?",
      text: "The suggestions below are removed. The counts stay.",
      yes: "Clear the suggestions",
    },
  },
};

/** Notes, and a list without suggestions. */
export const OPTIMIZER_NOTES = {
  analyze: "Reads twelve videos and brings three changes, for titles and thumbnails.",
  empty: {
    title: "No suggestions yet",
    text: "An analysis reads twelve videos and brings three changes, for titles and thumbnails.",
  },
} as const;

export const OPTIMIZER_ADVICE: ToolAdvice = {
  steps: [
    {
      title: "Read your videos",
      text: "Titles, thumbnails and how often each was clicked when it was shown.",
    },
    {
      title: "Compare with your niche",
      text: "See what gets clicks there, and what everybody already says.",
    },
    { title: "Suggest one change each", text: "With its reason, what it may bring and how sure that is." },
  ],
  practices: TESTING_WELL,
};
