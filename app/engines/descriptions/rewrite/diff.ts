import { splitSentences } from "../sentences";

export interface DiffSentence {
  /** A sentence, or a line without an end. */
  text: string;
  mark: "kept" | "moved" | "changed" | "new" | "gone";
  /** Of its text's lines, which one, from 0. */
  line: number;
}

/** Share of words in common from which on one sentence is a form of the other. */
const ALIKE = 0.6;

/** Both texts as their sentences, marked: for showing them side by side. "gone" is of the original only, "new" of the rewrite. */
export function diffSentences(
  original: string,
  rewritten: string,
): { before: DiffSentence[]; after: DiffSentence[] } {
  const before = splitUnits(original, "gone");
  const after = splitUnits(rewritten, "new");
  for (const [one, other] of longestCommonRun(before, after)) one.mark = other.mark = "kept";
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
  // Of several that became one, as lines of hashtags do, none is gone.
  for (const { unit } of left.filter((one) => one.unit.mark === "gone")) {
    const whole = made.find(({ text }) => text.includes(unit.text));
    if (whole) whole.mark = unit.mark = "changed";
  }
  return { before, after };
}

function splitUnits(text: string, mark: DiffSentence["mark"]): DiffSentence[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, at) => splitSentences(line).map((span) => ({ text: span.text, mark, line: at })));
}

/** The longest common run of units, in pairs (Wagner & Fischer, JACM 21(1), 1974); what both begin and end with is not searched. */
function longestCommonRun(before: DiffSentence[], after: DiffSentence[]): [DiffSentence, DiffSentence][] {
  const numbers = new Map<string, number>();
  const numbered = (units: DiffSentence[]) =>
    Int32Array.from(units, ({ text }) => {
      if (!numbers.has(text)) numbers.set(text, numbers.size);
      return numbers.get(text) as number;
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
  for (let row = rows - 1; row >= from; row -= 1) {
    for (let column = columns - 1; column >= from; column -= 1) {
      const here = cell(row, column);
      longest[here] =
        one[row] === other[column]
          ? (longest[here + width + 1] as number) + 1
          : Math.max(longest[here + width] as number, longest[here + 1] as number);
    }
  }
  const pairs: [DiffSentence, DiffSentence][] = [];
  const pair = (row: number, column: number) =>
    pairs.push([before[row] as DiffSentence, after[column] as DiffSentence]);
  for (let at = 0; at < from; at += 1) pair(at, at);
  for (let row = from, column = from; row < rows && column < columns; ) {
    if (one[row] === other[column]) pair(row++, column++);
    else if ((longest[cell(row + 1, column)] as number) > (longest[cell(row, column + 1)] as number))
      row += 1;
    else column += 1;
  }
  for (let at = 0; at < same; at += 1) pair(rows + at, columns + at);
  return pairs;
}

function wordSet({ text }: DiffSentence): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

function isAlike(one: Set<string>, other: Set<string>): boolean {
  const shorter = Math.min(one.size, other.size);
  const common = [...one].filter((word) => other.has(word)).length;
  return shorter > 0 && common / shorter >= ALIKE;
}
