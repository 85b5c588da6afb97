import { CONCEPTS } from "./concepts";
import { CLASSES, FAMILIES } from "./families";
import { CLAUSE, type Family, readFamilies, shows, wordTest } from "./patterns";
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

/** The features of a question, by folded words with `CLAUSE` marks, and how much of each it has. */
export function featuresOf(words: string[]): Map<string, number> {
  const { families, classes, concepts } = tables();
  const features = new Map([["bias", 1]]);
  const frame = frameOf(words);
  for (const { outcome, families: list } of families) {
    const found = list.map((family) => shows(family, outcome === "decline" ? frame : words));
    const points = list.reduce((sum, { weight }, at) => sum + (found[at] ? weight : 0), 0);
    if (points > 0) features.set(`s:${outcome}`, Math.min(points, MOST_POINTS) / 4);
    for (const [at, isFound] of found.entries())
      if (isFound) features.set(`f:${outcome}:${at}`, COUNTS.family);
  }
  for (const [name, takes] of classes) if (words.some(takes)) features.set(`@${name}`, COUNTS.word);
  const said = words.filter((word) => word !== CLAUSE);
  const rows = said.map((word) => concepts.filter(([, takes]) => takes(word)).map(([name]) => name));
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
  return features;
}

/** Letters of the steps of a weight, from the least to the most. */
const LETTERS = "zyxwvutsrqponmlkjihgfedcba0ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const STEP = 0.07;
const MOST_STEPS = (LETTERS.length - 1) / 2;

/** The weights of a table by feature: a row is the feature, a space, and a letter an outcome (see `writeRow`). */
export function readWeights(table: string): Map<string, number[]> {
  return new Map(
    table
      .trim()
      .split("\n")
      .map((row) => {
        const space = row.lastIndexOf(" ");
        const steps = Array.from(row.slice(space + 1), (letter) => LETTERS.indexOf(letter) - MOST_STEPS);
        return [row.slice(0, space), steps.map((one) => one * STEP)];
      }),
  );
}

/** A row of the table of weights. */
export function writeRow(feature: string, weights: number[]): string {
  const letters = weights.map((weight) => {
    const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / STEP)));
    return LETTERS[steps + MOST_STEPS];
  });
  return `${feature} ${letters.join("")}`;
}

/** How likely each outcome is, by the weights, the likeliest first. */
export function outcomesOf(
  words: string[],
  weights: Map<string, number[]>,
): { outcome: Outcome; share: number }[] {
  const sums = OUTCOMES.map(() => 0);
  for (const [feature, much] of featuresOf(words)) {
    const row = weights.get(feature);
    if (row) for (const at of sums.keys()) sums[at] = (sums[at] ?? 0) + much * (row[at] ?? 0);
  }
  const powers = sums.map((sum) => Math.exp(sum - Math.max(...sums)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return OUTCOMES.map((outcome, at) => ({ outcome, share: (powers[at] ?? 0) / total })).sort(
    (one, other) => other.share - one.share,
  );
}
