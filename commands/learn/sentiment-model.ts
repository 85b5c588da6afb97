import { FEATURES, type SentimentClass } from "../../app/engines/sentiment/classify.ts";
import { creatorPhrases } from "../../app/engines/sentiment/lexicon/lexicon.ts";
import { OUTPUTS, type SentimentModel } from "../../app/engines/sentiment/model.ts";
import type { MoodModel } from "../../app/engines/sentiment/moods.ts";
import {
  CHOICES,
  designMatrix,
  extractFeatures,
  type Featured,
  isPair,
  learnVocabulary,
} from "./sentiment-design.ts";
import { fitWeights } from "./sentiment-fit.ts";
import type { SentimentRow, SentimentSet } from "./sentiment-rows.ts";

/** What is chosen from the rows that a model is learned from (`chooseSettings`), never from those it is held against. */
export type Settings = Pick<SentimentModel, "lean" | "sure">;

/** Where nothing is chosen. */
export const SETTINGS: Settings = { lean: [0.2, 0], sure: [0.9, 0.9] };

interface Learning {
  /** Those the rows' features were made with, where they are not those that ship. */
  moods?: MoodModel;
  settings?: Settings;
}

/**
 * Learns a model from rows: log odds of the classes (softmax regression) and the valence (ridge regression) over the same
 * features. A rating also teaches the classes, and a label the valence, both with less weight. The own list of creator
 * language is learned from too, phrase by phrase, so that it keeps its meaning where the sets say little.
 */
export function learnModel(rows: Featured[], { moods, settings = SETTINGS }: Learning = {}): SentimentModel {
  const taught = rows.filter(({ row }) => row.status !== "spam" && row.status !== "not_english");
  const own = creatorPhrases().map(({ phrase, rating }) =>
    extractFeatures({ set: "vader_tweets", group: "own", text: phrase, rating }, moods),
  );
  const vocabulary = learnVocabulary(taught);
  const all = [...taught, ...own];
  const features = designMatrix(all, vocabulary);
  const balance = classBalance(taught);
  const shares = new Float64Array(all.length * CLASSES.length);
  const ratings = new Float64Array(all.length);
  const shareCounts = new Float64Array(all.length);
  const ratingCounts = new Float64Array(all.length);
  all.forEach(({ row }, at) => {
    const count = at < taught.length ? rowWeight(row) : ROW_WEIGHTS.own;
    const isRated = row.rating !== undefined;
    classShares(row).forEach((share, k) => {
      shares[at * CLASSES.length + k] = share;
    });
    ratings[at] = row.rating ?? AS_RATING[row.label ?? "neutral"];
    shareCounts[at] =
      at >= taught.length ? count : isRated ? ROW_WEIGHTS.ratedAsLabel : count * (balance(row) ?? 1);
    ratingCounts[at] = isRated ? count : ROW_WEIGHTS.labelAsRating * count;
  });
  const { shrink, rounds } = CHOICES;
  const classes = fitWeights(features, {
    outputs: 3,
    wanted: shares,
    counts: shareCounts,
    loss: "softmax",
    shrink,
    rounds,
  });
  const valence = fitWeights(features, {
    outputs: 1,
    wanted: ratings,
    counts: ratingCounts,
    loss: "square",
    shrink,
    rounds,
  });
  return toModel(vocabulary, classes, valence, settings);
}

/** The weights in the model's order: praise and blame against neutral, the scales of the features multiplied in. */
function toModel(
  vocabulary: Map<string, number>,
  classes: Float64Array,
  valence: Float64Array,
  { lean, sure }: Settings,
): SentimentModel {
  const three = (place: number, scale: number) => {
    const [praise = 0, blame = 0, neutral = 0] = classes.subarray(place * 3, place * 3 + 3);
    return [(praise - neutral) * scale, (blame - neutral) * scale, (valence[place] ?? 0) * scale];
  };
  const first = FEATURES.length + 1;
  const rules = new Float64Array(first * OUTPUTS);
  for (let rule = 0; rule < first; rule++)
    rules.set(three(rule, rule === 0 ? 1 : CHOICES.rule), rule * OUTPUTS);
  const grams = new Map<string, number>();
  const learned = new Float64Array(vocabulary.size * OUTPUTS);
  for (const [gram, place] of vocabulary) {
    grams.set(gram, place * OUTPUTS);
    learned.set(three(first + place, isPair(gram) ? CHOICES.pair : CHOICES.word), place * OUTPUTS);
  }
  return { rules, grams, learned, lean, sure };
}

/** Weights of rows: the small set counts more, comments about products or off the topic less. */
const ROW_WEIGHTS = {
  jziumo: 3,
  video: 1,
  product: 0.9,
  offTopic: 0.3,
  ratedAsLabel: 0.5,
  labelAsRating: 0.1,
  own: 0.2,
};

const CLASSES: SentimentClass[] = ["positive", "negative", "neutral"];
/** A label as a rating: about the mean rating of comments that are clearly so. */
const AS_RATING = { positive: 1.6, negative: -1.6, neutral: 0, mixed: 0 };
/** People call a mean rating of .7 as often positive as neutral, and that changes quickly around it. */
const EDGE = 0.7;
const STEEPNESS = 2.2;

/** How much a row counts, before classes are balanced. */
function rowWeight({ set, status, isOfVideo }: SentimentRow): number {
  if (set === "jziumo") return ROW_WEIGHTS.jziumo;
  if (set !== "sentube") return 1;
  if (status !== "ok") return ROW_WEIGHTS.offTopic;
  return isOfVideo ? ROW_WEIGHTS.video : ROW_WEIGHTS.product;
}

/** The target of a row: shares of the classes, in the order of `CLASSES`. A label is one class, a rating some of each. */
function classShares({ label, rating }: SentimentRow): number[] {
  if (rating !== undefined) {
    const positive = 1 / (1 + Math.exp(-STEEPNESS * (rating - EDGE)));
    const negative = 1 / (1 + Math.exp(STEEPNESS * (rating + EDGE)));
    const neutral = Math.max(0.02, 1 - positive - negative);
    return [positive, negative, neutral].map((share) => share / (positive + negative + neutral));
  }
  if (label === "mixed") return [0.5, 0.5, 0];
  return CLASSES.map((one) => (one === label ? 1 : 0));
}

/** Factors by which rare classes count more: the root of what would make all equal, set by set. */
function classBalance(rows: Featured[]): (row: SentimentRow) => number | undefined {
  const sums = new Map<string, number>();
  const keyOf = (set: SentimentSet, label: string | undefined) => `${set} ${label}`;
  for (const { row } of rows) {
    if (row.label === undefined || row.label === "mixed") continue;
    const key = keyOf(row.set, row.label);
    sums.set(key, (sums.get(key) ?? 0) + rowWeight(row));
  }
  return ({ set, label }) => {
    const sum = sums.get(keyOf(set, label));
    if (sum === undefined) return undefined;
    const all = CLASSES.reduce((total, one) => total + (sums.get(keyOf(set, one)) ?? 0), 0);
    return Math.sqrt(all / CLASSES.length / sum);
  };
}
