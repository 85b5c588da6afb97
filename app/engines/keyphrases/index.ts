export { isCommonWord } from "./everyday-words";
export { keyphrasesOf } from "./keyphrases";
export { VAGUE } from "./word-classes";
