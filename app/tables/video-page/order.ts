import type { AgeRange } from "./age";

/** How a page orders its videos; "mixed" for "Popular", and where too few tell. */
export type PageOrder = "newest" | "oldest" | "mixed";

/** Where a video lies in time, in milliseconds before the page was copied. */
export interface Place {
  middle: number;
  /** Of the range around the middle in which nine of ten such videos lie. */
  width: number;
}

/** Fewer videos show no order. */
const LEAST = 5;

/** A page of several tabs begins anew once or twice; one by popularity at every other video. */
const MOST_BREAKS = 0.05;
const MOST_OF_FEW = 0.1;

/** Standard deviations to either side that hold nine in ten. */
const NINE_IN_TEN = 1.645;

/**
 * Places videos within their ages. Where the page goes from new to old, or back, the videos of one age follow one
 * another: the i-th of k lies around i / (k + 1) of it, as uniform order statistics do (Beta(i, k + 1 - i)). In any other
 * order each may lie anywhere in its age.
 */
export function placeInTime(ages: AgeRange[]): { order: PageOrder; places: Place[] } {
  const order = orderOf(ages);
  if (order === "mixed") return { order, places: ages.map((age) => placeWithin(age, 1, 1)) };
  const places: Place[] = [];
  for (let from = 0; from < ages.length; ) {
    const age = ages[from] ?? { from: 0, to: 0 };
    let to = from + 1;
    while (to < ages.length && ages[to]?.from === age.from && ages[to]?.to === age.to) to += 1;
    const count = to - from;
    for (let at = 1; at <= count; at += 1) {
      places.push(placeWithin(age, order === "newest" ? at : count + 1 - at, count));
    }
    from = to;
  }
  return { order, places };
}

function placeWithin({ from, to }: AgeRange, at: number, count: number): Place {
  const share = at / (count + 1);
  const deviation = Math.sqrt((share * (1 - share)) / (count + 2));
  return {
    middle: from + share * (to - from),
    width: Math.min(2 * NINE_IN_TEN * deviation, 1) * (to - from),
  };
}

function orderOf(ages: AgeRange[]): PageOrder {
  if (ages.length < LEAST) return "mixed";
  const breaks = (isBroken: (one: AgeRange, next: AgeRange) => boolean) =>
    ages.filter((age, at) => at > 0 && isBroken(ages[at - 1] ?? age, age)).length;
  const most = Math.min(MOST_OF_FEW * ages.length, 1 + MOST_BREAKS * ages.length);
  const isFew = (count: number) => count <= Math.floor(most);
  const [older, newer] = [
    breaks((one, next) => next.from < one.from),
    breaks((one, next) => next.from > one.from),
  ];
  // All of one age tell nothing, and the page shows the newest first unless it is asked otherwise.
  if (isFew(older) && older <= newer) return "newest";
  if (isFew(newer) && newer < older) return "oldest";
  return "mixed";
}
