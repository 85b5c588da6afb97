import type { TitleFeatures } from "./title-features";

/** What titles of many channels tell of a title on any of them: a weight for each word and kind, in log10 views. */
export type WordWeights = Map<string, number>;

const RUN = 4;

/** Words, one a line, and their weights in thousandths in the same order. */
export interface PackedWords {
  words: string;
  weights: string;
}

export function packWords(weights: WordWeights): PackedWords {
  const kept = [...weights]
    .map(([word, weight]) => [word, Math.round(weight * 1000)] as const)
    .filter(([, weight]) => weight !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    words: kept.map(([word]) => word).join("\n"),
    weights: kept.map(([, weight]) => weight).join(" "),
  };
}

/** The inverse of `packWords`, to thousandths. */
export function unpackWords({ words, weights }: PackedWords): WordWeights {
  const all = weights.split(" ");
  return new Map(words.split("\n").map((word, at) => [word, Number(all[at]) / 1000]));
}

/** What a title says in its words: each of them, and runs of four letters, which begin with "~". */
export function wordTerms({ words, runs }: TitleFeatures): string[] {
  return [...words, ...runs.flatMap((run) => (run.length === RUN ? [`~${run}`] : []))];
}

/** What kinds of video it says it is; each begins with "=". */
export function kindTerms({ kinds }: TitleFeatures): string[] {
  return kinds.map((kind) => `=${kind}`);
}

/**
 * What the models over channels expect of a title beside the channel's usual, in log10: the mean of what its words say
 * and what its kinds say, each learned alone. 0 if they know none of it.
 */
export function expectedEffect(features: TitleFeatures, weights: WordWeights): number {
  let sum = 0;
  for (const word of features.words) sum += weights.get(word) ?? 0;
  for (const run of features.runs) if (run.length === RUN) sum += weights.get(`~${run}`) ?? 0;
  for (const kind of features.kinds) sum += weights.get(`=${kind}`) ?? 0;
  return sum / 2;
}
