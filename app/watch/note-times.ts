import type { NoteTime } from "../model/watch";
import { addDays, DAY_MS, HOUR_MS, isoDay, WEEK_MS } from "../numbers/days";

/** Until a creator chooses. */
export const USUAL_TIME: NoteTime = { weekday: 1, hour: 8, zone: "UTC" };

/** What a note tells of is kept so long. */
const KEPT_DAYS = 30;

/** A weekly note: the day it is of in the creator's zone, and the instants between which things are news in it. */
export interface NoteOf {
  /** "2026-11-23" */
  day: string;
  from: Date;
  at: Date;
}

/**
 * The notes up to an instant, the newest first: every week at the weekday and hour of the creator's zone, 30 days back.
 * Where a clock goes forward over the hour, the note comes an hour earlier.
 *
 * @throws RangeError for a zone that the runtime does not know
 */
export function notesUntil({ weekday, hour, zone }: NoteTime, now: Date): NoteOf[] {
  const offset = offsets(zone);
  const at = (day: string) => {
    const wall = Date.parse(day) + hour * HOUR_MS;
    const first = wall - offset(wall);
    return new Date(wall - offset(first));
  };
  const today = isoDay(now.getTime() + offset(now.getTime()));
  const back = (new Date(today).getUTCDay() - weekday + 7) % 7;
  const last = addDays(today, -back);
  const kept = now.getTime() - KEPT_DAYS * DAY_MS;
  const notes: NoteOf[] = [];
  let day = at(last) > now ? addDays(last, -7) : last;
  for (let end = at(day); end.getTime() > kept; ) {
    const before = addDays(day, -7);
    const from = at(before);
    notes.push({ day, from, at: end });
    [day, end] = [before, from];
  }
  return notes;
}

/** The first note after an instant. Throws as notesUntil. */
export function nextNote(time: NoteTime, now: Date): NoteOf {
  // Where a clock changes, two notes are up to two hours more than a week apart.
  const coming = notesUntil(time, new Date(now.getTime() + WEEK_MS + 2 * HOUR_MS)).filter(
    ({ at }) => at > now,
  );
  const [next] = coming.toReversed();
  if (!next) throw new RangeError("Every week has a note");
  return next;
}

/** The week of ISO 8601 that a day is in: "2026-W48". */
export function isoWeek(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  // A week is of the year that its Thursday is in.
  const thursday = addDays(day, 3 - weekday);
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01`);
  const week = Math.floor((Date.parse(thursday) - first) / WEEK_MS) + 1;
  return `${thursday.slice(0, 4)}-W${String(week).padStart(2, "0")}`;
}

/** A zone's clock is costly to make, and there are some hundred zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", hourCycle: "h23" },
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** How far a zone's clock is ahead of UTC at an instant, both in milliseconds. */
function offsets(timeZone: string): (instant: number) => number {
  if (timeZone === "UTC") return () => 0;
  const clock = clockOf(timeZone);
  return (instant) => {
    const parts = clock.formatToParts(instant);
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    const wall = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
    return wall - Math.floor(instant / 60_000) * 60_000;
  };
}
