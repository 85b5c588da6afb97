export { keyphrasesOf } from "./keyphrases";
export { isCommonWord, VAGUE } from "./word-classes";
