import type { DailyViews, MeasuredUpload, UploadKind } from "../../model/upload";
import { type AgedUploads, ageUploads } from "./equal-age";
import { type FirstDays, typicalFirstDays } from "./first-days";
import { type Funnel, readFunnel } from "./funnel";
import { compareLevel, type Level } from "./level";
import { compareNewest, compareRun, type LatestRun, type NewestUpload } from "./newest";
import { type FormatOf, TIMING_CHANCE, type Timing, whenToUpload } from "./timing";

/** How a channel's uploads of one kind are doing. */
export interface KindReport {
  kind: UploadKind;
  /** Whether the channel has made the other kind alone for half a year. */
  stopped: boolean;
  /** How many can be compared. */
  uploads: number;
  /** Up to 30, newest first. */
  newest: NewestUpload[];
  /** null with fewer than ten, or fewer than five before them. */
  run: LatestRun | null;
  level: Level;
  /** After 1, 7 and 30 days; [] with fewer than three uploads. */
  firstDays: FirstDays[];
  /** null without impressions or click-through rates. */
  funnel: Funnel | null;
  timing: Timing;
  /** Uploads of which an age is known and no day: time of upload and first days are judged without them. */
  aged: number;
}

export interface ChannelReport {
  /** Long videos, then Shorts; a kind without uploads is absent. */
  kinds: KindReport[];
  /** Uploads left out: without a readable date, dated after their count, or without a view. */
  excluded: number;
  timeZone: string;
}

/**
 * Reads a channel's uploads, Shorts and long videos apart. `daily` are views a day by video (`Chart data`), [] if there
 * are none; `timeZone` is the creator's; `formatOf` tells streams, compilations and series apart for the time of upload.
 *
 * @throws RangeError for an unknown time zone
 */
export function reportChannel(
  uploads: MeasuredUpload[],
  daily: DailyViews[],
  timeZone: string,
  formatOf: FormatOf = () => "",
): ChannelReport {
  const { long, short, excluded } = ageUploads(uploads);
  const kinds = [long, short].filter(({ settled, young }) => settled.length + young.length > 0);
  // Both kinds together name a time in at most 2 of 100 channels where no time differs.
  const chance = TIMING_CHANCE / Math.max(kinds.length, 1);
  const last = lastDay(...kinds);
  return {
    kinds: kinds.map((aged) => reportKind(aged, last, daily, { timeZone, chance, formatOf })),
    excluded,
    timeZone,
  };
}

/** Whether there are uploads enough of a kind to compare their days and hours. */
export function comparesTimes({ kinds }: Pick<ChannelReport, "kinds">): boolean {
  return kinds.some(({ timing }) => timing.kind !== "not-enough");
}

/** A kind of which none was made in so many days before the channel's newest upload is not made any more. */
const STOPPED_DAYS = 183;

/** The day of the newest upload; -Infinity without any. */
function lastDay(...kinds: AgedUploads[]): number {
  return Math.max(
    ...kinds.flatMap(({ settled, young }) => [...settled.slice(-1), ...young]).map(({ day }) => day),
  );
}

const hasStopped = (aged: AgedUploads, last: number) => last - lastDay(aged) > STOPPED_DAYS;

/** What the newest uploads say alone, which is little work: no level, no first days, no time of upload. */
export type NewestReport = Pick<KindReport, "kind" | "stopped" | "newest" | "run" | "funnel">;

/** The part of `reportChannel` that is about the newest uploads, by kind. */
export function reportNewest(uploads: MeasuredUpload[]): NewestReport[] {
  const { long, short } = ageUploads(uploads);
  const last = lastDay(long, short);
  return [long, short].map((aged) => {
    const newest = compareNewest(aged);
    return {
      kind: aged.kind,
      stopped: hasStopped(aged, last),
      newest,
      run: compareRun(aged, newest),
      funnel: readFunnel(aged.settled, newest),
    };
  });
}

function reportKind(
  aged: AgedUploads,
  last: number,
  daily: DailyViews[],
  { timeZone, chance, formatOf }: { timeZone: string; chance: number; formatOf: FormatOf },
): KindReport {
  const { kind, settled } = aged;
  const newest = compareNewest(aged);
  // An age of "3 weeks" tells neither a weekday nor the first days.
  const dated = settled.filter(({ upload }) => !upload.publishedWithinDays);
  return {
    kind,
    stopped: hasStopped(aged, last),
    uploads: settled.length,
    newest,
    run: compareRun(aged, newest),
    level: compareLevel(settled),
    firstDays: typicalFirstDays(dated, daily),
    funnel: readFunnel(settled, newest),
    timing: whenToUpload(dated, timeZone, { chance, formatOf }),
    aged: settled.length - dated.length,
  };
}
