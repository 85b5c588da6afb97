export { FOLD } from "./keyword-use";
export {
  asKeyword,
  type Described,
  type Keyword,
  type KeywordPlace,
  keywordsFor,
  keywordsOf,
  placesOf,
  titleKeywords,
  topicalText,
} from "./keywords";
export { type Measures, measureDescription } from "./measures";
export { type Compared, compare } from "./rewrite/diff";
export { keepsEverything } from "./rewrite/facts";
export { rewriteDescription } from "./rewrite/rewrite";
