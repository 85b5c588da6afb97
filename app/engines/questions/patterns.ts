/** One part of a pattern: whether it takes a word. */
type Part = { kind: "word"; takes: (word: string) => boolean } | { kind: "gap"; most: number };

/** Words of a pattern in a row, and others that are found anywhere. */
export type Pattern = Part[][];

/** Patterns that count together: once, however many of them are found. */
export interface Family {
  weight: number;
  patterns: Pattern[];
}

/** So many words may stand in a gap. */
const GAPS: Record<string, number> = { "..": 3, "...": 8 };

/** Begins a clause, among the words. */
export const CLAUSE = "^";

/** Reads a table of families: see `families.ts`. Throws for a class that there is not. */
export function readFamilies(table: string, classes: Record<string, string>): Family[] {
  const taken = new Map(Object.entries(classes).map(([name, words]) => [name, wordTest(words)]));
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const space = line.indexOf(" ");
      const patterns = line.slice(space + 1).split(", ");
      return {
        weight: Number(line.slice(0, space)),
        patterns: patterns.map((one) => readPattern(one, taken)),
      };
    });
}

function readPattern(text: string, classes: Map<string, (word: string) => boolean>): Pattern {
  const partOf = (part: string): Part => {
    const most = GAPS[part];
    if (most !== undefined) return { kind: "gap", most };
    const not = part.startsWith("!");
    const name = not ? part.slice(1) : part;
    const test = name.startsWith("@") ? classes.get(name.slice(1)) : wordTest(name);
    if (!test) throw new Error(`No class ${name}`);
    return { kind: "word", takes: not ? (word) => word !== CLAUSE && !test(word) : test };
  };
  return text.split(" & ").map((row) => row.split(" ").map(partOf));
}

/** Tells whether a word is one of these, of which those with an asterisk are beginnings. */
export function wordTest(words: string): (word: string) => boolean {
  const all = words.split(/\s+/);
  const whole = new Set(all.filter((word) => !word.endsWith("*")));
  const begun = all.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (word) => whole.has(word) || begun.some((start) => word.startsWith(start));
}

/** True if words show a family. */
export function shows({ patterns }: Family, words: string[]): boolean {
  return patterns.some((pattern) => pattern.every((row) => isFound(row, words)));
}

function isFound(row: Part[], words: string[]): boolean {
  return words.some((_, start) => matchesAt(row, 0, words, start));
}

/** Bounded: a pattern has one gap or two, of at most eight words. */
function matchesAt(row: Part[], part: number, words: string[], at: number): boolean {
  const next = row[part];
  if (!next) return true;
  if (next.kind === "gap") {
    for (let skip = 0; skip <= next.most; skip += 1)
      if (matchesAt(row, part + 1, words, at + skip)) return true;
    return false;
  }
  const word = words[at];
  return word !== undefined && next.takes(word) && matchesAt(row, part + 1, words, at + 1);
}
