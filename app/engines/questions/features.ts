import { CONCEPTS } from "./concepts";
import { CLASSES, FAMILIES } from "./families";
import { withoutQuotes } from "./folded";
import type { Learned } from "./learned";
import { CLAUSE, type Family, readFamilies, shows, wordTest } from "./patterns";
import { speller } from "./spelling";
import { frameOf } from "./subject";
import { INTENTS } from "./types";

/** What a question is told apart into: an intent, or what cannot be answered. */
export const OUTCOMES = [...INTENTS, "decline"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A family's features count so much, and so on: what says more alone counts more while weights are learned. */
const COUNTS = {
  family: 0.7,
  word: 0.5,
  concept: 0.6,
  pair: 0.3,
  row: 0.4,
  first: 0.4,
  last: 0.3,
  length: 0.3,
  said: 0.5,
  shape: 0.4,
  conceptShape: 0.3,
  named: 0.4,
};
/** The families of an outcome together count up to so much, in quarters of their points. */
const MOST_POINTS = 10;

interface Tables {
  families: { outcome: Outcome; families: Family[] }[];
  classes: [string, (word: string) => boolean][];
  concepts: [string, (word: string) => boolean][];
}
let made: Tables | undefined;

/** Made when the first question is read. */
function tables(): Tables {
  made ??= {
    families: OUTCOMES.map((outcome) => ({ outcome, families: readFamilies(FAMILIES[outcome], CLASSES) })),
    classes: Object.entries(CLASSES).map(([name, words]) => [name, wordTest(words)]),
    concepts: Object.entries(CONCEPTS).map(([name, words]) => [name, wordTest(words)]),
  };
  return made;
}

/** True for a feature of a phrase: training leaves them out of every second copy, so that single words learn to do without. */
export function isOfPhrase(feature: string): boolean {
  return (
    feature.startsWith("f:") ||
    feature.startsWith("@") ||
    (feature.startsWith("s:") && feature !== "s:decline")
  );
}

/**
 * The features of a question, by folded words with `CLAUSE` marks, and how much of each it has. `vocabulary` are the words
 * that weights were learned for: others stand for what the question is about, or are one of them misspelled.
 */
export function featuresOf(asked: string[], vocabulary: ReadonlySet<string>): Map<string, number> {
  const { families } = tables();
  const spell = spellerOf(vocabulary);
  const words = asked.map((word) => (conceptsOf(word).length > 0 ? word : spell(word)));
  const features = new Map([["bias", 1]]);
  const frame = frameOf(words);
  for (const { outcome, families: list } of families) {
    const found = list.map((family) => shows(family, outcome === "decline" ? frame : words));
    const points = list.reduce((sum, { weight }, at) => sum + (found[at] ? weight : 0), 0);
    if (points > 0) features.set(`s:${outcome}`, Math.min(points, MOST_POINTS) / 4);
    for (const [at, isFound] of found.entries())
      if (isFound) features.set(`f:${outcome}:${at}`, COUNTS.family);
  }
  for (const [name, takes] of tables().classes) if (words.some(takes)) features.set(`@${name}`, COUNTS.word);
  const said = words.filter((word) => word !== CLAUSE);
  const rows = said.map(conceptsOf);
  const all = [...new Set(rows.flat())].sort();
  for (const [at, one] of all.entries()) {
    features.set(`c:${one}`, COUNTS.concept);
    for (const other of all.slice(at + 1)) features.set(`x:${one}+${other}`, COUNTS.pair);
  }
  for (const one of rows[0] ?? []) features.set(`1:${one}`, COUNTS.first);
  for (const one of rows.at(-1) ?? []) features.set(`z:${one}`, COUNTS.last);
  for (const [at, row] of rows.entries())
    for (const one of row)
      for (const next of rows[at + 1] ?? []) features.set(`n:${one}>${next}`, COUNTS.row);
  features.set(`length:${Math.min(4, Math.floor(words.length / 4))}`, COUNTS.length);
  for (const word of said) if (vocabulary.has(word)) features.set(`w:${word}`, COUNTS.said);
  addShape(features, words, vocabulary);
  return features;
}

/** What stands in a shape for words that are neither known nor a concept: whatever the question is about. */
const ANYTHING = "_";

/** How a question is built: its known words in a row, with a gap for what it is about, and the same by concepts. */
function addShape(features: Map<string, number>, words: string[], vocabulary: ReadonlySet<string>): void {
  const shape: string[] = [];
  for (const word of words) {
    const [concept] = conceptsOf(word);
    const part =
      word === CLAUSE || vocabulary.has(word) ? word : concept === undefined ? ANYTHING : `%${concept}`;
    const repeats = part === ANYTHING && shape.at(-1) === ANYTHING;
    if (!repeats && !(part === CLAUSE && shape.length === 0)) shape.push(part);
  }
  const byConcept = shape.map((part) => {
    const [concept] = conceptsOf(part);
    return concept === undefined ? part : `%${concept}`;
  });
  addRows(features, shape, { name: "b", size: 2, count: COUNTS.shape });
  for (const size of [2, 3])
    addRows(features, byConcept, { name: `k${size}`, size, count: COUNTS.conceptShape });
}

function addRows(
  features: Map<string, number>,
  parts: string[],
  { name, size, count }: { name: string; size: number; count: number },
): void {
  const all = ["<", ...parts, ">"];
  for (let at = 0; at + size <= all.length; at += 1)
    features.set(`${name}:${all.slice(at, at + size).join(" ")}`, count);
}

const spellers = new WeakMap<ReadonlySet<string>, (word: string) => string>();

function spellerOf(vocabulary: ReadonlySet<string>): (word: string) => string {
  let spell = spellers.get(vocabulary);
  if (!spell) {
    spell = speller(vocabulary);
    spellers.set(vocabulary, spell);
  }
  return spell;
}

/** A capital letter within a sentence begins a name: of a channel, a game, a place. */
const NAME = /\p{Lu}\p{Ll}+/gu;

/** Features of a question as it was typed, which folded words no longer show. */
function surfaceFeatures(text: string): [string, number][] {
  const unquoted = withoutQuotes(text);
  const names = unquoted.slice(1).match(NAME)?.length ?? 0;
  return [
    ...(unquoted === text ? [] : ([["quoted", COUNTS.named]] satisfies [string, number][])),
    ...(names === 0 ? [] : ([["named", Math.min(2, names) * COUNTS.named]] satisfies [string, number][])),
  ];
}

/** All features of a question. */
export function questionFeatures(text: string, words: string[], vocabulary: ReadonlySet<string>) {
  return new Map([...featuresOf(words, vocabulary), ...surfaceFeatures(text)]);
}

/** By word, which concepts it is one of: the same words come again and again. */
const known = new Map<string, string[]>();
/** So many words are remembered. */
const MOST_KNOWN = 5_000;

function conceptsOf(word: string): string[] {
  const before = known.get(word);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = tables()
    .concepts.filter(([, takes]) => takes(word))
    .map(([name]) => name);
  known.set(word, found);
  return found;
}

/** How likely each outcome is, by the weights, the likeliest first. */
export function outcomesOf(
  text: string,
  words: string[],
  { weights, vocabulary }: Learned,
): { outcome: Outcome; share: number }[] {
  const sums = OUTCOMES.map(() => 0);
  for (const [feature, much] of questionFeatures(text, words, vocabulary)) {
    const row = weights.get(feature);
    if (row) for (const at of sums.keys()) sums[at] = (sums[at] ?? 0) + much * (row[at] ?? 0);
  }
  const powers = sums.map((sum) => Math.exp(sum - Math.max(...sums)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return OUTCOMES.map((outcome, at) => ({ outcome, share: (powers[at] ?? 0) / total })).sort(
    (one, other) => other.share - one.share,
  );
}
