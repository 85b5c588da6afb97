/**
 * Proposes chapters for a video from its captions: where the words that are said change, and which words those are.
 *
 * On three sets of real talks about one in three of the proposed starts is within 15 seconds of an author's: see
 * docs/evaluation/descriptions.md. A creator edits every proposal.
 */

export { type ChapterWeights, featuresOf, WITHIN_SECONDS } from "./changes";
export { type Chapter, MAX_CHAPTERS, proposeChapters, wordsOf } from "./propose";
export { type Cue, readCaptions } from "./read-captions";
