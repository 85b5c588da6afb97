/** Spec section 8, Optimizer. */
export const OPTIMIZER_FAILED = "Failed to analyze content. Please try again.";
