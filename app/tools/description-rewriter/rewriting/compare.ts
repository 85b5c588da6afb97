import { sentencesIn } from "../measures/sentences";

export interface Compared {
  /** A sentence, or a line without an end. */
  text: string;
  mark: "kept" | "moved" | "changed" | "new" | "gone";
  /** Of its text's lines, which one, from 0. */
  line: number;
}

/** Share of words in common from which on one sentence is a form of the other. */
const ALIKE = 0.6;

/** Both texts as their sentences, marked: for showing them side by side. "gone" is of the original only, "new" of the rewrite. */
export function compare(original: string, rewritten: string): { before: Compared[]; after: Compared[] } {
  const before = unitsOf(original);
  const after = unitsOf(rewritten);
  for (const [one, other] of inOrder(before, after)) one.mark = other.mark = "kept";
  for (const unit of before) {
    if (unit.mark !== "gone") continue;
    const same = after.find((other) => other.mark === "new" && other.text === unit.text);
    if (same) unit.mark = same.mark = "moved";
  }
  const left = before.filter(({ mark }) => mark === "gone");
  for (const unit of after.filter(({ mark }) => mark === "new")) {
    const like = left.find((other) => isAlike(unit.text, other.text));
    if (like) unit.mark = like.mark = "changed";
  }
  return { before, after };
}

function unitsOf(text: string): Compared[] {
  const mark = "gone" as Compared["mark"];
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, at) => sentencesIn(line).map((span) => ({ text: span.text, mark, line: at })));
}

/** The longest common run of units, in pairs (Wagner & Fischer, JACM 21(1), 1974). */
function inOrder(before: Compared[], after: Compared[]): [Compared, Compared][] {
  for (const unit of after) unit.mark = "new";
  const width = after.length + 1;
  const longest = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] as number;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        before[row]?.text === after[column]?.text
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [Compared, Compared][] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row]?.text === after[column]?.text)
      pairs.push([before[row++] as Compared, after[column++] as Compared]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

function isAlike(one: string, other: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [first, second] = [words(one), words(other)];
  const shorter = first.length < second.length ? first : second;
  const known = new Set(first.length < second.length ? second : first);
  return shorter.length > 0 && shorter.filter((word) => known.has(word)).length / shorter.length >= ALIKE;
}
