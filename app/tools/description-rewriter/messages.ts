import { formatCount } from "../../numbers/figures";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../words/bounds";
import type { ToolTexts } from "../tool/frame";
import type { ToolAdvice } from "../tool/tool";
import { GOOD_DESCRIPTIONS } from "./both-desks";

export const REWRITER_TEXTS: ToolTexts = {
  path: "/description-rewriter",
  title: "Smart Description Rewriter",
  intro:
    "Your description in the order viewers and search read it. Every link, timestamp and word of yours stays, and nothing is made up.",
  errorTitle: "Rewrite Error",
  working: {
    rewrite: {
      title: "Rewriting your description",
      stages: ["Finding the keywords", "Ordering what you wrote", "Checking that nothing is lost"],
    },
  },
  done: { rewrite: "Your rewrite is at the top of the list.", clear: "The list is empty." },
  confirm: {
    clear: {
      title: "Clear the rewrites?",
      text: "The rewrites below are removed. The counts stay.",
      yes: "Clear the rewrites",
    },
  },
};

/** Notes, and a list without rewrites. */
export const REWRITER_NOTES = {
  description: `With its links and timestamps. Title up to ${TITLE_MAX} characters, description ${formatCount(DESCRIPTION_MAX)}.`,
  sample: "In the sample",
  empty: {
    title: "No rewrites yet",
    text: "Paste a description as it is. It comes back in a better order, with nothing lost.",
    action: "Rewrite a description",
  },
} as const;

export const REWRITER_ADVICE: ToolAdvice = {
  steps: [
    {
      title: "Keyword research",
      text: "Finds the words your title and description are about.",
    },
    {
      title: "AI optimization",
      text: "Brings them into the first sentence and orders the rest: chapters, links, a question, hashtags.",
    },
    {
      title: "SEO enhancement",
      text: "Scores the result and shows where its keywords stand, before and after.",
    },
  ],
  practices: GOOD_DESCRIPTIONS,
};
