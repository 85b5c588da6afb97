import { gramsOf } from "../../app/tools/comment-sentiment/feeling/features/grams.ts";
import {
  RULE_FEATURES,
  ruleFeatures,
} from "../../app/tools/comment-sentiment/feeling/features/rule-features.ts";
import type { FeelingClass } from "../../app/tools/comment-sentiment/feeling/feeling.ts";
import { creatorPhrases } from "../../app/tools/comment-sentiment/feeling/lexicon/lexicon.ts";
import {
  CONSTANT,
  type FeelingModel,
  gramValue,
  OUTPUTS,
} from "../../app/tools/comment-sentiment/feeling/model.ts";
import { ratedTerms } from "../../app/tools/comment-sentiment/feeling/ratings.ts";
import { tokensOf } from "../../app/tools/comment-sentiment/feeling/tokens.ts";
import { type Sparse, weightsFor } from "./feeling-fit.ts";
import type { FeelingRow, SentimentSet } from "./feeling-rows.ts";

/** Chosen by cross-validation over all sets together; each is a round number in a flat part. */
export const CHOICES = {
  shrink: 1.5,
  rounds: 120,
  /** How much features count before they are shrunk: the greater, the freer. */
  rule: 0.5,
  word: 0.35,
  pair: 0.25,
  /** A word is learned from two comments of two groups on, a pair from three. */
  wordsIn: 2,
  pairsIn: 3,
  /** Both labelled sets of comments are named best when praise is called a little sooner. */
  lean: [0.2, 0] as [praise: number, blame: number],
};

/** How much a row of each set counts: the small set more, comments about products or off the topic less. */
const COUNT = {
  jziumo: 2,
  video: 1,
  product: 0.7,
  offTopic: 0.3,
  ratedAsLabel: 0.25,
  labelAsRating: 0.1,
  own: 0.2,
};

const CLASSES: FeelingClass[] = ["positive", "negative", "neutral"];
/** What a label says as a rating: about the mean rating of comments that are clearly so. */
const AS_RATING = { positive: 1.6, negative: -1.6, neutral: 0, mixed: 0 };
/** A mean rating of .7 is as often called positive as neutral, and that changes quickly around it. */
const EDGE = 0.7;
const STEEPNESS = 2.2;

/** A row with its features, which are made once for however many models. */
export interface Featured {
  row: FeelingRow;
  rules: Float64Array;
  grams: string[];
}

export function featured(row: FeelingRow): Featured {
  const tokens = tokensOf(row.text);
  const terms = ratedTerms(tokens);
  return { row, rules: ruleFeatures(tokens, terms), grams: gramsOf(terms) };
}

/**
 * Learns from rows: log odds of the classes (softmax regression) and the rating (ridge regression), over the same
 * features. A rating also teaches the classes, and a label the rating, both with less weight. The own list of creator
 * language is learned from, too, phrase by phrase, so that it keeps its meaning where the sets say little.
 */
export function learnModel(rows: Featured[]): FeelingModel {
  const taught = rows.filter(({ row }) => row.status !== "spam" && row.status !== "not_english");
  const own = creatorPhrases().map(({ phrase, rating }) =>
    featured({ set: "vader_tweets", group: "own", text: phrase, rating }),
  );
  const vocabulary = vocabularyOf(taught);
  const all = [...taught, ...own];
  const features = sparse(all, vocabulary);
  const balance = balanceOf(taught);
  const shares = new Float64Array(all.length * CLASSES.length);
  const ratings = new Float64Array(all.length);
  const shareCounts = new Float64Array(all.length);
  const ratingCounts = new Float64Array(all.length);
  all.forEach(({ row }, at) => {
    const count = at < taught.length ? countOf(row) : COUNT.own;
    const isRated = row.rating !== undefined;
    sharesOf(row).forEach((share, k) => {
      shares[at * CLASSES.length + k] = share;
    });
    ratings[at] = row.rating ?? AS_RATING[row.label ?? "neutral"];
    shareCounts[at] =
      at >= taught.length ? count : isRated ? COUNT.ratedAsLabel : count * (balance(row) ?? 1);
    ratingCounts[at] = isRated ? count : COUNT.labelAsRating * count;
  });
  const { shrink, rounds } = CHOICES;
  const classes = weightsFor(features, {
    outputs: 3,
    wanted: shares,
    counts: shareCounts,
    loss: "softmax",
    shrink,
    rounds,
  });
  const valence = weightsFor(features, {
    outputs: 1,
    wanted: ratings,
    counts: ratingCounts,
    loss: "square",
    shrink,
    rounds,
  });
  return modelOf(vocabulary, classes, valence);
}

function countOf({ set, status, isOfVideo }: FeelingRow): number {
  if (set === "jziumo") return COUNT.jziumo;
  if (set !== "sentube") return 1;
  if (status !== "ok") return COUNT.offTopic;
  return isOfVideo ? COUNT.video : COUNT.product;
}

function sharesOf({ label, rating }: FeelingRow): number[] {
  if (rating !== undefined) {
    const positive = 1 / (1 + Math.exp(-STEEPNESS * (rating - EDGE)));
    const negative = 1 / (1 + Math.exp(STEEPNESS * (rating + EDGE)));
    const neutral = Math.max(0.02, 1 - positive - negative);
    return [positive, negative, neutral].map((share) => share / (positive + negative + neutral));
  }
  if (label === "mixed") return [0.5, 0.5, 0];
  return CLASSES.map((one) => (one === label ? 1 : 0));
}

/** Rare classes count more, by the root of what would make all equal, set by set. */
function balanceOf(rows: Featured[]): (row: FeelingRow) => number | undefined {
  const sums = new Map<string, number>();
  const keyOf = (set: SentimentSet, label: string | undefined) => `${set} ${label}`;
  for (const { row } of rows) {
    if (row.label === undefined || row.label === "mixed") continue;
    const key = keyOf(row.set, row.label);
    sums.set(key, (sums.get(key) ?? 0) + countOf(row));
  }
  return ({ set, label }) => {
    const sum = sums.get(keyOf(set, label));
    if (sum === undefined) return undefined;
    const all = CLASSES.reduce((total, one) => total + (sums.get(keyOf(set, one)) ?? 0), 0);
    return Math.sqrt(all / CLASSES.length / sum);
  };
}

/** Words and pairs that more than one group has: what one video alone is about teaches nothing. */
function vocabularyOf(rows: Featured[]): Map<string, number> {
  const seen = new Map<string, { times: number; group: string | null }>();
  for (const { row, grams } of rows) {
    for (const gram of grams) {
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

function isPair(gram: string): boolean {
  return gram.includes(" ");
}

function sparse(rows: Featured[], vocabulary: Map<string, number>): Sparse {
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
    const value = gramValue(grams.length);
    for (const gram of grams) {
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

/** Puts the weights in the model's order: praise and blame against neutral, and the scale of the features put in. */
function modelOf(
  vocabulary: Map<string, number>,
  classes: Float64Array,
  valence: Float64Array,
): FeelingModel {
  const three = (place: number, scale: number) => {
    const [praise = 0, blame = 0, neutral = 0] = classes.subarray(place * 3, place * 3 + 3);
    return [(praise - neutral) * scale, (blame - neutral) * scale, (valence[place] ?? 0) * scale];
  };
  const first = RULE_FEATURES.length + 1;
  const rules = new Float64Array(first * OUTPUTS);
  for (let rule = 0; rule < first; rule++)
    rules.set(three(rule, rule === 0 ? 1 : CHOICES.rule), rule * OUTPUTS);
  const grams = new Map<string, number>();
  const learned = new Float64Array(vocabulary.size * OUTPUTS);
  for (const [gram, place] of vocabulary) {
    grams.set(gram, place * OUTPUTS);
    learned.set(three(first + place, isPair(gram) ? CHOICES.pair : CHOICES.word), place * OUTPUTS);
  }
  return { rules, grams, learned, lean: CHOICES.lean };
}
