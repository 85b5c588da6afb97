import { MONTHS } from "../../numbers/days";
import { MULTIPLES, NUMBER_WORDS } from "./vocabulary";

/** A piece of an answer. */
export type Token =
  | { kind: "name"; text: string }
  | { kind: "number"; text: string; value: number; step: number; unit: "" | "%" | "times" | "money" }
  /** "9K to 44K" */
  | { kind: "range"; text: string; low: Count; high: Count }
  /** "7 of 10" */
  | { kind: "ratio"; text: string; value: number; outOf: number }
  | { kind: "day"; text: string; month: number; day: number }
  | { kind: "word"; text: string; key: string }
  | { kind: "stop"; text: string; ends: boolean };

/** A number as written: right if what is meant is within half a step of it. */
export interface Count {
  value: number;
  step: number;
}

const COUNT = String.raw`[$€£]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[$€£]?\d+(?:\.\d+)?`;
const PIECE = new RegExp(
  `[“"«]([^“”"«»]{1,300})[”"»]|((?:${COUNT}))\\s?(K|M|k|m|%|×|x)?(?![\\p{L}\\d])|([\\p{L}][\\p{L}'’-]*)|([.!?;:,()–—\\n])|\\s+`,
  "uy",
);

/**
 * The pieces of an answer; null if something in it cannot be read (a symbol, mark-up, an address). Linear in the text.
 */
export function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const match = PIECE.exec(text);
    if (!match) return null;
    const [whole, name, count, unit, word, stop] = match;
    if (name !== undefined) tokens.push({ kind: "name", text: name });
    else if (count !== undefined) tokens.push(numberOf(whole.trim(), count, unit));
    else if (word !== undefined)
      tokens.push({ kind: "word", text: word, key: word.toLowerCase().replaceAll("’", "'") });
    else if (stop !== undefined) tokens.push({ kind: "stop", text: stop, ends: /[.!?;\n]/.test(stop) });
  }
  return joined(tokens);
}

function numberOf(text: string, count: string, unit = ""): Token {
  const money = /^[$€£]/.test(count);
  const digits = count.replace(/[$€£,]/g, "");
  const decimals = digits.split(".")[1]?.length ?? 0;
  const factor = /k/i.test(unit) ? 1_000 : /m/i.test(unit) ? 1_000_000 : 1;
  const value = Number(digits) * factor;
  const step = factor * 10 ** -decimals;
  const of = money ? "money" : unit === "%" ? "%" : /[×x]/.test(unit) ? "times" : "";
  return { kind: "number", text, value, step, unit: of };
}

const MONTH = new Map(
  MONTHS.flatMap((name, at) =>
    [name.toLowerCase(), name.slice(0, 3).toLowerCase()].map((key) => [key, at] as const),
  ),
);

/** The same with numbers in words, ranges, ratios and days as one piece each. */
function joined(tokens: Token[]): Token[] {
  const read = tokens.map((token): Token => {
    if (token.kind !== "word") return token;
    const multiple = MULTIPLES[token.key];
    if (multiple !== undefined)
      return { kind: "number", text: token.text, value: multiple, step: 0.1, unit: "times" };
    const value = NUMBER_WORDS[token.key];
    return value === undefined || token.key === "one"
      ? token
      : { kind: "number", text: token.text, value, step: 1, unit: "" };
  });
  const out: Token[] = [];
  for (let at = 0; at < read.length; at += 1) {
    const [one, two, three, four] = read.slice(at, at + 4);
    const joins = one && joinedAt(one, two, three, four);
    if (joins) {
      out.push(joins.token);
      at += joins.length - 1;
    } else if (one) out.push(one);
  }
  return out;
}

function joinedAt(
  one: Token,
  two?: Token,
  three?: Token,
  four?: Token,
): { token: Token; length: number } | null {
  const text = (...some: (Token | undefined)[]) => some.map((token) => token?.text ?? "").join(" ");
  const month = one.kind === "word" ? MONTH.get(one.key) : undefined;
  if (month !== undefined && two?.kind === "number" && two.unit === "" && two.value <= 31)
    return { token: { kind: "day", text: text(one, two), month, day: two.value }, length: 2 };
  const then = two?.kind === "word" ? MONTH.get(two.key) : undefined;
  if (one.kind === "number" && one.unit === "" && one.value <= 31 && then !== undefined)
    return { token: { kind: "day", text: text(one, two), month: then, day: one.value }, length: 2 };
  if (isWord(one, "between") && two?.kind === "number" && isWord(three, "and") && four?.kind === "number")
    return { token: rangeOf(two, four, text(one, two, three, four)), length: 4 };
  if (one.kind !== "number") return null;
  if (three?.kind === "number" && (isWord(two, "to") || two?.text === "–"))
    return { token: rangeOf(one, three, text(one, two, three)), length: 3 };
  if (three?.kind === "number" && (isWord(two, "of") || isWord(two, "in")) && three.unit === "")
    return { token: ratioOf(one, three, text(one, two, three)), length: 3 };
  if (isWord(two, "out") && isWord(three, "of") && four?.kind === "number")
    return { token: ratioOf(one, four, text(one, two, three, four)), length: 4 };
  return null;
}

const isWord = (token: Token | undefined, key: string) => token?.kind === "word" && token.key === key;

type NumberToken = Extract<Token, { kind: "number" }>;

function rangeOf(low: NumberToken, high: NumberToken, text: string): Token {
  // "9 to 44K": the unit stands once.
  const factor = low.step < high.step && high.value / Math.max(1, low.value) > 999 ? high.step : 1;
  return { kind: "range", text, low: { value: low.value * factor, step: low.step * factor }, high };
}

function ratioOf(one: NumberToken, other: NumberToken, text: string): Token {
  return { kind: "ratio", text, value: one.value, outOf: other.value };
}
