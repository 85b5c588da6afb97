const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A date or an instant as its day in UTC: "Nov 21, 2026". One that is no date reads "unknown". */
export function dayText(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? "unknown" : DAY.format(time);
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/** The English name of the month that an instant falls on in UTC. Throws a RangeError where it is no time. */
export function monthOf(instant: Date | number): string {
  return MONTH.format(instant);
}
