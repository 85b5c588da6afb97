import { median, nearestRank, quantile } from "../../statistics/quantiles";
import { MIN_UPLOADS, testPlaces } from "../growth";
import { type Judged, judgeKept } from "./judge-title";
import type { ChannelPast, KeptUpload } from "./past";

/** What is expected of a title on a channel, so that it agrees with the channel's own back-test. In log10 views. */
export interface Expected extends Pick<Judged, "mean" | "below" | "above"> {
  /** "median" where the median of the last 20 uploads was nearer than estimates from titles on this channel. */
  by: "titles" | "median";
  /** The share of tested uploads that ended inside ranges as wide as this one; null if too few were tested. */
  held: number | null;
}

/** How estimates would have done on a channel's newest uploads, each made from those before it alone. */
export interface PastRecord {
  /** Oldest first, at most 100. */
  tested: TestedUpload[];
  misses: Miss[];
  /** null where fewer than ten were tested: too few to predict the next one. */
  errors: PastErrors | null;
}

/** A kept upload as it would have been judged from the `size` before it. */
export interface TestedUpload {
  upload: KeptUpload;
  size: number;
  judged: Judged;
}

/** Medians of how far tested uploads came out from their estimate, in log10 views, up or down. */
export interface PastErrors {
  titles: number;
  /** Of the plain median of the 20 uploads before each. */
  median: number;
  /** The share of the uploads that ended inside their range, 0 to 1. */
  inside: number;
}

/** An upload's log10 views less its estimate and less the plain median, and the ends of its range around the first. */
export interface Miss {
  off: number;
  below: number;
  above: number;
  plainOff: number;
}

/** Younger uploads have not come to their views. */
const MIN_AGE_DAYS = 30;
/** Only the newest are judged, which bounds the work: the same model judges all of them. */
export const MOST_JUDGED = 100;

/**
 * A channel's newest 100 uploads of 30 days and older with at least five before them, oldest first, each as it would
 * have been judged from those before it alone. On a channel of over 299 uploads they are judged from fewer than the next
 * one would be: from what the next one's model has before them.
 */
function judgeNewest(past: ChannelPast): TestedUpload[] {
  return testPlaces(past.kept, MIN_AGE_DAYS, MIN_UPLOADS)
    .slice(-MOST_JUDGED)
    .flatMap(({ at, size }) => {
      const upload = past.kept[at];
      return upload ? [{ upload, size, judged: judgeKept(past, at, size) }] : [];
    });
}

/** A share of fewer tested uploads is not worth printing. */
export const MIN_TESTS = 10;

const records = new WeakMap<ChannelPast, PastRecord>();

/** Tries a channel's estimates on its own past, once: uploads of 30 days and older with at least five before them. */
export function readRecord(past: ChannelPast): PastRecord {
  return records.get(past) ?? keepRecord(past, judgeNewest(past));
}

/** The record of a past whose newest uploads are tested already. */
export function keepRecord(past: ChannelPast, tested: TestedUpload[]): PastRecord {
  const record = recordOf(tested);
  records.set(past, record);
  return record;
}

function recordOf(tested: TestedUpload[]): PastRecord {
  const misses = tested.map(({ upload: { logViews }, judged: { mean, below, above, usual } }) => {
    return { off: logViews - mean, below, above, plainOff: logViews - usual };
  });
  return { tested, ...recordMisses(misses) };
}

/** What the misses of tested uploads say of the next one. */
export function recordMisses(misses: Miss[]): Pick<PastRecord, "misses" | "errors"> {
  if (misses.length < MIN_TESTS) return { misses, errors: null };
  const typical = (offs: number[]) => median(offs.map(Math.abs)) ?? 0;
  const inside = misses.filter(({ off, below, above }) => off >= -below && off <= above).length;
  return {
    misses,
    errors: {
      titles: typical(misses.map(({ off }) => off)),
      median: typical(misses.map(({ plainOff }) => plainOff)),
      inside: inside / misses.length,
    },
  };
}

/** "8 in 10" is true of a channel where this share of its uploads fell inside. */
const LEAST_HELD = 0.7;
/** A range is widened until this share would have fallen inside. */
const PROMISED = 0.8;
const BEYOND = (1 - PROMISED) / 2;

/**
 * The forecast for a title, the same on every page. Where the plain median was nearer in the channel's back-test, it is the
 * plain median, with the range of its own misses; where fewer than 70 % fell inside, the range is widened to hold 80 % of
 * those tested.
 */
export function expectTitle(
  { mean, below, above, usual }: Pick<Judged, "mean" | "below" | "above" | "usual">,
  { misses, errors }: Pick<PastRecord, "misses" | "errors">,
): Expected {
  if (!errors) return { by: "titles", mean, below, above, held: null };
  if (errors.titles > errors.median) return expectUsual({ below, above, usual }, { misses, errors });
  if (errors.inside >= LEAST_HELD) return { by: "titles", mean, below, above, held: errors.inside };
  const { times, held } = widened(misses);
  return { by: "titles", mean, below: below * times, above: above * times, held };
}

/**
 * The plain median with the range of its own misses; with that of the title where too few were tested. Of Shorts always: an
 * estimate from a Short's title was not nearer by enough (docs/evaluation/forecast.md).
 */
export function expectUsual(
  { below, above, usual }: Pick<Judged, "below" | "above" | "usual">,
  { misses, errors }: Pick<PastRecord, "misses" | "errors">,
): Expected {
  if (!errors) return { by: "median", mean: usual, below, above, held: null };
  return { by: "median", mean: usual, ...plainRange(misses) };
}

/** How many times as wide a range holds what is promised of those tested, 1 at least. */
const widened = onceForMisses((misses) => {
  const reach = misses.map((miss) => (miss.off < 0 ? -miss.off / miss.below : miss.off / miss.above));
  const times = Math.max(nearestRank(reach, PROMISED) ?? 1, 1);
  return { times, held: reach.filter((own) => own <= times).length / reach.length };
});

/** The range of the plain median's own misses. */
const plainRange = onceForMisses((misses) => {
  const offs = misses.map(({ plainOff }) => plainOff);
  const low = Math.min(quantile(offs, BEYOND) ?? 0, 0);
  const high = Math.max(quantile(offs, 1 - BEYOND) ?? 0, 0);
  return { below: -low, above: high, held: shareWithin(offs, low, high) };
});

/** What only the misses tell is found once for all titles. */
function onceForMisses<Found extends object>(find: (misses: Miss[]) => Found): (misses: Miss[]) => Found {
  const known = new WeakMap<Miss[], Found>();
  return (misses) => {
    const found = known.get(misses) ?? find(misses);
    known.set(misses, found);
    return found;
  };
}

function shareWithin(values: number[], low: number, high: number): number {
  return values.filter((value) => value >= low && value <= high).length / values.length;
}
