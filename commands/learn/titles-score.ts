import type { Showing } from "../measures/titles-pairs.ts";
import { blocksOf, rowOf } from "./titles-features.ts";
import { learnWeights, type Priors, prepare } from "./titles-fit.ts";
import type { WordVectors } from "./titles-vectors.ts";

/** What was learned of headlines, every weight in the figures as they are counted, not in standard deviations. */
export interface LearnedScore {
  /** What each word of the vectors adds. */
  table: Map<string, number>;
  marks: Float64Array;
  shape: Float64Array;
  /** Every headline once, in the order they came. */
  titles: string[];
  /** The shape of each headline. */
  shapes: Float64Array[];
  /** The score of each headline, lowest first. */
  scores: number[];
  /** How much of the variance each block was allowed: see `learnWeights`. */
  priors: Priors;
}

/** Learns a score from every showing. The same from the same showings. */
export function learnScore(showings: Showing[], vectors: WordVectors): LearnedScore {
  const prepared = prepare(showings, vectors, "titles");
  const { weights, priors } = learnWeights(prepared);
  const perFigure = weights.map((weight, at) => weight / (prepared.spread[at] as number));
  const blocks = blocksOf(weights.length);
  const [meaning, marks, shape] = blocks.map(({ from, to }) => perFigure.slice(from, to));
  if (!meaning || !marks || !shape) throw new Error("blocks are missing");
  const table = new Map(
    [...vectors].map(([word, vector]) => [
      word,
      meaning.reduce(
        (sum, weight, at) => sum + weight * ((vector[at] as number) - (prepared.middle[at] as number)),
        0,
      ),
    ]),
  );
  const titles = [...new Set(showings.map(({ title }) => title))];
  const rows = titles.map((title) => rowOf(title, vectors, prepared.middle));
  const scores = rows
    .map((row) => row.reduce((sum, value, at) => sum + value * (perFigure[at] as number), 0))
    .sort((one, other) => one - other);
  const shapes = rows.map((row) => row.slice(blocks.at(-1)?.from));
  return { table, marks, shape, titles, shapes, scores, priors };
}
