/** Spec section 8, Idea generator. */
export const IDEAS_FAILED = "Failed to generate new content ideas. Please try again.";
