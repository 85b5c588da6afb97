import { isCalendarWord } from "./calendar";
import { claimIn } from "./claims";
import { type Clause, clausesOf } from "./clauses";
import { isBackedNumber, isBackedRange, isBackedRatio, plainName, sameName } from "./figures";
import type { Evidence, Unsupported } from "./types";
import {
  ABOUT,
  BLAME,
  BREAKS,
  FALLING,
  LATE,
  LEAST,
  LESS,
  MORE,
  MOST,
  NEGATIONS,
  NEUTRAL,
  NEWEST,
  PRAISE,
  RISING,
  STEADY,
  USUAL,
} from "./vocabulary";

/** A longer answer is no answer to one question. */
export const LONGEST_ANSWER = 700;

const KNOWN = [
  NEUTRAL,
  MORE,
  LESS,
  MOST,
  LEAST,
  RISING,
  FALLING,
  STEADY,
  PRAISE,
  BLAME,
  NEGATIONS,
  NEWEST,
  LATE,
  USUAL,
  ABOUT,
  BREAKS,
];

/**
 * What of an answer nothing backs, the first of it; null where all of it is backed. Each clause is read for the names it is
 * about, and each of its numbers, days and comparisons is held against what was told of them. Linear in the text for a
 * given evidence.
 *
 * @param text with each name in quotation marks (`quoteNames`)
 */
export function checkAnswer(text: string, evidence: Evidence): Unsupported | null {
  if (text.trim() === "" || text.length > LONGEST_ANSWER) return { why: "long", at: text.slice(0, 40) };
  const clauses = clausesOf(text);
  if (!clauses) return { why: "word", at: text.slice(0, 40) };
  for (const clause of clauses) {
    const found = unsupportedIn(clause, evidence);
    if (found) return found;
  }
  return null;
}

function unsupportedIn(clause: Clause, evidence: Evidence): Unsupported | null {
  const { tokens, text } = clause;
  for (const token of tokens) {
    if (token.kind === "name" && !evidence.names.some((name) => sameName(name, token.text)))
      return { why: "name", at: token.text };
    if (token.kind === "word" && !isKnown(token.key)) return { why: "word", at: token.text };
  }
  const hasNumber = tokens.some(({ kind }) => kind === "number" || kind === "range" || kind === "ratio");
  // Whose number it is cannot be told where two names share it.
  const isShared = new Set(clause.names.map(plainName)).size > 1 && !isOneList(clause);
  if (hasNumber && isShared) return { why: "number", at: text };
  if (hasNumber && tokens.some((token) => token.kind === "word" && NEGATIONS.has(token.key)))
    return { why: "claim", at: text };
  for (const [at, token] of tokens.entries()) {
    const isBacked =
      token.kind === "number"
        ? isBackedNumber(clause, at, evidence)
        : token.kind === "range"
          ? isBackedRange(clause, token, evidence)
          : token.kind === "ratio"
            ? isBackedRatio(clause, token, evidence)
            : true;
    if (!isBacked) return { why: "number", at: `${token.text}: ${text}` };
  }
  return claimIn(clause, evidence);
}

const isKnown = (key: string) => KNOWN.some((words) => words.has(key)) || isCalendarWord(key);

/** Names in a row before anything is said of them: all of it holds for each. */
function isOneList({ tokens }: Clause): boolean {
  const first = tokens.findIndex(({ kind }) => kind === "name");
  const last = tokens.findLastIndex(({ kind }) => kind === "name");
  return tokens.slice(first, last).every(({ kind }) => kind === "name");
}

/** Puts each known name that stands without quotation marks into them, the longest first. */
export function quoteNames(text: string, names: readonly string[]): string {
  const parts = text.split(/([“"«][^“”"«»]{1,300}[”"»])/u);
  const longest = [...names]
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length);
  return parts
    .map((part, at) => (at % 2 === 1 ? part : longest.reduce((text, name) => quoted(text, name), part)))
    .join("");
}

function quoted(text: string, name: string): string {
  return text
    .split(/(“[^“”]*”)/u)
    .map((part, at) => {
      if (at % 2 === 1) return part;
      let out = "";
      let from = 0;
      for (let found = part.indexOf(name); found >= 0; found = part.indexOf(name, from)) {
        const end = found + name.length;
        const isWhole =
          !/[\p{L}\p{N}]/u.test(part[found - 1] ?? " ") && !/[\p{L}\p{N}]/u.test(part[end] ?? " ");
        out += isWhole ? `${part.slice(from, found)}“${name}”` : part.slice(from, end);
        from = end;
      }
      return out + part.slice(from);
    })
    .join("");
}
