/**
 * Titles that say the same, tidied: up to five alternatives that only cut, move or tighten what the creator wrote. No
 * alternative adds a fact, a name or a number, changes a tense or a person, or loses a word without naming it. How
 * they do on a channel is for engines/ideas to say. Nothing is learned. English only; any text may come.
 * How many real titles get one: docs/evaluation/title-writing.md.
 */
export {
  type Alternative,
  type Alternatives,
  judgeProposals,
  type NoAlternative,
  writeAlternatives,
} from "./alternatives";
export type { ChangeKind, TitleChange } from "./changes";
export { SHOWN, YOUTUBE_MAX } from "./cuts";
export { PLAIN, type TitleStyle } from "./spelling";
export { readStyle } from "./style";
