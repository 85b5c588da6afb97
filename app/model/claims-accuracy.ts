/**
 * How many insights, themes, questions and requests of comments were right, of those shown under videos that no rule was
 * made from: the last two rows of the table of sections in docs/evaluation/sentiment.md.
 */
export const CLAIMS_ACCURACY = { right: 43, of: 59 } as const;
