/**
 * Whether every number, name and comparison in a sentence is backed by what functions told. `checkAnswer` refuses what it
 * cannot read: a word it does not know could say anything. Measured in docs/evaluation/ask.md: none of 1,000 answers of a
 * model that lies passes; how many honest ones do stands beside it.
 */
export { checkAnswer, quoteNames } from "./check";
export type { Evidence, Extreme, Figure, Measure, Trait, Unsupported } from "./types";
