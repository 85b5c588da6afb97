import { measureForm, parseForm } from "../../app/engines/titles/form.ts";
import { MARKS, wordMarks } from "../../app/engines/titles/score.ts";
import { plainWords, splitWords } from "../../app/engines/titles/words.ts";
import { seeded } from "../../app/numbers/chance.ts";
import { dot, mean } from "../../app/statistics/sums.ts";
import { groupTests, listShowings, type Pair, type Showing } from "../measures/titles-pairs.ts";
import { addRow, addSums, emptySums, ridge, type Sums, squaredError } from "./titles-ridge.ts";
import { DIMENSIONS, type WordVectors } from "./titles-vectors.ts";

const FOLDS = 10;
/** Three drawings of the folds for the cross-validation. */
const SEEDS = ["titles 1", "titles 2", "titles 3"];
/** Variance of log odds that no headline explains (the hour, the readers), beside the variance of counting clicks. */
const UNEXPLAINED = 0.02;
/** Prior variance of log odds explained by each block: every combination is tried. */
const TRIED = { meaning: [0.003, 0.01, 0.03], marks: [0.001, 0.003, 0.01], form: [0.001, 0.003, 0.01] };

type Priors = { meaning: number; marks: number; form: number };

/** A block of features: columns `from` up to `to`. */
interface Block {
  name: keyof Priors;
  from: number;
  to: number;
}

/** Showings as features, ready to be learned from: see `prepare`. */
interface Prepared {
  /** The feature row of each title, in standard deviations. */
  rows: Map<string, Float64Array>;
  /** The mean word vector. */
  mean: Float64Array;
  /** Standard deviation of each feature (one for the whole meaning). */
  spread: Float64Array;
  folds: Sums[];
  /** The fold of each group of tests. */
  foldOf: Map<string, number>;
}

/** What was learned from headlines, with weights per unit of each feature instead of per standard deviation. */
export interface LearnedScore {
  /** The weight of each word of the vectors, by its meaning. */
  table: Map<string, number>;
  marks: Float64Array;
  form: Float64Array;
  /** Every headline once, in the order of the data. */
  titles: string[];
  /** The form of each headline. */
  forms: Float64Array[];
  /** The scores of all headlines, lowest first. */
  scores: number[];
  /** The prior variance chosen for each block: see `learnWeights`. */
  priors: Priors;
}

export interface CrossValidated {
  groupOf: (test: string) => string;
  /** The fold of a pair, for each drawing of the folds. */
  folds: ((pair: Pair) => number)[];
  /** Score of A less score of B for each drawing, by weights that never saw a test of the pair's group. */
  differences: ((pair: Pair) => number)[];
}

/** Learns the shipped score from all showings. Deterministic. */
export function learnScore(showings: Showing[], vectors: WordVectors): LearnedScore {
  const { spread, mean, folds } = prepare(showings, vectors, "titles");
  const { weights, priors } = learnWeights(folds);
  const perUnit = weights.map((weight, at) => weight / (spread[at] ?? 1));
  const [meaning, marks, form] = blocks(weights.length).map(({ from, to }) => perUnit.slice(from, to));
  if (!meaning || !marks || !form) throw new Error("blocks are missing");
  const table = new Map(
    [...vectors].map(([word, vector]) => [
      word,
      dot(
        meaning,
        vector.map((value, at) => value - (mean[at] ?? 0)),
      ),
    ]),
  );
  const titles = [...new Set(showings.map(({ title }) => title))];
  const rows = titles.map((title) => featureRow(title, vectors, mean));
  const scores = rows.map((row) => dot(row, perUnit)).sort((one, other) => one - other);
  const forms = rows.map((row) => row.slice(-form.length));
  return { table, marks, form, titles, forms, scores, priors };
}

/** Ten folds over groups of tests, drawn three times; priors are chosen inside the nine folds learned from. */
export function crossValidate(pairs: Pair[], vectors: WordVectors): CrossValidated {
  const groupOf = groupTests(pairs);
  const showings = listShowings(pairs, groupOf);
  const rounds = SEEDS.map((seed) => {
    const prepared = prepare(showings, vectors, seed);
    const scores = prepared.folds.map((_, fold) => scoresWithout(prepared, fold));
    const fold = ({ test }: Pair) => prepared.foldOf.get(groupOf(test)) ?? -1;
    const difference = (pair: Pair) => {
      const score = scores[fold(pair)];
      if (!score) throw new Error(`no fold holds test ${pair.test}`);
      return score(pair.a) - score(pair.b);
    };
    return { fold, difference };
  });
  return {
    groupOf,
    folds: rounds.map(({ fold }) => fold),
    differences: rounds.map(({ difference }) => difference),
  };
}

/**
 * Features in standard deviations, less their mean in the same test and picture, as the log odds are (so what the story
 * itself draws drops out), summed for each of ten folds of groups.
 */
function prepare(showings: Showing[], vectors: WordVectors, seed: string): Prepared {
  const titles = [...new Set(showings.map(({ title }) => title))];
  const mean = meanVector(titles, vectors);
  const rows = new Map(titles.map((title) => [title, featureRow(title, vectors, mean)]));
  const width = rows.values().next().value?.length ?? 0;
  const spread = standardDeviations([...rows.values()], width);
  for (const row of rows.values())
    for (const [at, value] of row.entries()) row[at] = value / (spread[at] ?? 1);
  const foldOf = drawFolds([...new Set(showings.map(({ group }) => group))], seed);
  const folds = Array.from({ length: FOLDS }, () => emptySums(width));
  for (const arm of Map.groupBy(showings, (showing) => showing.arm).values()) {
    const shown = arm.flatMap(({ title, clicks, logit, group }) => {
      const row = rows.get(title);
      return row ? [{ row, logit, group, weight: 1 / (1 / (clicks + 0.5) + UNEXPLAINED) }] : [];
    });
    const total = shown.reduce((sum, { weight }) => sum + weight, 0);
    const weightedMean = (value: (one: (typeof shown)[number]) => number) =>
      shown.reduce((sum, one) => sum + one.weight * value(one), 0) / total;
    const means = Float64Array.from({ length: width }, (_, at) => weightedMean(({ row }) => row[at] ?? 0));
    const level = weightedMean(({ logit }) => logit);
    for (const { row, logit, group, weight } of shown) {
      const fold = folds[foldOf.get(group) ?? -1];
      if (!fold) throw new Error(`group ${group} is in no fold`);
      addRow(
        fold,
        row.map((value, at) => value - (means[at] ?? 0)),
        logit - level,
        weight,
      );
    }
  }
  return { rows, mean, spread, folds, foldOf };
}

/** Learns weights from the folds. The priors are those with the least squared error, each fold left out in turn. */
function learnWeights(folds: Sums[]): { weights: Float64Array; priors: Priors } {
  const all = folds.reduce((one, other) => addSums(one, other, 1));
  const splits = folds.map((fold) => ({ fold, rest: addSums(all, fold, -1) }));
  const choices = TRIED.meaning.flatMap((meaning) =>
    TRIED.marks.flatMap((marks) => TRIED.form.map((form) => ({ meaning, marks, form }))),
  );
  const errors = choices.map((priors) =>
    splits.reduce(
      (sum, { fold, rest }) => sum + squaredError(fold, ridge(rest, penalties(priors, all.width))),
      0,
    ),
  );
  const priors = choices[errors.indexOf(Math.min(...errors))];
  if (!priors) throw new Error("no prior has a finite error");
  return { weights: ridge(all, penalties(priors, all.width)), priors };
}

/** Scores any of the titles, by weights learned without one fold. */
function scoresWithout({ rows, folds }: Prepared, left: number): (title: string) => number {
  const { weights } = learnWeights(folds.filter((_, fold) => fold !== left));
  return (title) => {
    const row = rows.get(title);
    if (!row) throw new Error(`“${title}” is not in the data`);
    return dot(row, weights);
  };
}

/** A title's features: the sum of its words' vectors, the counts of their marks, and its form. */
function featureRow(title: string, vectors: WordVectors, mean: Float64Array): Float64Array {
  const meaning = new Float64Array(DIMENSIONS);
  const marks = new Float64Array(MARKS.length);
  for (const word of splitWords(title)) {
    for (const mark of wordMarks(word)) marks[mark] = (marks[mark] ?? 0) + 1;
    for (const plain of plainWords(word)) {
      for (const [at, value] of vectors.get(plain)?.entries() ?? [])
        meaning[at] = (meaning[at] ?? 0) + value - (mean[at] ?? 0);
    }
  }
  return Float64Array.from([...meaning, ...marks, ...measureForm(parseForm(title))]);
}

function blocks(width: number): Block[] {
  const marks = DIMENSIONS + MARKS.length;
  return [
    { name: "meaning", from: 0, to: DIMENSIONS },
    { name: "marks", from: DIMENSIONS, to: marks },
    { name: "form", from: marks, to: width },
  ];
}

/** The mean vector of the titles' words: an unknown word counts as this one. */
function meanVector(titles: string[], vectors: WordVectors): Float64Array {
  const mean = new Float64Array(DIMENSIONS);
  const known = titles
    .flatMap(splitWords)
    .flatMap(plainWords)
    .flatMap((word) => vectors.get(word) ?? []);
  for (const vector of known)
    for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value / known.length;
  return mean;
}

function penalties(priors: Priors, width: number): Float64Array {
  const penalty = new Float64Array(width);
  for (const { name, from, to } of blocks(width)) penalty.fill((to - from) / priors[name], from, to);
  return penalty;
}

function standardDeviations(rows: Float64Array[], width: number): Float64Array {
  const means = Float64Array.from({ length: width }, (_, at) => mean(rows.map((row) => row[at] ?? 0)));
  const variances = means.map((middle, at) => mean(rows.map((row) => ((row[at] ?? 0) - middle) ** 2)));
  for (const { name, from, to } of blocks(width)) {
    // The vectors' own proportions carry meaning, so their dimensions share one deviation.
    if (name === "meaning") variances.fill(mean([...variances.slice(from, to)]), from, to);
  }
  return variances.map((variance) => Math.sqrt(variance) || 1);
}

/** Deals the groups into folds of about the same size, in an order drawn from the seed. */
function drawFolds(groups: string[], seed: string): Map<string, number> {
  const random = seeded(seed);
  const drawn = groups.map((group) => ({ group, at: random() })).sort((one, other) => one.at - other.at);
  return new Map(drawn.map(({ group }, at) => [group, at % FOLDS]));
}
