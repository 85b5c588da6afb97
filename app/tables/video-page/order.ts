import { seeded } from "../../numbers/chance";
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

/** A video to be placed. */
interface Aged {
  title: string;
  age: AgeRange;
}

/**
 * Places videos within their ages. Where the page goes from new to old, or back, the videos of one age follow one
 * another: the i-th of k lies around i / (k + 1) of it, as uniform order statistics do (Beta(i, k + 1 - i)). In any other
 * order each may lie anywhere in its age: they are spread over it by lot, drawn from their titles, since a page by
 * popularity would put the most viewed together.
 */
export function placeInTime(videos: Aged[]): { order: PageOrder; places: Place[] } {
  const order = orderOf(videos.map(({ age }) => age));
  const lots = order === "mixed" ? videos.map(({ title }) => seeded(title)()) : [];
  const places: Place[] = [];
  for (const group of groupsOf(videos, order)) {
    const sorted = order === "mixed" ? group.toSorted((a, b) => (lots[a] ?? 0) - (lots[b] ?? 0)) : group;
    for (const [at, video] of sorted.entries()) {
      const { age } = videos[video] ?? { age: { from: 0, to: 0 } };
      const place = placeWithin(age, order === "oldest" ? group.length - at : at + 1, group.length);
      places[video] = order === "mixed" ? { ...place, width: age.to - age.from } : place;
    }
  }
  return { order, places };
}

/** The places of videos of one age: those that follow one another, or in a mixed order all of them. */
function groupsOf(videos: Aged[], order: PageOrder): number[][] {
  const groups: number[][] = [];
  const byAge = new Map<string, number[]>();
  let before = "";
  for (const [at, { age }] of videos.entries()) {
    const key = `${age.from} ${age.to}`;
    const known = order === "mixed" || key === before ? byAge.get(key) : undefined;
    const group = known ?? [];
    group.push(at);
    if (!known) groups.push(group);
    byAge.set(key, group);
    before = key;
  }
  return groups;
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
