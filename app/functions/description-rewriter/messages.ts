import { formatCount } from "../../numbers/figures";
import { DESCRIPTION_MAX } from "../../words/bounds";

/** Spec sections 5 and 8, Rewriter. */
export const REWRITE_MESSAGES = {
  blank: "Please enter both video title and description",
  failed: "Failed to rewrite description. Please try again.",
  "description-too-long": `Please keep the description to ${formatCount(DESCRIPTION_MAX)} characters.`,
} as const;
