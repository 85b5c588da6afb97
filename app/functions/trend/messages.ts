/** Spec section 8, Trends. */
export const TRENDS_FAILED = "Failed to fetch trend data";
