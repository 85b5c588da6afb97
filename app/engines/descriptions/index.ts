export { FOLD } from "./keyword-use";
export {
  asKeyword,
  type Keyword,
  type KeywordPlace,
  keywordsOf,
  placesOf,
  titleKeywords,
  topicalText,
} from "./keywords";
export { keywordsFor, type Measures, measureDescription } from "./measures";
export { type Compared, compare } from "./rewrite/diff";
export { keepsEverything } from "./rewrite/facts";
export { rewriteDescription } from "./rewrite/rewrite";
