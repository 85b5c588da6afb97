import { formatCount } from "../../numbers/figures";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../words/bounds";
import type { BestPracticesProps, ToolTexts } from "../tool/frame";

/** Messages of both desks (spec sections 5 and 8, Rewriter). */
export const REWRITE_MESSAGES = {
  blank: "Please enter both video title and description",
  failed: "Failed to rewrite description. Please try again.",
  "title-too-long": `Please keep the title to ${TITLE_MAX} characters.`,
  "description-too-long": `Please keep the description to ${formatCount(DESCRIPTION_MAX)} characters.`,
} as const;

/** Best practices of both desks (spec section 2, Rewriter). */
export const GOOD_DESCRIPTIONS: BestPracticesProps = {
  title: "What makes a description work",
  items: [
    "Put your keywords in the first 125 characters: that is what search and phones show.",
    "Keep to 2-3% keyword density. More reads like a list, and is taken for one.",
    "Add timestamps, beginning at 0:00, and YouTube makes chapters of them.",
    "Use three to five hashtags; the first three stand above the title.",
    "End with one call to action. Asked for two things, viewers do neither.",
  ],
};

export const REWRITER_TEXTS: ToolTexts = {
  path: "/description-rewriter",
  title: "Smart Description Rewriter",
  intro:
    "Your description in the order viewers and search read it. Every link, timestamp and word of yours stays, and nothing is made up.",
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
      text: "The rewrites below are removed. What was counted stays counted.",
      yes: "Clear the rewrites",
    },
  },
};
