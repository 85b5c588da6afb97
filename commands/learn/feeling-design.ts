import { type Grams, gramsOf } from "../../app/engines/sentiment/features/grams.ts";
import { RULE_FEATURES, ruleFeatures } from "../../app/engines/sentiment/features/rule-features.ts";
import { CONSTANT, gramValue } from "../../app/engines/sentiment/model.ts";
import { ratedTerms } from "../../app/engines/sentiment/ratings.ts";
import { tokensOf } from "../../app/engines/sentiment/tokens.ts";
import type { Sparse } from "./feeling-fit.ts";
import type { FeelingRow } from "./feeling-rows.ts";

/** Chosen by cross-validation over all sets together; each is a round number in a flat part. */
export const CHOICES = {
  shrink: 1.5,
  rounds: 120,
  /** How much features count before they are shrunk: the greater, the freer. */
  rule: 0.5,
  word: 0.45,
  pair: 0.3,
  /** A word is learned from two comments of two groups on, a pair from three. */
  wordsIn: 2,
  pairsIn: 3,
  /** Both labelled sets of comments are named best when praise is called a little sooner. */
  lean: [0.2, 0] as [praise: number, blame: number],
};

/** A row with its features, which are made once for however many models. */
export interface Featured {
  row: FeelingRow;
  rules: Float64Array;
  grams: Grams;
}

export function featured(row: FeelingRow): Featured {
  const tokens = tokensOf(row.text);
  const terms = ratedTerms(tokens);
  return { row, rules: ruleFeatures(tokens, terms), grams: gramsOf(terms) };
}

/** Words and pairs that more than one group has: what one video alone is about teaches nothing. */
export function vocabularyOf(rows: Featured[]): Map<string, number> {
  const seen = new Map<string, { times: number; group: string | null }>();
  for (const { row, grams } of rows) {
    for (const gram of grams.names) {
      const known = seen.get(gram);
      if (!known) seen.set(gram, { times: 1, group: row.group });
      else {
        known.times++;
        if (known.group !== row.group) known.group = null;
      }
    }
  }
  const vocabulary = new Map<string, number>();
  for (const [gram, { times, group }] of seen) {
    const least = isPair(gram) ? CHOICES.pairsIn : CHOICES.wordsIn;
    if (times >= least && group === null) vocabulary.set(gram, vocabulary.size);
  }
  return vocabulary;
}

export function isPair(gram: string): boolean {
  return gram.includes(" ");
}

export function sparse(rows: Featured[], vocabulary: Map<string, number>): Sparse {
  const starts = new Int32Array(rows.length + 1);
  const places: number[] = [];
  const values: number[] = [];
  const first = RULE_FEATURES.length + 1;
  rows.forEach(({ rules, grams }, row) => {
    starts[row] = places.length;
    places.push(0);
    values.push(CONSTANT);
    rules.forEach((value, rule) => {
      if (value === 0) return;
      places.push(rule + 1);
      values.push(value * CHOICES.rule);
    });
    const value = gramValue(grams.size);
    for (const gram of grams.names) {
      const place = vocabulary.get(gram);
      if (place === undefined) continue;
      places.push(first + place);
      values.push(value * (isPair(gram) ? CHOICES.pair : CHOICES.word));
    }
  });
  starts[rows.length] = places.length;
  return {
    starts,
    places: Int32Array.from(places),
    values: Float64Array.from(values),
    width: first + vocabulary.size,
  };
}
