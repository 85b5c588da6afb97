import type { WatchedUploads } from "../../model/watch";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { chanceOfBeingHigher } from "../../statistics/rank-tests";

/** What a channel's rhythm is read off: its newest gaps, against as many as there are before them. */
const NEWEST_GAPS = 5;
const LEAST_GAPS_BEFORE = 6;
/** So many times as long, or as short, is another rhythm … */
const CHANGED_TIMES = 2;
/** … where luck would rarely bring that about: a channel has a test an upload. */
const CHANCE = 0.01;
/** Uploads within minutes of each other are one (a video and its Short). */
const APART_MS = 30 * MINUTE_MS;

/** Days between uploads, the newest first. */
export function gapsOf({ videos }: Pick<WatchedUploads, "videos">): number[] {
  const at = videos.map(({ publishedAt }) => Date.parse(publishedAt)).sort((a, b) => b - a);
  const apart = at.filter((instant, place) => place === 0 || (at[place - 1] ?? 0) - instant >= APART_MS);
  return apart.slice(1).map((instant, place) => ((apart[place] ?? 0) - instant) / DAY_MS);
}

/** Days between a channel's uploads by its newest gaps; null with fewer than three. */
export function usualGap(uploads: Pick<WatchedUploads, "videos">): number | null {
  const gaps = gapsOf(uploads).slice(0, 2 * NEWEST_GAPS);
  return gaps.length < 3 ? null : median(gaps);
}

/**
 * Whether a channel uploads at least twice as often as before, or half as often: its five newest gaps against those
 * before (Mann-Whitney, 1 %), and against the rhythm that was put on record last. null where it does not, or too little
 * is known.
 */
export function changedRhythm(
  uploads: Pick<WatchedUploads, "videos" | "rhythm">,
): { from: number; to: number; n: number } | null {
  const gaps = gapsOf(uploads);
  const [newest, before] = [gaps.slice(0, NEWEST_GAPS), gaps.slice(NEWEST_GAPS)];
  const [to, from] = [median(newest), uploads.rhythm ?? median(before)];
  if (before.length < LEAST_GAPS_BEFORE || !to || !from) return null;
  const isSlower = to >= from * CHANGED_TIMES;
  if (!isSlower && to * CHANGED_TIMES > from) return null;
  const chance = isSlower ? chanceOfBeingHigher(newest, before) : chanceOfBeingHigher(before, newest);
  return chance <= CHANCE ? { from, to, n: newest.length } : null;
}

/** Channels of whom nobody was here for a week are read this rarely, and none more rarely. */
export const SLOWEST_MS = 24 * HOUR_MS;
const FASTEST_MS = 30 * MINUTE_MS;
const AWAY_MS = 7 * 24 * HOUR_MS;
/** With pushes that arrive, polling only finds what they missed. */
const PUSHED_MS = 12 * HOUR_MS;
/** The first hours of an upload show how it runs: its counts come this close. */
const FRESH_MS = 6 * HOUR_MS;
const FRESH_PACE_MS = 2 * HOUR_MS;
/** Readings between two uploads: at random, half of them are found within a sixteenth of the gap. */
const READINGS_A_GAP = 8;
/** A channel of unknown rhythm. */
const UNKNOWN_GAP_DAYS = 2;

interface Circumstances {
  now: Date;
  /** When one of those who watch it was last here. */
  seenAt: Date;
  /** The hub pushes its uploads. */
  isPushed: boolean;
  /** 1 where the day's quota is enough for all; 2 where everything has to take twice as long. */
  stretch?: number;
}

/**
 * Milliseconds until a channel is read again: an eighth of the time between its uploads, 30 minutes to a day; two hours
 * while an upload is in its first six; a day where nobody who watches it was here for a week.
 */
export function paceOf(
  uploads: WatchedUploads | null,
  { now, seenAt, isPushed, stretch = 1 }: Circumstances,
): number {
  if (now.getTime() - seenAt.getTime() > AWAY_MS) return SLOWEST_MS;
  const gap = (uploads && usualGap(uploads)) ?? UNKNOWN_GAP_DAYS;
  const newest = Date.parse(uploads?.videos[0]?.publishedAt ?? "");
  // A channel that stopped is read ever more rarely: the gap it is in counts, too.
  const open = Number.isNaN(newest) ? 0 : (now.getTime() - newest) / DAY_MS;
  const own = (Math.max(gap, open / 3) * DAY_MS) / READINGS_A_GAP;
  const isFresh = now.getTime() - newest < FRESH_MS;
  const wanted = Math.max(own, isPushed ? PUSHED_MS : 0);
  const pace = isFresh ? Math.min(wanted, FRESH_PACE_MS) : wanted;
  return Math.round(Math.min(SLOWEST_MS, Math.max(FASTEST_MS, pace * stretch)));
}
