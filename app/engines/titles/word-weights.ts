import { LEARNED } from "./weights";
import { marksOf } from "./word-marks";
import { unpackWords } from "./word-table";
import { plainWords } from "./words";

let table: Map<string, number> | undefined;

/** The weight of what a word means; null for a word that the table does not hold. */
export function meaningOf(word: string): number | null {
  // Unpacked when the first title comes: a page without one does not pay for it.
  table ??= unpackWords(LEARNED);
  const known = plainWords(word).flatMap((plain) => table?.get(plain) ?? []);
  return known.length === 0 ? null : known.reduce((sum, weight) => sum + weight, 0);
}

/** The weight of a word: of what it means (nothing where it is not known) and of its marks. */
export function weightOfWord(word: string): number {
  return marksOf(word).reduce((sum, mark) => sum + (LEARNED.marks[mark] ?? 0), meaningOf(word) ?? 0);
}
