/** Sunday is 0, as in `Date.getUTCDay`. */
export interface LocalTime {
  weekday: number;
  /** 0 to 23; null where a source tells days alone. */
  hour: number | null;
}

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether this runtime knows a time zone by that name ("Europe/Zurich"). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * A reader of weekdays and hours in a time zone. A day without a time ("2026-11-21") keeps its weekday, whatever the
 * zone, and has no hour.
 *
 * @throws RangeError for a zone that the runtime does not know, and for an instant that is no date
 */
export function localTimes(timeZone: string): (publishedAt: string) => LocalTime {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    hourCycle: "h23",
  });
  return (publishedAt) => {
    if (DAY_ONLY.test(publishedAt)) return { weekday: new Date(publishedAt).getUTCDay(), hour: null };
    const parts = format.formatToParts(new Date(publishedAt));
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
    return { weekday: WEEKDAYS.indexOf(part("weekday")), hour: Number(part("hour")) };
  };
}
