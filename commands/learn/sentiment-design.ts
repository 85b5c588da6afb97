import { commentFeatures } from "../../app/engines/sentiment/classify.ts";
import { extractGrams, type Grams } from "../../app/engines/sentiment/grams.ts";
import { CONSTANT, gramValue } from "../../app/engines/sentiment/model.ts";
import { gramMoods, type MoodModel } from "../../app/engines/sentiment/moods.ts";
import { rateTerms } from "../../app/engines/sentiment/ratings.ts";
import { tokenize } from "../../app/engines/sentiment/tokens.ts";
import type { Sparse } from "./sentiment-fit.ts";
import type { SentimentRow } from "./sentiment-rows.ts";

/** Hyperparameters, chosen by cross-validation over all sets together; each is a round number in a flat part. */
export const CHOICES = {
  shrink: 1.5,
  rounds: 120,
  /** Scales of the features: the greater, the less their weights are shrunk. */
  rule: 0.5,
  word: 0.45,
  pair: 0.3,
  /** A word is learned from two comments on, a pair from three, in two groups at least. */
  wordsIn: 2,
  pairsIn: 3,
};

/** A comment's features, and the group that it is kept in. */
interface Described {
  row: { group: string };
  rules: Float64Array;
  grams: Grams;
}

/** A row with its features, made once for all models. */
export interface Featured extends Described {
  row: SentimentRow;
}

/** `moods` are those that ship, unless others are given. */
export function extractFeatures(row: SentimentRow, moods?: MoodModel): Featured {
  const tokens = tokenize(row.text);
  const terms = rateTerms(tokens);
  const grams = extractGrams(terms);
  return { row, rules: commentFeatures(tokens, terms, gramMoods(grams, moods), moods), grams };
}

/** Words and pairs of more than one group: what one video is about teaches nothing. */
export function learnVocabulary(
  rows: readonly Described[],
  { words, pairs } = { words: CHOICES.wordsIn, pairs: CHOICES.pairsIn },
): Map<string, number> {
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
    const least = isPair(gram) ? pairs : words;
    if (times >= least && group === null) vocabulary.set(gram, vocabulary.size);
  }
  return vocabulary;
}

export function isPair(gram: string): boolean {
  return gram.includes(" ");
}

/** The features of rows as a sparse matrix: the constant, the rule features, then the vocabulary. */
export function designMatrix(rows: readonly Described[], vocabulary: Map<string, number>): Sparse {
  const starts = new Int32Array(rows.length + 1);
  const places: number[] = [];
  const values: number[] = [];
  const first = (rows[0]?.rules.length ?? 0) + 1;
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
