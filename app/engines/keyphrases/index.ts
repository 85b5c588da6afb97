export { findKeyphrases } from "./keyphrases";
export { isCommonWord, VAGUE } from "./word-classes";
