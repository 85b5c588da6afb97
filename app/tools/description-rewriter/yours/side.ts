import { FOLD } from "../../../engines/descriptions";
import type { Run } from "./marked";

/** A stretch of a text as it is drawn. */
export interface Stretch extends Run {
  /** In what is seen first: one of the keywords. */
  keyword: boolean;
}

/** A text parted where search and phones cut it. */
export interface Parted {
  /** Whole words of the first 125 characters. */
  first: Stretch[];
  rest: Stretch[];
}

interface Place {
  start: number;
  end: number;
}

/**
 * Parts a text at the last word that the first 125 characters hold whole, and marks the keywords before it. The space
 * between the parts is in neither.
 */
export function partedAtFold(runs: Run[], places: Place[]): Parted {
  const text = runs.map((run) => run.text).join("");
  const fold = foldOf(text);
  const seen = places.filter(({ end }) => end <= fold);
  const cuts = [fold, ...seen.flatMap(({ start, end }) => [start, end])];
  const parted: Parted = { first: [], rest: [] };
  let at = 0;
  for (const { text: whole, mark } of runs) {
    const end = at + whole.length;
    const inside = [...new Set([at, ...cuts.filter((cut) => cut > at && cut < end), end])].sort(
      (one, other) => one - other,
    );
    for (const [step, from] of inside.slice(0, -1).entries()) {
      const piece = whole.slice(from - at, (inside[step + 1] ?? end) - at);
      const keyword = seen.some((place) => place.start <= from && from < place.end);
      (from < fold ? parted.first : parted.rest).push({ text: piece, mark, keyword });
    }
    at = end;
  }
  return { first: trimmed(parted.first, "trimEnd"), rest: trimmed(parted.rest, "trimStart") };
}

/** Stretches without the space at one end. */
function trimmed(stretches: Stretch[], side: "trimEnd" | "trimStart"): Stretch[] {
  const at = side === "trimEnd" ? stretches.length - 1 : 0;
  const edge = stretches[at];
  if (!edge) return stretches;
  const text = edge.text[side]();
  if (text !== "") return stretches.with(at, { ...edge, text });
  return trimmed(stretches.toSpliced(at, 1), side);
}

/** Behind the last word that is whole; of one long word, behind its 125th character. */
function foldOf(text: string): number {
  if (text.length <= FOLD) return text.length;
  const start = text.slice(0, FOLD + 1);
  const space = start.search(/\s\S*$/u);
  if (space > 0) return space;
  return /[\ud800-\udbff]/.test(text.charAt(FOLD - 1)) ? FOLD - 1 : FOLD;
}
