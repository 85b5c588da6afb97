import { type MeasuredUpload, UNMEASURED } from "../../model/upload";
import { seeded } from "../../numbers/chance";
import { DAY_MS } from "../../numbers/days";
import { plainLines } from "../rows";
import type { AgeRange } from "./age";
import { LEAST_UNDATED, readCards, type UnreadLine, type VideoCard } from "./cards";

/** How a page orders its videos; "mixed" for "Popular", and where too few tell. */
type PageOrder = "newest" | "oldest" | "mixed";

/** Where a video lies in time, in milliseconds before the page was copied. */
interface Place {
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
function placeInTime(videos: Aged[]): { order: PageOrder; places: Place[] } {
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

/** What was read of a text copied from a channel's Videos tab, and of its Shorts tab beside it. */
export interface VideoPage {
  /** Those with an age, in the page's order. */
  uploads: { line: number; upload: MeasuredUpload }[];
  order: PageOrder;
  /** Videos without an age: the Shorts tab tells titles, views and their order alone. */
  undated: { title: string; views: number }[];
  /** How often a video was there again: a page that was copied twice in part. */
  doubled: number;
  unread: UnreadLine[];
}

/**
 * Reads a text copied from a channel's page on YouTube, as of an instant: titles with views and ages in some thirty
 * languages, whatever the page writes around them. null for any other text. An upload's `publishedAt` is the middle of
 * the range that its age and its place in the page leave, `publishedWithinDays` how wide that is. Never throws; time
 * grows with the length of the text.
 */
export function readVideoPage(written: string, asOf: Date): VideoPage | null {
  const { cards, unread } = readCards(plainLines(written));
  const once = withoutDoubles(cards);
  const dated = once.flatMap((card) => (card.age ? [{ ...card, age: card.age }] : []));
  const undated = once.filter(({ age }) => age === null);
  if (dated.length === 0 && undated.length < LEAST_UNDATED) return null;
  const { order, places } = placeInTime(dated);
  return {
    uploads: dated.map((card, at) => {
      const { middle, width } = places[at] ?? { middle: card.age.from, width: card.age.to - card.age.from };
      return { line: card.line, upload: upload(card, asOf, middle, width) };
    }),
    order,
    undated: undated.map(({ title, views }) => ({ title, views })),
    doubled: cards.length - once.length,
    unread,
  };
}

function upload(card: VideoCard, asOf: Date, middle: number, width: number): MeasuredUpload {
  return {
    ...UNMEASURED,
    title: card.title,
    views: card.views,
    durationSeconds: card.durationSeconds,
    publishedAt: new Date(asOf.getTime() - middle).toISOString(),
    publishedWithinDays: Number((width / DAY_MS).toPrecision(3)),
    countedAt: asOf.toISOString(),
  };
}

/** Each video once: the same title, views, age and length. */
function withoutDoubles(cards: VideoCard[]): VideoCard[] {
  const byKey = new Map(
    cards.toReversed().map((card) => {
      const { title, views, age, durationSeconds } = card;
      return [JSON.stringify([title, views, age?.from, durationSeconds]), card];
    }),
  );
  return [...byKey.values()].reverse();
}
