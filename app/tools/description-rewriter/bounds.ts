export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 5000;

/** Spec sections 5 and 8, Rewriter; the bounds are ours, and YouTube's for descriptions. */
export const REWRITE_MESSAGES = {
  blank: "Please enter both video title and description",
  failed: "Failed to rewrite description. Please try again.",
  "title-too-long": `Please keep the title to ${TITLE_MAX} characters.`,
  "description-too-long": `Please keep the description to ${DESCRIPTION_MAX.toLocaleString("en-US")} characters.`,
} as const;
