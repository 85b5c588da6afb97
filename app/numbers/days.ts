// Days and hours are in UTC, and read as in American English. They are put together by hand, not by Intl: the
// texts need no locale data, and a page that shows a date builds no formatter for it.

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
export type MonthName = (typeof MONTHS)[number];

/** An ISO 8601 text, a Date, or milliseconds since 1970. */
type Instant = string | Date | number;

/** What every text below says of an instant that is not one. */
const UNKNOWN = "unknown";

/** "Nov 21, 2026"; "unknown" for an invalid date. */
export function dayText(instant: Instant): string {
  const date = read(instant);
  return date ? `${shortDay(date)}, ${date.getUTCFullYear()}` : UNKNOWN;
}

/** "Nov 21"; "unknown" for an invalid date. */
export function shortDayText(instant: Instant): string {
  const date = read(instant);
  return date ? shortDay(date) : UNKNOWN;
}

/** A day as seen from another: "Nov 24", with its year if that differs: "Jan 3, 2027". "unknown" for an invalid date. */
export function nearDayText(instant: Instant, today: Instant): string {
  const sameYear = new Date(instant).getUTCFullYear() === new Date(today).getUTCFullYear();
  return sameYear ? shortDayText(instant) : dayText(instant);
}

/** "November 21, 2026"; "unknown" for an invalid date. */
export function longDayText(instant: Instant): string {
  const date = read(instant);
  return date ? `${monthName(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}` : UNKNOWN;
}

/** "Nov 2026"; "unknown" for an invalid date. */
export function monthText(instant: Instant): string {
  const date = read(instant);
  return date ? `${shortMonth(date)} ${date.getUTCFullYear()}` : UNKNOWN;
}

/** A range of days is at most so wide where its middle is still told as a day, and as a month. */
const DAY_WIDE = 10;
const MONTH_WIDE = 120;

/**
 * When something came out of which a range of days is known, by its middle: "around Nov 21, 2026", "around Nov 2026" or
 * "around 2025", as the range is wide. `dayText` where the day is known.
 */
export function aboutDayText(instant: Instant, withinDays?: number): string {
  if (!withinDays) return dayText(instant);
  return withinDays <= DAY_WIDE
    ? `around ${dayText(instant)}`
    : `around ${aboutMonthText(instant, withinDays)}`;
}

/** "Nov 2026", or "2025" where the range of days is wider than some months. */
export function aboutMonthText(instant: Instant, withinDays = 0): string {
  if (withinDays <= MONTH_WIDE) return monthText(instant);
  const date = read(instant);
  return date ? String(date.getUTCFullYear()) : UNKNOWN;
}

/** "9:05 AM"; "unknown" for an invalid date. */
export function timeText(instant: Instant): string {
  const date = read(instant);
  if (!date) return UNKNOWN;
  const hour = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, "0");
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** "Nov 21, 2026, 9:05 AM"; "unknown" for an invalid date. */
export function instantText(instant: Instant): string {
  return read(instant) ? `${dayText(instant)}, ${timeText(instant)}` : UNKNOWN;
}

/** The month an instant falls in: "November". Throws a RangeError for an invalid date. */
export function monthName(instant: Instant): MonthName {
  const month = MONTHS[new Date(instant).getUTCMonth()];
  if (!month) throw new RangeError("An invalid date has no month");
  return month;
}

/** The day an instant falls on: "2026-11-21". Throws a RangeError for an invalid date. */
export function isoDay(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The day that many days after another, earlier if negative: "2026-11-24". Throws a RangeError for an invalid date. */
export function addDays(day: Instant, days: number): string {
  return isoDay(new Date(day).getTime() + days * DAY_MS);
}

/** Whole days from one day to another, negative if it is earlier. NaN for an invalid date. */
export function daysBetween(from: Instant, to: Instant): number {
  return Math.round((new Date(to).getTime() - new Date(from).getTime()) / DAY_MS);
}

/**
 * How long ago an instant was (spec section 9; "just now", which it has of fresh results, for under an hour):
 * "just now" under an hour, "Nh ago" under 24 hours, else "Nd ago". Whole hours and days, rounded down. An
 * instant ahead of `now` (clocks differ) reads "just now"; an invalid date reads "unknown".
 */
export function relativeAge(then: Instant, now: Date): string {
  const date = read(then);
  if (!date) return UNKNOWN;
  const hours = Math.floor((now.getTime() - date.getTime()) / HOUR_MS);
  if (hours < 1) return "just now";
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}

function read(instant: Instant): Date | null {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : date;
}

function shortDay(date: Date): string {
  return `${shortMonth(date)} ${date.getUTCDate()}`;
}

function shortMonth(date: Date): string {
  return monthName(date).slice(0, 3);
}

/** From Sunday, as `getUTCDay` counts. */
export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
