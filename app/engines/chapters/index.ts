/**
 * Proposes chapters for a video from its captions: where the words that are said change, and which words those are.
 *
 * How right it is on real videos was not measured: no set of transcripts with their authors' chapters is at hand. On
 * articles that were joined into talks, see docs/evaluation/descriptions.md. A creator edits every proposal.
 */

export { type Chapter, MAX_CHAPTERS, proposeChapters } from "./propose";
export { type Cue, readCaptions } from "./read-captions";
