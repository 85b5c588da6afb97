import type { Said, Term } from "./caption-words";
import { formOf } from "./form";
import { compareSides, depthOf, rarityOf, standardize } from "./likeness";
import type { Cue } from "./read-captions";

/** The weights of a logistic regression, in the order of `featuresOf`. */
export interface ChapterWeights {
  constant: number;
  of: readonly number[];
}

/**
 * What tells that a chapter starts within 4 s of a cue, learned on three sets of talks with their authors' chapters.
 * `npm run evaluate` learns them again without each fold and without each set.
 */
export const WEIGHTS: ChapterWeights = {
  constant: -4.817,
  of: [0.15, -0.177, 0.058, -0.393, 0.36, 0.44, 0.316, 0.254, -0.479, -0.548, 0.698, 0.432, 0.236, 0.644],
};

/** Seconds before and after a cue whose words are compared. */
const SCALES = [120, 300] as const;
/** A word is new where it was not said for so long, and said again soon. */
const AWAY_SECONDS = 300;
const AGAIN_SECONDS = 180;
/** In a video under half an hour these spans shrink with it, to a fifth at least. */
const LONG_SECONDS = 1800;
const LEAST_PART = 0.2;
/** Seconds around a cue in which new words are counted, and words that are said no more. */
const NEW_AROUND = [
  [-20, -1],
  [-1, 10],
  [10, 30],
] as const;
const GONE_AROUND = [
  [-30, -10],
  [-10, 0],
  [0, 20],
  [20, 60],
] as const;
/** How long cues last in the talks that the weights are learned on. */
const CUE_SECONDS = 2.8;
/** A start counts as an author's within so many seconds, here and where it is measured. */
export const WITHIN_SECONDS = 15;
/**
 * The least that `chancesOf` says of a start that is proposed in three quarters of an hour and more: about one in three of these is right.
 * Authors divide shorter videos more closely, so that there as many are right from less on, down to a half.
 */
const LEAST_CHANCE = 0.95;
const FULL_SECONDS = 2700;
const LEAST_SHARE = 0.5;

/** The least chance of a start that is proposed in a video of so many seconds. */
export function leastChance(seconds: number): number {
  return LEAST_CHANCE * Math.max(LEAST_SHARE, Math.min(1, seconds / FULL_SECONDS));
}

/**
 * For each cue, how likely an author's chapter starts within 15 s of it: the sum of what each cue there says for itself,
 * for as long as it lasts, in cues of the usual length, its own twice; so it may exceed 1. It orders cues. Takes time linear in the captions.
 */
export function chancesOf(cues: readonly Cue[], said: readonly Said[], weights = WEIGHTS): Float64Array {
  const events = featuresOf(cues, said).map((features, at) => {
    const sum = features.reduce(
      (total, value, of) => total + value * (weights.of[of] ?? 0),
      weights.constant,
    );
    const start = cues[at]?.start ?? 0;
    const lasts = (cues[at + 1]?.start ?? cues[at]?.end ?? start) - start;
    return { at: start, weight: Math.min(lasts, WITHIN_SECONDS) / CUE_SECONDS / (1 + Math.exp(-sum)) };
  });
  return sumAround(cues, events, [-WITHIN_SECONDS, WITHIN_SECONDS]).map(
    (sum, at) => sum + (events[at]?.weight ?? 0),
  );
}

/** The features of each cue; [] for no cues. Exported to be learned from. */
export function featuresOf(cues: readonly Cue[], said: readonly Said[]): number[][] {
  const last = Math.max(cues.at(-1)?.end ?? 0, 1);
  const terms = timeTerms(cues, said);
  const rarity = rarityOf(terms, last);
  const part = Math.min(1, Math.max(last / LONG_SECONDS, LEAST_PART));
  const scales = SCALES.map((seconds) => seconds * part);
  const compared = scales.map((seconds) => standardize(compareSides(cues, terms, rarity, seconds)));
  const depths = scales.map((seconds, at) => depthOf(cues, compared[at] ?? new Float64Array(), seconds));
  const { born, gone } = turnover(terms, rarity, part);
  const perSecond = (events: Event[], [from, to]: readonly [number, number]) => {
    const usual = events.reduce((sum, { weight }) => sum + weight, 0) / last || 1;
    return sumAround(cues, events, [from, to]).map((sum) =>
      Math.sqrt(Math.max(0, sum / usual / (to - from))),
    );
  };
  const columns = [
    depths[0],
    compared[1],
    depths[1],
    ...NEW_AROUND.map((around) => perSecond(born, around)),
    ...GONE_AROUND.map((around) => perSecond(gone, around)),
    ...formOf(cues, said),
  ];
  return cues.map((_, at) => columns.map((column) => column?.[at] ?? 0));
}

/** Topic words with their times: within a cue by letters. */
function timeTerms(cues: readonly Cue[], said: readonly Said[]): Term[] {
  let [cue, begin] = [0, 0];
  return said.flatMap(({ start, term, isTopic, cue: own }) => {
    for (; cue < own; cue += 1) begin += 1 + (cues[cue]?.text.length ?? 0);
    if (!isTopic) return [];
    const { start: from, end, text } = cues[own] ?? { start: 0, end: 0, text: "" };
    const next = cues[own + 1]?.start;
    const to = next !== undefined && (end <= from || end > next) ? next : end;
    return [
      { term, at: from + (Math.max(to - from, 0) * (start - begin)) / Math.max(text.length, 1), cue: own },
    ];
  });
}

interface Event {
  at: number;
  weight: number;
}

/** When words come up and are said again soon, and when words that were said are said no more. */
function turnover(
  terms: readonly Term[],
  rarity: Float64Array,
  part: number,
): { born: Event[]; gone: Event[] } {
  const times: number[][] = Array.from(rarity, () => []);
  for (const { term, at } of terms) times[term]?.push(at);
  const starts = (all: readonly number[], weight: number): Event[] =>
    all.flatMap((at, place) => {
      const before = all[place - 1];
      if (before !== undefined && Math.abs(at - before) <= AWAY_SECONDS * part) return [];
      const again = all
        .slice(place + 1, place + 5)
        .filter((other) => Math.abs(other - at) < AGAIN_SECONDS * part);
      return again.length > 0 ? [{ at, weight: weight * Math.sqrt(again.length) }] : [];
    });
  const events = (sign: 1 | -1) =>
    times
      .flatMap((all, term) => starts(sign === 1 ? all : all.toReversed(), rarity[term] ?? 0))
      .sort((one, other) => one.at - other.at);
  return { born: events(1), gone: events(-1) };
}

/** For each cue, the weight of all events (in order of time) from so many seconds after its start up to so many. */
function sumAround(
  cues: readonly Cue[],
  events: readonly Event[],
  [from, to]: readonly [number, number],
): Float64Array {
  let [first, end, sum] = [0, 0, 0];
  return Float64Array.from(cues, ({ start }) => {
    for (; end < events.length && (events[end]?.at ?? 0) <= start + to; end += 1)
      sum += events[end]?.weight ?? 0;
    for (; first < end && (events[first]?.at ?? 0) < start + from; first += 1)
      sum -= events[first]?.weight ?? 0;
    return sum;
  });
}
