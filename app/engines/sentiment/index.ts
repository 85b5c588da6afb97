/**
 * How one comment feels. `classifySentiment` answers positive, neutral or negative with the probabilities of the three
 * and a valence from -4 to 4, or why a comment is not scored (another language, spam, nothing to read). English only.
 * `explainSentiment` says which words made the valence. Pure: the same text always gets the same answer.
 *
 * How right it is: macro-F1 .68 and .65 on two sets of YouTube comments labelled by hand, cross-validated (VADER: .59
 * and .52); 7 of 10 comments are named as people named them. `ACCURACY` holds these figures, measured in
 * docs/evaluation/sentiment.md by `npm run evaluate`. `npm run learn` learns the weights.
 */
export { type AbuseKind, findAbuse } from "./abuse";
export { classifySentiment, type Scored, SENTIMENTS, type Sentiment, type SentimentClass } from "./classify";
export { type Contribution, explainSentiment } from "./explain";
export { wordOpinion } from "./lexicon/lexicon";
export { ACCURACY } from "./model";
export type { SpamKind } from "./spam";
