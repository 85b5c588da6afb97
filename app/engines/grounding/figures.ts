import type { Clause } from "./clauses";
import type { Count, Token } from "./tokens";
import type { Evidence, Figure, Measure } from "./types";
import { ABOUT, LATE, LESS, MORE, NEWEST, NOUNS, USUAL } from "./vocabulary";

/** Nouns are looked for among so many pieces after a number, then before it. */
const NEAR = 5;
/** What "over 18,000" and "almost 18,000" may be off by. */
const BOUND = 1.15;
const PERIODS: Record<string, number> = { day: 1, days: 1, week: 7, weeks: 7, month: 30, months: 30 };

export const wordAt = (tokens: Token[], at: number): string => {
  const token = tokens[at];
  return token?.kind === "word" ? token.key : "";
};

/** What a number of a clause counts; "period" for days, "scope" for how many are listed, null where it does not say. */
export function measureAt(
  { tokens }: Pick<Clause, "tokens">,
  at: number,
): Measure | "period" | "scope" | null {
  const token = tokens[at];
  if (token?.kind === "number" && token.unit === "money")
    return hasWord(tokens, /^(?:rpm|thousand)$/) ? "rpm" : "revenue";
  if (token?.kind === "number" && token.unit === "%") return "chance";
  if (token?.kind === "number" && token.unit === "times") return "times";
  if (PERIODS[wordAt(tokens, at + 1)] !== undefined) return "period";
  if (
    NEWEST.has(wordAt(tokens, at - 1)) ||
    NEWEST.has(wordAt(tokens, at + 1)) ||
    /^(?:past|top|these)$/.test(wordAt(tokens, at - 1))
  )
    return "scope";
  const found = nounFrom(tokens, at + 1, 1) ?? nounFrom(tokens, at - 1, -1);
  if (found === "uploads" && /^(?:long|longer|long-form)$/.test(wordAt(tokens, at + 1))) return "longs";
  if (found === "views" && tokens.some((one) => one.kind === "word" && USUAL.has(one.key)))
    return "average-views";
  if (
    found === "cards" &&
    tokens.some((one) => one.kind === "word" && (LATE.has(one.key) || one.key === "past"))
  )
    return "late";
  return found;
}

function nounFrom(tokens: Token[], from: number, step: 1 | -1): Measure | null {
  for (let away = 0; away < NEAR; away += 1) {
    const token = tokens[from + step * away];
    if (!token || token.kind === "number" || token.kind === "range" || token.kind === "ratio") return null;
    if (token.kind !== "word") continue;
    const noun = NOUNS.find(([pattern]) => pattern.test(token.key));
    if (noun) return noun[1];
  }
  return null;
}

const hasWord = (tokens: Token[], pattern: RegExp) =>
  tokens.some((token) => token.kind === "word" && pattern.test(token.key));

/** Whether a number of a clause is backed, for each of what the clause is about. */
export function isBackedNumber(clause: Clause, at: number, evidence: Evidence): boolean {
  const { tokens, subjects } = clause;
  const token = tokens[at];
  if (token?.kind !== "number") return false;
  const measure = measureAt(clause, at);
  if (measure === "period") {
    const days = token.value * (PERIODS[wordAt(tokens, at + 1)] ?? 0);
    return subjects.every((of) =>
      evidence.figures.some((figure) => figure.days === days && sameName(figure.of, of)),
    );
  }
  if (measure === "scope")
    return evidence.figures.some((one) => one.measure === "listed" && one.value === token.value);
  const said = sayingOf(tokens, at);
  const able = ableMeasures(measure, { said, isOwn: subjects.every((one) => one === null) });
  return subjects.every((of) =>
    able.some((one) =>
      figuresOf(evidence, of, one).some((figure) => {
        if (token.unit === "money" && !isCurrency(token.text, evidence.currency)) return false;
        const value = one === "chance" && token.unit === "%" ? 100 * figure.value : figure.value;
        return fitsSaying(token, value, said);
      }),
    ),
  );
}

/** What a number may be backed by: a forecast's views by its middle, a bound of them by its ends. */
function ableMeasures(measure: Measure | null, { said, isOwn }: { said: Saying; isOwn: boolean }): Measure[] {
  if (measure === "uploads" && isOwn) return ["uploads", "events"];
  if (measure !== null && measure !== "views") return [measure];
  return ["views", said === "over" ? "low" : said === "under" ? "high" : "middle"];
}

const SIGNS: Record<string, string> = { USD: "$", EUR: "€", GBP: "£" };
const isCurrency = (text: string, currency: string | null) =>
  currency !== null && text.startsWith(SIGNS[currency] ?? " ");

export function figuresOf({ figures }: Evidence, of: string | null, measure: Measure): Figure[] {
  return figures.filter((figure) => sameName(figure.of, of) && figure.measure === measure);
}

export const sameName = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && plainName(one) === plainName(other));

/** Answers put their own full stop inside quotation marks, and other marks in place of the title's. */
export function plainName(name: string): string {
  const plain = name.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim();
  let end = plain.length;
  while (end > 0 && ".,!?…".includes(plain[end - 1] ?? " ")) end -= 1;
  return plain.slice(0, end);
}

type Saying = "exactly" | "about" | "over" | "under" | "almost";

/** How the words before a number tell it. */
export function sayingOf(tokens: Token[], at: number): Saying {
  const [before, last] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  if (ABOUT.has(last)) return "about";
  if (last === "almost" || last === "nearly") return "almost";
  if (
    last === "over" ||
    last === "above" ||
    (last === "than" && MORE.has(before)) ||
    `${before} ${last}` === "at least"
  )
    return "over";
  if (
    last === "under" ||
    last === "below" ||
    (last === "than" && LESS.has(before)) ||
    `${before} ${last}` === "up to"
  )
    return "under";
  return "exactly";
}

/** Whether a value may be told by a number: to the step it is written with, wider only where "about" says so. */
function fitsSaying(
  { value: said, step, unit }: Extract<Token, { kind: "number" }>,
  value: number,
  how: Saying,
): boolean {
  switch (how) {
    case "over":
      return value >= said && value <= said * BOUND;
    case "under":
      return value <= said && value >= said / BOUND;
    case "almost":
      return value < said && value >= said / BOUND;
    case "about": {
      const rounded = unit === "" && said >= 100 ? 10 ** Math.max(1, Math.floor(Math.log10(said)) - 1) : step;
      return isWithin({ value: said, step: Math.max(step, rounded) }, value);
    }
    case "exactly":
      return isWithin({ value: said, step }, value);
  }
}

export const isWithin = ({ value: said, step }: Count, value: number) =>
  Math.abs(said - value) <= step / 2 + 1e-9 * Math.abs(said);

/** Whether "9K to 44K" is the range told of each of what the clause is about. */
export function isBackedRange({ subjects }: Clause, token: Token, evidence: Evidence): boolean {
  if (token.kind !== "range") return false;
  return subjects.every(
    (of) =>
      figuresOf(evidence, of, "low").some(({ value }) => isWithin(token.low, value)) &&
      figuresOf(evidence, of, "high").some(({ value }) => isWithin(token.high, value)),
  );
}

/** Whether "7 of 10" is: how often a color or a forecast was right, or a chance in ten. */
export function isBackedRatio({ tokens, subjects, text }: Clause, token: Token, evidence: Evidence): boolean {
  if (token.kind !== "ratio") return false;
  const { value, outOf } = token;
  const measure: Measure = /forecast|range|inside|held/.test(text) ? "inside" : "beat-usual";
  return subjects.every((of) => {
    if (of !== null)
      return figuresOf(evidence, of, "chance").some(
        (figure) => (outOf === 10 || outOf === 100) && Math.round(figure.value * outOf) === value,
      );
    const color = tokens.find((one) => one.kind === "word" && /^(?:green|amber|red)$/.test(one.key));
    const name = color?.kind === "word" ? color.key : null;
    return evidence.figures.some(
      (figure) =>
        figure.measure === measure &&
        figure.value === value &&
        figure.outOf === outOf &&
        (measure === "inside" ? figure.of === null : figure.of === (name ?? "green")),
    );
  });
}
