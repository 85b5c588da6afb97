/** Spec section 8, RPM. */
export const RPM_FAILED = "Failed to analyze RPM data. Please try again.";

/** Ours, for a step whose recommendation another tab has cleared. */
export const GONE = "This recommendation is no longer on your list.";
