import { splitSentences } from "../sentences";

/** A sentence, or a line that does not end like one, and what became of it. */
export interface DiffSentence {
  text: string;
  mark: "kept" | "moved" | "changed" | "new" | "gone";
  /** Its line in its own text, counted from 0. */
  line: number;
}

/** With this share of the shorter one's words in common, two sentences are forms of one. */
const MIN_COMMON = 0.6;

/**
 * The sentences of both texts, marked with what became of them, to show them side by side. "gone" is in the original only,
 * "new" in the rewrite only.
 */
export function diffSentences(
  original: string,
  rewritten: string,
): { before: DiffSentence[]; after: DiffSentence[] } {
  const before = splitUnits(original, "gone");
  const after = splitUnits(rewritten, "new");
  for (const [one, other] of longestCommonSubsequence(before, after)) one.mark = other.mark = "kept";
  const added = Map.groupBy(
    after.filter(({ mark }) => mark === "new"),
    ({ text }) => text,
  );
  for (const unit of before) {
    const same = unit.mark === "gone" ? added.get(unit.text)?.shift() : undefined;
    if (same) unit.mark = same.mark = "moved";
  }
  const left = before.filter(({ mark }) => mark === "gone").map((unit) => ({ unit, words: wordSet(unit) }));
  const made = after.filter(({ mark }) => mark === "new");
  for (const unit of made) {
    const words = wordSet(unit);
    const like = left.find((other) => isAlike(words, other.words));
    if (like) unit.mark = like.unit.mark = "changed";
  }
  // Several that became one, such as lines of hashtags, are not gone.
  for (const { unit } of left.filter((one) => one.unit.mark === "gone")) {
    const whole = made.find(({ text }) => text.includes(unit.text));
    if (whole) whole.mark = unit.mark = "changed";
  }
  return { before, after };
}

/** A line of a comparison, and what became of it. Lines are counted from 1. */
export interface DiffLine {
  text: string;
  mark: "kept" | "moved" | "new" | "gone";
  /** Its line in the original; null for a new one. */
  from: number | null;
  /** Its line in the rewrite; null for one that is gone. */
  to: number | null;
}

/**
 * Both texts line by line, in the order of the rewrite, with the lines that are gone where they stood. Blank lines are left
 * out; a line that moved is there once, where it is now.
 */
export function diffLines(original: string, rewritten: string): DiffLine[] {
  const units = (text: string, mark: DiffSentence["mark"]) =>
    text
      .split(/\r\n?|\n/)
      .flatMap((line, at) =>
        line.trim() === "" ? [] : [{ text: line.trimEnd(), mark, line: at + 1 } satisfies DiffSentence],
      );
  const before = units(original, "gone");
  const after = units(rewritten, "new");
  const sources = new Map<DiffSentence, DiffSentence>();
  const pairs = longestCommonSubsequence(before, after);
  for (const [one, other] of pairs) {
    one.mark = other.mark = "kept";
    sources.set(other, one);
  }
  const added = Map.groupBy(
    after.filter(({ mark }) => mark === "new"),
    ({ text }) => text,
  );
  for (const unit of before) {
    const same = unit.mark === "gone" ? added.get(unit.text)?.shift() : undefined;
    if (!same) continue;
    unit.mark = same.mark = "moved";
    sources.set(same, unit);
  }
  const made: DiffLine[] = [];
  let next = 0;
  const addGone = (until: DiffSentence | undefined) => {
    for (; next < before.length && before[next] !== until; next += 1) {
      const unit = before[next];
      if (unit?.mark === "gone") made.push({ text: unit.text, mark: "gone", from: unit.line, to: null });
    }
  };
  // What is gone stands before what came in its place.
  const nextKept = new Map<DiffSentence, DiffSentence | undefined>();
  let kept: DiffSentence | undefined;
  for (const unit of after.toReversed()) {
    if (unit.mark === "kept") kept = sources.get(unit);
    nextKept.set(unit, kept);
  }
  for (const unit of after) {
    const source = sources.get(unit);
    addGone(nextKept.get(unit));
    if (unit.mark === "kept" || unit.mark === "moved" || unit.mark === "new")
      made.push({ text: unit.text, mark: unit.mark, from: source?.line ?? null, to: unit.line });
  }
  addGone(undefined);
  return made;
}

function splitUnits(text: string, mark: DiffSentence["mark"]): DiffSentence[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, at) => splitSentences(line).map((span) => ({ text: span.text, mark, line: at })));
}

/**
 * The longest common subsequence, in pairs (Wagner & Fischer, JACM 21(1), 1974). Common sentences at both ends are paired
 * without a search.
 */
function longestCommonSubsequence(
  before: DiffSentence[],
  after: DiffSentence[],
): [DiffSentence, DiffSentence][] {
  const numbers = new Map<string, number>();
  const numbered = (units: DiffSentence[]) =>
    Int32Array.from(units, ({ text }) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    });
  const [one, other] = [numbered(before), numbered(after)];
  let from = 0;
  while (from < one.length && from < other.length && one[from] === other[from]) from += 1;
  let same = 0;
  while (same < Math.min(one.length, other.length) - from && one.at(-1 - same) === other.at(-1 - same))
    same += 1;
  const [rows, columns] = [one.length - same, other.length - same];
  const width = columns - from + 1;
  const longest = new Uint16Array((rows - from + 1) * width);
  const cell = (row: number, column: number) => (row - from) * width + column - from;
  const lengthAt = (row: number, column: number) => longest[cell(row, column)] ?? 0;
  for (let row = rows - 1; row >= from; row -= 1) {
    for (let column = columns - 1; column >= from; column -= 1) {
      longest[cell(row, column)] =
        one[row] === other[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: [DiffSentence, DiffSentence][] = [];
  const pair = (row: number, column: number) => {
    const [was, is] = [before[row], after[column]];
    if (was && is) pairs.push([was, is]);
  };
  for (let at = 0; at < from; at += 1) pair(at, at);
  for (let row = from, column = from; row < rows && column < columns; ) {
    if (one[row] === other[column]) pair(row++, column++);
    else if (lengthAt(row + 1, column) > lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  for (let at = 0; at < same; at += 1) pair(rows + at, columns + at);
  return pairs;
}

/** Words as they were typed: with the keys of app/words, other sentences would count as changed. */
function wordSet({ text }: DiffSentence): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

function isAlike(one: Set<string>, other: Set<string>): boolean {
  const shorter = Math.min(one.size, other.size);
  const common = [...one].filter((word) => other.has(word)).length;
  return shorter > 0 && common / shorter >= MIN_COMMON;
}
