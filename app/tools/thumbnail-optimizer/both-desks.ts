import type { ToolAdvice } from "../tool/tool";

// Texts of both desks, in a file of their own so that neither page loads the other's.

/** Spec section 2, Thumbnail Title Optimizer. */
export const TESTING_WELL: ToolAdvice["practices"] = {
  title: "Testing well",
  items: [
    "Keep titles under 60 characters for mobile, and the first five words stronger than the rest.",
    "Test 48 hours before you judge: the first evening is your subscribers.",
    "Change one element at a time, title or thumbnail, or you will not know which it was.",
    "Look at your thumbnail at the size of a stamp, in grey.",
    "Let the thumbnail say what the title does not.",
    "Never promise what the first minute does not keep.",
  ],
};
