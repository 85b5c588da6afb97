import { seeded } from "../../app/numbers/seeded.ts";
import type { Showing } from "../measures/titles-pairs.ts";
import { blocksOf, middleOf, rowOf } from "./titles-features.ts";
import { addRow, errorOf, noSums, plus, ridge, type Sums } from "./titles-ridge.ts";
import type { WordVectors } from "./titles-vectors.ts";

const FOLDS = 10;
/** Variance of log odds that no headline explains (the hour, the readers), beside that of counting clicks. */
const UNEXPLAINED = 0.02;
/** How much of the variance of log odds each block may explain beforehand: tried in every combination. */
const TRIED = { meaning: [0.003, 0.01, 0.03], marks: [0.001, 0.003, 0.01], shape: [0.001, 0.003, 0.01] };

export type Priors = { meaning: number; marks: number; shape: number };

/** The rows of a set of showings, ready to be learned from: see `prepare`. */
export interface Prepared {
  rows: Map<string, Float64Array>;
  middle: Float64Array;
  /** Standard deviation of each figure (one for all of the meaning). */
  spread: Float64Array;
  folds: Sums[];
  foldOf: Map<string, number>;
}

/**
 * Every figure in standard deviations, rows and log odds less their mean in their test and picture (what the
 * story itself draws falls away), summed for each of ten folds of groups.
 */
export function prepare(showings: Showing[], vectors: WordVectors, seed: string): Prepared {
  const titles = [...new Set(showings.map(({ title }) => title))];
  const middle = middleOf(titles, vectors);
  const rows = new Map(titles.map((title) => [title, rowOf(title, vectors, middle)]));
  const width = rows.values().next().value?.length ?? 0;
  const spread = spreadOf([...rows.values()], width);
  for (const row of rows.values())
    for (let at = 0; at < width; at++) row[at] = (row[at] as number) / (spread[at] as number);
  const foldOf = foldsOf([...new Set(showings.map(({ group }) => group))], seed);
  const folds = Array.from({ length: FOLDS }, () => noSums(width));
  for (const arm of Map.groupBy(showings, (showing) => showing.arm).values()) {
    const weights = arm.map(({ clicks }) => 1 / (1 / (clicks + 0.5) + UNEXPLAINED));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = (of: (at: number) => number) =>
      weights.reduce((sum, weight, at) => sum + weight * of(at), 0) / all;
    const armRows = arm.map(({ title }) => rows.get(title) as Float64Array);
    const means = Float64Array.from({ length: width }, (_, j) => mean((at) => armRows[at]?.[j] as number));
    const level = mean((at) => arm[at]?.logit as number);
    for (const [at, { logit, group }] of arm.entries()) {
      const row = (armRows[at] as Float64Array).map((value, j) => value - (means[j] as number));
      addRow(folds[foldOf.get(group) as number] as Sums, row, logit - level, weights[at] as number);
    }
  }
  return { rows, middle, spread, folds, foldOf };
}

/** Weights learned from some of the folds, the priors chosen by leaving out each of those folds in turn. */
export function learnWeights(
  { folds }: Prepared,
  without?: number,
): { weights: Float64Array; priors: Priors } {
  const used = folds.filter((_, fold) => fold !== without);
  const all = used.reduce((one, other) => plus(one, other, 1));
  const rests = used.map((fold) => plus(all, fold, -1));
  const choices = TRIED.meaning.flatMap((meaning) =>
    TRIED.marks.flatMap((marks) => TRIED.shape.map((shape) => ({ meaning, marks, shape }))),
  );
  const errors = choices.map((priors) =>
    used.reduce(
      (sum, fold, at) => sum + errorOf(fold, ridge(rests[at] as Sums, penaltyOf(priors, all.width))),
      0,
    ),
  );
  const priors = choices[errors.indexOf(Math.min(...errors))] as Priors;
  return { weights: ridge(all, penaltyOf(priors, all.width)), priors };
}

/** Scores of all titles, each by weights that were learned without the fold asked for. */
export function scoresWithout(prepared: Prepared, fold: number): (title: string) => number {
  const { weights } = learnWeights(prepared, fold);
  return (title) => {
    const row = prepared.rows.get(title) as Float64Array;
    return row.reduce((sum, value, at) => sum + value * (weights[at] as number), 0);
  };
}

function penaltyOf(priors: Priors, width: number): Float64Array {
  const penalty = new Float64Array(width);
  for (const { name, from, to } of blocksOf(width)) penalty.fill((to - from) / priors[name], from, to);
  return penalty;
}

function spreadOf(rows: Float64Array[], width: number): Float64Array {
  const means = Float64Array.from({ length: width }, (_, at) => mean(rows.map((row) => row[at] as number)));
  const squares = means.map((middle, at) => mean(rows.map((row) => ((row[at] as number) - middle) ** 2)));
  for (const { name, from, to } of blocksOf(width)) {
    // The vectors' own proportions are part of what they know.
    if (name === "meaning") squares.fill(mean([...squares.slice(from, to)]), from, to);
  }
  return squares.map((square) => Math.sqrt(square) || 1);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function foldsOf(groups: string[], seed: string): Map<string, number> {
  const random = seeded(seed);
  const drawn = groups.map((group) => ({ group, at: random() })).sort((one, other) => one.at - other.at);
  return new Map(drawn.map(({ group }, at) => [group, at % FOLDS]));
}
