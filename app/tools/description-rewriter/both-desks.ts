import type { ToolAdvice } from "../tool/tool";

// Texts of both desks, in a file of their own so that neither page loads the other's.

/** Spec section 2, Rewriter. */
export const GOOD_DESCRIPTIONS: ToolAdvice["practices"] = {
  title: "What makes a description work",
  items: [
    "Put your keywords in the first 125 characters: that is what search and phones show.",
    "Keep to 2-3% keyword density. More reads like a list, and is taken for one.",
    "Add timestamps, beginning at 0:00, and YouTube makes chapters of them.",
    "Use three to five hashtags; the first three stand above the title.",
    "End with one call to action, not with a list of them.",
  ],
};
