/**
 * Reads a video's description, measures it, and rewrites it in the creator's own words.
 *
 * How right it is: a rewrite keeps every fact, which is checked after each step; the keywords are those of
 * engines/keyphrases, measured in docs/evaluation/keywords.md. Everything that needs English says so.
 */
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
} from "./keywords";
export { type Measures, measureDescription } from "./measures";
export { type DiffSentence, diffSentences } from "./rewrite/diff";
export { keepsEverything } from "./rewrite/facts";
export { rewriteDescription } from "./rewrite/rewrite";
