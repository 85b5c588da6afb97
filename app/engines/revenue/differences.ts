import { seeded } from "../../numbers/chance";
import { type Interval, median } from "../../statistics/quantiles";
import { meanRanks } from "../../statistics/rank-tests";
import { sum } from "../../statistics/sums";
import type { Dimension, RevenueGroup } from "./groups";

/** RPM of fewer views is mostly chance: one click on an ad changes it. */
export const COMPARED_VIEWS = 100;
/** So many videos are needed on each side of a difference. */
export const LEAST_A_SIDE = 8;
/** The chance that any difference is named on a channel without one. */
const LEVEL = 0.05;
const DEALS = 499;
const DRAWS = 500;

/** A difference of two medians of RPM that survived. */
export interface Difference {
  /** The place of its group among those that were given. */
  group: number;
  higher: boolean;
  median: number;
  otherMedian: number;
  /** `median` less `otherMedian`, with its bootstrap interval of 95 %. */
  difference: number;
  low: number;
  high: number;
  /** How likely the largest difference of all that was looked at would be this large by luck. */
  chance: number;
  /** Other groups of nearly the same videos, which differ likewise, by their places. */
  also: number[];
}

/**
 * Which groups differ in RPM from the videos that they are compared with. The statistic is the difference of mean ranks over
 * its deviation; its chance is that of the largest of all groups when RPM is dealt out anew among videos of one format
 * (Westfall & Young, Resampling-Based Multiple Testing, 1993: single-step max-T), so that over all groups together one is
 * named by luck on 5 % of channels at most. Groups with fewer than 8 videos on a side take no part. Deterministic.
 *
 * @returns those that survive, the largest difference first, and how many groups were tested
 */
export function findDifferences(
  rpms: readonly number[],
  groups: readonly RevenueGroup[],
): { tested: number; found: Difference[] } {
  const tested = groups
    .map((group, at) => ({ ...group, at }))
    .filter(({ members, others }) => members.length >= LEAST_A_SIDE && others.length >= LEAST_A_SIDE)
    // The two sides of a split are one question.
    .filter((group, at, all) => !all.slice(0, at).some((other) => isMirror(other, group)));
  const strata = [...new Set(tested.map(({ of }) => of))].map((of) => {
    const own = tested.filter((group) => group.of === of);
    const places = [...new Set(own.flatMap(({ members, others }) => [...members, ...others]))];
    const spots = new Map(places.map((place, spot) => [place, spot]));
    const ranks = Float64Array.from(meanRanks(places.map((place) => rpms[place] ?? 0)));
    const spotsOf = (at: number[]) => Uint16Array.from(at, (place) => spots.get(place) ?? 0);
    const total = sum(ranks);
    const sides = own.map(({ members, others }) => ({
      members: spotsOf(members),
      others: spotsOf(others),
      total: members.length + others.length === places.length ? total : null,
    }));
    return { own, ranks, sides };
  });
  const scores = strata.map(({ ranks, sides }) => sides.map((side) => score(ranks, side)));
  const beaten = scores.map((all) => all.map(() => 0));
  const random = seeded(`revenue ${rpms.length} ${tested.length}`);
  for (let deal = 0; deal < DEALS; deal += 1) {
    let most = 0;
    for (const { ranks, sides } of strata) {
      shuffle(ranks, random);
      for (const side of sides) most = Math.max(most, Math.abs(score(ranks, side)));
    }
    for (const [of, all] of scores.entries()) {
      for (const [at, value] of all.entries()) {
        const counts = beaten[of];
        if (counts && most >= Math.abs(value) - 1e-9) counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  const found = strata.flatMap(({ own }, of) =>
    own.flatMap(({ at, members, others }, place) => {
      const chance = (1 + (beaten[of]?.[place] ?? DEALS)) / (1 + DEALS);
      if (chance > LEVEL) return [];
      const valuesOf = (places: number[]) => places.map((one) => rpms[one] ?? 0);
      const compared = compareMedians(valuesOf(members), valuesOf(others), random);
      // Ranks may differ where medians do not.
      if (compared.low <= 0 && compared.high >= 0) return [];
      return [{ group: at, higher: compared.difference > 0, ...compared, chance, also: [] }];
    }),
  );
  const bySize = (one: Difference, other: Difference) =>
    Math.abs(other.difference) - Math.abs(one.difference);
  return { tested: tested.length, found: sayOnce(found.sort(bySize), groups).sort(bySize) };
}

/** Names of videos, in the order in which a creator would use them. */
const NAMES: Dimension[] = ["series", "subject", "frame", "kind"];
/** Two names with so many of all their videos in common are of nearly the same ones. */
const ALIKE = 0.7;

/** Differences of nearly the same videos under several names, each once: the others stand in `also`. */
function sayOnce(found: Difference[], groups: readonly RevenueGroup[]): Difference[] {
  const rank = ({ group }: Difference) => NAMES.indexOf(groups[group]?.dimension ?? "format");
  const said: Difference[] = [];
  for (const one of found.toSorted((a, b) => rank(a) - rank(b))) {
    const same = said.find((other) => isAlike(groups[other.group], groups[one.group]));
    if (same) same.also.push(one.group);
    else said.push({ ...one, also: [] });
  }
  return said;
}

function isAlike(one: RevenueGroup | undefined, other: RevenueGroup | undefined): boolean {
  if (!one || !other || one.of !== other.of) return false;
  if (!NAMES.includes(one.dimension) || !NAMES.includes(other.dimension)) return false;
  const own = new Set(one.members);
  const shared = other.members.filter((at) => own.has(at)).length;
  return shared >= ALIKE * (own.size + other.members.length - shared);
}

function isMirror(one: RevenueGroup, other: RevenueGroup): boolean {
  return one.dimension === other.dimension && one.of === other.of && isSame(one.members, other.others);
}

const isSame = (one: number[], other: number[]) => one.length === other.length && one.join() === other.join();

interface Sides {
  members: Uint16Array;
  others: Uint16Array;
  /** The sum of both sides' ranks, where they are all there are; null where some are of neither. */
  total: number | null;
}

/** The difference of mean ranks, over its deviation. */
function score(ranks: Float64Array, { members, others, total }: Sides): number {
  let [inside, outside] = [0, 0];
  for (const spot of members) inside += ranks[spot] ?? 0;
  if (total !== null) outside = total - inside;
  else for (const spot of others) outside += ranks[spot] ?? 0;
  const [n, m] = [members.length, others.length];
  // Ranks of so many spread as a uniform distribution does.
  const deviation = Math.sqrt(((ranks.length ** 2 - 1) / 12) * (1 / n + 1 / m));
  return (inside / n - outside / m) / deviation;
}

function shuffle(ranks: Float64Array, random: () => number): void {
  for (let last = ranks.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = ranks[last] ?? 0;
    ranks[last] = ranks[other] ?? 0;
    ranks[other] = kept;
  }
}

/** Two medians, and their difference with its bootstrap interval of 95 %. Both sides hold a value. */
function compareMedians(values: number[], others: number[], random: () => number) {
  const [one, other] = [values.toSorted((a, b) => a - b), others.toSorted((a, b) => a - b)];
  const [own, against] = [median(one) ?? 0, median(other) ?? 0];
  const drawn = Float64Array.from(
    { length: DRAWS },
    () => drawMedian(one, random) - drawMedian(other, random),
  );
  const [low, high] = ends(drawn);
  return { median: own, otherMedian: against, difference: own - against, low, high };
}

/** The bootstrap interval of 95 % of a median; a value has itself. */
export function medianInterval(values: number[], random: () => number, draws = 200): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  return ends(Float64Array.from({ length: draws }, () => drawMedian(sorted, random)));
}

function ends(drawn: Float64Array): Interval {
  // A typed array sorts ten times as fast.
  const sorted = drawn.toSorted();
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return [at(0.025), at(0.975)];
}

/**
 * The median of as many values drawn with replacement, without drawing them: the ranks of a uniform sample's middle are
 * beta distributed (David & Nagaraja, Order Statistics, 2003, section 2.3).
 */
function drawMedian(sorted: number[], random: () => number): number {
  const { length } = sorted;
  const lower = (length - 1) >> 1;
  const above = length - lower;
  const one = drawGamma(lower + 1, random);
  const at = one / (one + drawGamma(above, random));
  const valueAt = (share: number) => sorted[Math.min(Math.floor(share * length), length - 1)] ?? 0;
  if (length % 2 === 1) return valueAt(at);
  // The next above is the least of those that are left.
  const next = at + (1 - at) * (1 - random() ** (1 / (above - 1)));
  return (valueAt(at) + valueAt(next)) / 2;
}

/** A gamma variate of a shape of 1 and more (Marsaglia & Tsang, ACM Transactions on Mathematical Software 26(3), 2000). */
function drawGamma(shape: number, random: () => number): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  while (true) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const v = (1 + c * normal) ** 3;
    if (v > 0 && Math.log(1 - random()) < normal ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}
