/**
 * Reads a video's description, measures it, and puts it into a better form without rewording it.
 *
 * How right it is: a rewrite keeps every word and fact, which is checked after each step and over a hundred descriptions
 * (docs/evaluation/descriptions.md); the keywords are those of engines/keyphrases, measured in
 * docs/evaluation/keywords.md. Everything that needs English says so.
 */

export { findBlocks, type OwnDescription } from "./blocks/blocks";
export {
  type Appended,
  appendBlocks,
  backedSentences,
  composeDescription,
  notedSentences,
} from "./blocks/write";
export { type BrokenRule, findChapters, MIN_CHAPTER_SECONDS, MIN_CHAPTERS } from "./chapters";
export { FOLD } from "./keyword-use";
export {
  chooseKeywords,
  type DescriptionInput,
  findKeywordPlaces,
  findKeywords,
  type KeywordPlace,
  toKeyword,
} from "./keywords";
export { type Measures, measureDescription } from "./measures";
export { type DiffLine, type DiffSentence, diffLines, diffSentences } from "./rewrite/diff";
export { type Change, type ChangeKind, excerpt } from "./rewrite/draft";
export { keepsEverything } from "./rewrite/facts";
export type { Flag } from "./rewrite/flags";
export { rewriteDescription, suggestHashtags } from "./rewrite/rewrite";
export { findTitleKeywords, type Keyword } from "./title-keywords";
