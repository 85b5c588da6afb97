import { type MeasuredUpload, UNMEASURED } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { plainLines } from "../rows";
import { LEAST_UNDATED, readCards, type UnreadLine, type VideoCard } from "./cards";
import { type PageOrder, placeInTime } from "./order";

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
