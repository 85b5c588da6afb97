export { FOLD } from "./keyword-use";
export {
  chooseKeywords,
  type DescriptionInput,
  findKeywordPlaces,
  findKeywords,
  findTitleKeywords,
  type Keyword,
  type KeywordPlace,
  toKeyword,
  topicalText,
} from "./keywords";
export { type Measures, measureDescription } from "./measures";
export { type DiffSentence, diffSentences } from "./rewrite/diff";
export { keepsEverything } from "./rewrite/facts";
export { rewriteDescription } from "./rewrite/rewrite";
