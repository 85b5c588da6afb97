import { unbackedDay } from "./calendar";
import type { Clause } from "./clauses";
import { figuresOf, measureAt, sameName, sayingOf, wordAt } from "./figures";
import type { Evidence, Measure, Trait, Unsupported } from "./types";
import {
  BLAME,
  FALLING,
  LATE,
  LEAST,
  LESS,
  MORE,
  MOST,
  NEGATIONS,
  NEWEST,
  NOUNS,
  PRAISE,
  RISING,
  STEADY,
  USUAL,
} from "./vocabulary";

/** Nearer to the usual than this is neither above nor below it. */
const CLEAR = 0.05;
/** So far from the usual is good, or bad. */
const WELL = 1.2;
const BADLY = 0.8;
/** Measures by which one may do better than another, the first that both have. */
const BETTER: Measure[] = ["times", "chance", "middle", "views"];

type Direction = 1 | -1;

/** A comparison or another claim in words that nothing backs; null where all are backed. */
export function claimIn(clause: Clause, evidence: Evidence): Unsupported | null {
  const day = unbackedDay(clause, evidence);
  if (day !== null) return { why: "number", at: day };
  const { tokens, text } = clause;
  const isNegated = tokens.some((token) => token.kind === "word" && NEGATIONS.has(token.key));
  if (relatesNames(clause)) return { why: "claim", at: text };
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "word") continue;
    const isBacked = backed(clause, at, { evidence, isNegated });
    if (!isBacked) return { why: "comparison", at: `${token.text}: ${text}` };
  }
  return null;
}

/** Two names of which neither more nor less is said: what one is to the other was not told. */
function relatesNames({ tokens, names }: Clause): boolean {
  const first = tokens.findIndex(({ kind }) => kind === "name");
  const last = tokens.findLastIndex(({ kind }) => kind === "name");
  if (names.length < 2 || tokens.slice(first, last).every(({ kind }) => kind === "name")) return false;
  return !tokens.some((token) => token.kind === "word" && (MORE.has(token.key) || LESS.has(token.key)));
}

interface Reading {
  evidence: Evidence;
  isNegated: boolean;
}

function backed(clause: Clause, at: number, { evidence, isNegated }: Reading): boolean {
  const { tokens, subjects } = clause;
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const before = wordAt(tokens, at - 1);
  if (boundsNumber(tokens, at)) return true;
  if (!isHarmless(clause, at, evidence)) return false;
  if (ADVICE.test(word) && !isAdvised(clause, evidence, isNegated)) return false;
  if (MORE.has(word)) return isCompared(clause, evidence, isNegated ? -1 : 1);
  if (LESS.has(word)) return isCompared(clause, evidence, isNegated ? 1 : -1);
  if (MOST.has(word)) return !isNegated && isExtreme(clause, evidence, 1);
  if (LEAST.has(word)) return !isNegated && isExtreme(clause, evidence, -1);
  if (word === "up" && (next === "to" || before === "look" || before === "looked")) return true;
  const trend = RISING.has(word)
    ? "rising"
    : FALLING.has(word)
      ? "falling"
      : STEADY.has(word)
        ? "steady"
        : null;
  if (trend)
    return !isNegated && hasTrait(evidence, subjects, (one) => one.kind === "trend" && one.is === trend);
  if (word === "well" && before === "as") return true;
  if (PRAISE.has(word)) return !isNegated && isJudged(clause, evidence, 1);
  if (BLAME.has(word)) return !isNegated && isJudged(clause, evidence, -1);
  if (NEWEST.has(word)) {
    if (tokens[at + 1]?.kind === "number" || tokens[at - 1]?.kind === "number") return true;
    return !isNegated && hasStanding(evidence, subjects, "newest");
  }
  if (LATE.has(word)) {
    const counts = tokens.some((one, place) => one.kind === "number" && measureAt(clause, place) === "late");
    return counts || (isNegated ? isNoneLate(subjects, evidence) : hasStanding(evidence, subjects, "late"));
  }
  if (word === "next" && !/^steps?$/.test(next)) return !isNegated && hasStanding(evidence, subjects, "next");
  if (/^(?:green|amber|red)$/.test(word)) {
    if (tokens.some(({ kind }) => kind === "ratio")) return true;
    return !isNegated && hasTrait(evidence, subjects, (one) => one.kind === "color" && one.is === word);
  }
  if (/^(?:ask|asks|asked|asking|want|wants|wanted|wished)$/.test(word) && clause.names.length > 0)
    return !isNegated && hasStanding(evidence, subjects, "asked-for");
  if (/^(?:earn|earns|earned|paid)$/.test(word))
    return subjects.every((of) => figuresOf(evidence, of, "revenue").length > 0) && !isNegated;
  if (isNegated && NEGATIONS.has(word)) return isModestDenial(clause, evidence);
  return true;
}

const ADVICE = /^(?:film|make|choose|pick|keep|try|publish|record)$/;

/** Words that claim more than they seem to: of no number, of all that is not named, of a time. */
function isHarmless({ tokens, subjects }: Clause, at: number, evidence: Evidence): boolean {
  const word = wordAt(tokens, at);
  const isAfterNumber = tokens[at - 1]?.kind === "number";
  if (/^(?:days?|weeks?|months?|year)$/.test(word)) return isAfterNumber;
  if (/^(?:only|just)$/.test(word))
    return (
      ["number", "ratio"].includes(tokens[at + 1]?.kind ?? "") ||
      /^(?:about|around)$/.test(wordAt(tokens, at + 1))
    );
  if (/^(?:both|they)$/.test(word)) return subjects.length > 1;
  if (word === "right") return wordAt(tokens, at + 1) === "now";
  if (/^(?:new|newly)$/.test(word)) return evidence.figures.some(({ measure }) => measure === "events");
  if (/^(?:viewers?|people)$/.test(word) && isAfterNumber) return subjects.every((of) => of !== null);
  return true;
}

/** To make something is advised where its light is green, against it where it is red; of what has none nothing is said. */
function isAdvised({ subjects }: Clause, evidence: Evidence, isNegated: boolean): boolean {
  return subjects.every((of) => {
    const color = evidence.traits.find((one) => sameName(one.of, of) && one.trait.kind === "color")?.trait;
    return color?.kind !== "color" || color.is === (isNegated ? "red" : "green");
  });
}

/** "more than 18,000": a bound of the number, which is held with it. */
function boundsNumber(tokens: Clause["tokens"], at: number): boolean {
  const isNumber = (place: number) => tokens[place]?.kind === "number";
  if (isNumber(at + 1) && sayingOf(tokens, at + 1) !== "exactly") return true;
  return isNumber(at + 2) && wordAt(tokens, at + 1) === "than";
}

/** Whether one is above (1) or below (-1) the usual, or another. */
function isCompared(clause: Clause, evidence: Evidence, direction: Direction): boolean {
  const { tokens, names, subjects } = clause;
  if (tokens.some(({ kind }) => kind === "ratio")) return true;
  if (tokens.some((token) => token.kind === "word" && USUAL.has(token.key)))
    return subjects.every((of) =>
      figuresOf(evidence, of, "times").some(({ value }) => direction * (value - 1) > CLEAR),
    );
  const [one, other] = names.length === 2 ? names : names.length === 1 ? [subjects[0], names[0]] : [];
  if (!one || !other || sameName(one, other)) return false;
  const measures = nounIn(clause) ?? BETTER;
  for (const measure of measures) {
    const [a, b] = [one, other].map((of) => figuresOf(evidence, of, measure)[0]?.value);
    if (a !== undefined && b !== undefined) return direction * (a - b) > 0;
  }
  return false;
}

/** The measures that a clause names for a comparison; null where it names none. */
function nounIn({ tokens }: Clause): Measure[] | null {
  const named = tokens.flatMap((token) => {
    if (token.kind !== "word") return [];
    if (/^(?:revenue|money|income|earn|earns|earned|paid)$/.test(token.key)) return ["revenue" as const];
    if (/^(?:chance|odds|likeliest|likely)$/.test(token.key)) return ["chance" as const];
    if (USUAL.has(token.key)) return ["times" as const];
    const noun = NOUNS.find(([pattern]) => pattern.test(token.key))?.[1];
    return noun === "views" || noun === "comments" || noun === "episodes" ? [noun] : [];
  });
  return named.length === 0 ? null : named.includes("views") ? ["views", "middle"] : named;
}

/** Whether it is the most (1) or the least (-1) of everything; of what is listed alone, where the clause says so. */
function isExtreme(clause: Clause, evidence: Evidence, direction: Direction): boolean {
  const { tokens, subjects } = clause;
  const [of, ...others] = subjects;
  if (others.length > 0 || of === undefined) return false;
  const time = evidence.traits.find((one) => one.of === null && one.trait.kind === "time");
  if (of === null)
    return (
      time?.trait.kind === "time" && time.trait.best === (direction === 1) && saysTime(clause, time.trait.is)
    );
  const measures = nounIn(clause) ?? [...BETTER, "comments", "revenue"];
  const is = direction === 1 ? "most" : "least";
  if (
    evidence.extremes.some((one) => sameName(one.of, of) && one.is === is && measures.includes(one.measure))
  )
    return true;
  const isScoped = tokens.some(
    (token, at) =>
      (token.kind === "word" && /^(?:these|those|listed|here)$/.test(token.key)) ||
      (token.kind === "number" && measureAt(clause, at) === "scope"),
  );
  if (!isScoped) return false;
  const measure = measures.find((one) => figuresOf(evidence, of, one).length > 0);
  const own = measure && figuresOf(evidence, of, measure)[0]?.value;
  if (measure === undefined || own === undefined) return false;
  const rest = evidence.figures.filter(
    (one) => one.measure === measure && one.of !== null && !sameName(one.of, of),
  );
  return rest.length > 0 && rest.every(({ value }) => direction * (own - value) > 0);
}

function saysTime({ text }: Clause, time: string): boolean {
  return text.toLowerCase().includes(time.toLowerCase().replace(/s$/, ""));
}

function isJudged({ subjects }: Clause, evidence: Evidence, direction: Direction): boolean {
  const color = direction === 1 ? "green" : "red";
  return subjects.every((of) => {
    const times = figuresOf(evidence, of, "times")[0]?.value;
    const isFar = times !== undefined && (direction === 1 ? times >= WELL : times <= BADLY);
    return isFar || hasTrait(evidence, [of], (one) => one.kind === "color" && one.is === color);
  });
}

function hasTrait(
  evidence: Evidence,
  subjects: (string | null)[],
  is: (trait: Trait["trait"]) => boolean,
): boolean {
  return subjects.every((of) => evidence.traits.some((one) => sameName(one.of, of) && is(one.trait)));
}

function hasStanding(evidence: Evidence, subjects: (string | null)[], standing: string): boolean {
  return hasTrait(evidence, subjects, (one) => one.kind === "standing" && one.is === standing);
}

/** Whether each has a day that is not past; of the plan, whether no card is late. */
function isNoneLate(subjects: (string | null)[], evidence: Evidence): boolean {
  return subjects.every((of) =>
    of === null
      ? figuresOf(evidence, null, "late").some(({ value }) => value === 0)
      : hasTrait(evidence, [of], ({ kind }) => kind === "day") && !hasStanding(evidence, [of], "late"),
  );
}

const MODEST = /^(?:yet|known|compared|judged|tell|say|dated|date|enough)$/;

/** What may be denied: that something is known yet, or that there is any of what was counted as none. */
function isModestDenial({ tokens, subjects }: Clause, evidence: Evidence): boolean {
  if (tokens.some((token) => token.kind === "word" && MODEST.test(token.key))) return true;
  if (
    tokens.some(
      (token) => token.kind === "word" && (MORE.has(token.key) || LESS.has(token.key) || LATE.has(token.key)),
    )
  )
    return true;
  const at = tokens.findIndex((token) => token.kind === "word" && /^(?:no|none)$/.test(token.key));
  const measure = at < 0 ? null : measureAt({ tokens }, at);
  if (measure === null || measure === "period" || measure === "scope") return false;
  return subjects.every((of) => figuresOf(evidence, of, measure).some(({ value }) => value === 0));
}
