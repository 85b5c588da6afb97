/** Spec section 8, Sentiment. */
export const SENTIMENT_FAILED = "Failed to analyze comment sentiment. Please try again.";
