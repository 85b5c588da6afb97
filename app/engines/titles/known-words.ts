import { sum } from "../../statistics/sums";
import { LEARNED } from "./weights";
import { unpackWords } from "./word-table";
import { plainWords } from "./words";

/** Words of one letter, which the table does not hold. */
const ONE_LETTER = /^[ai]$/;

let table: Map<string, number> | undefined;

/** The weight of a word's meaning; null if the table does not hold the word. */
export function meaningWeight(word: string): number | null {
  // Unpacked with the first title: pages without one do not pay for it.
  table ??= unpackWords(LEARNED);
  const known = plainWords(word).flatMap((plain) => table?.get(plain) ?? []);
  return known.length === 0 ? null : sum(known);
}

/** Whether the table holds a word in lower case. Numbers count as known words. */
export function isKnown(word: string): boolean {
  return /^\d/.test(word) || ONE_LETTER.test(word) || meaningWeight(word) !== null;
}
