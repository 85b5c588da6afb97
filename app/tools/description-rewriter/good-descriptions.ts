import type { BestPracticesProps } from "../tool/frame";

/** What holds of every description, on both desks (spec section 2). */
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
