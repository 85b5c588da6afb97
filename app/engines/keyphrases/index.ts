/**
 * Finds what a text is about: the names of things in it, ranked. Measured against the phrases of professional indexers:
 * docs/evaluation/keywords.md.
 */
export { type TaggedWord, tagWords } from "./candidates";
export { findKeyphrases } from "./keyphrases";
export { isCommonWord, isVagueWord } from "./word-classes";
