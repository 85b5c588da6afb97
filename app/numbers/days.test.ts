import { describe, expect, it } from "vitest";
import {
  aboutDayText,
  addDays,
  daysBetween,
  dayText,
  instantText,
  isoDay,
  longDayText,
  monthName,
  monthText,
  nearDayText,
  relativeAge,
  shortDayText,
  timeText,
} from "./days";

const now = new Date("2026-11-21T12:00:00Z");

// Spec 9: "Relative age: under 24 hours 'Nh ago', otherwise 'Nd ago'."
describe("relativeAge", () => {
  it.each([
    ["2026-11-21T12:00:00Z", "just now"],
    ["2026-11-21T11:00:01Z", "just now"],
    ["2026-11-21T11:00:00Z", "1h ago"],
    ["2026-11-20T12:00:01Z", "23h ago"],
    ["2026-11-20T12:00:00Z", "1d ago"],
    ["2026-11-18T13:00:00Z", "2d ago"],
    ["2025-11-21T12:00:00Z", "365d ago"],
    ["2026-11-21T12:05:00Z", "just now"],
    ["not a date", "unknown"],
  ])("calls %s %s", (then, text) => expect(relativeAge(then, now)).toBe(text));

  it("accepts a Date", () => {
    expect(relativeAge(new Date("2026-11-21T07:30:00Z"), now)).toBe("4h ago");
  });
});

describe("dates", () => {
  const at = "2026-11-21T09:05:00Z";

  it("reads in American English, in UTC", () => {
    expect(dayText(at)).toBe("Nov 21, 2026");
    expect(shortDayText(at)).toBe("Nov 21");
    expect(longDayText(at)).toBe("November 21, 2026");
    expect(monthText(at)).toBe("Nov 2026");
    expect(monthName(at)).toBe("November");
    expect(isoDay(at)).toBe("2026-11-21");
    expect(dayText("2026-09-05")).toBe("Sep 5, 2026");
    expect(dayText(new Date("2026-11-21T23:59:59-05:00"))).toBe("Nov 22, 2026");
  });

  it("reads the same as Intl writes it, on every day of a leap year", () => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
    const [medium, long] = [format({ dateStyle: "medium" }), format({ dateStyle: "long" })];
    const [short, month] = [
      format({ month: "short", day: "numeric" }),
      format({ month: "short", year: "numeric" }),
    ];
    for (let day = 0; day < 366; day++) {
      const date = Date.UTC(2028, 0, 1 + day);
      expect([dayText(date), longDayText(date), shortDayText(date), monthText(date)]).toEqual(
        [medium, long, short, month].map((one) => one.format(date)),
      );
    }
  });

  it.each([
    ["2026-11-21T00:00:00Z", "12:00 AM"],
    ["2026-11-21T09:05:00Z", "9:05 AM"],
    ["2026-11-21T12:30:00Z", "12:30 PM"],
    ["2026-11-21T23:59:00Z", "11:59 PM"],
  ])("tells the time of %s as %s", (instant, text) => {
    expect(timeText(instant)).toBe(text);
    expect(instantText(instant)).toBe(`Nov 21, 2026, ${text}`);
  });

  it("reads unknown for an invalid date", () => {
    for (const text of [dayText, shortDayText, longDayText, monthText, timeText, instantText]) {
      expect(text("not a date")).toBe("unknown");
    }
    expect(() => monthName("not a date")).toThrow(RangeError);
    expect(() => isoDay(Number.NaN)).toThrow(RangeError);
  });
});

describe("days around another", () => {
  it.each([
    ["2026-11-21", 3, "2026-11-24"],
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-03-01", -1, "2026-02-28"],
    ["2026-12-31T23:59:59Z", 1, "2027-01-01"],
  ])("counts from %s by %i days to %s", (day, days, other) => {
    expect(addDays(day, days)).toBe(other);
    expect(daysBetween(day.slice(0, 10), other)).toBe(days);
  });

  it("names the year of a day in another year", () => {
    expect(nearDayText("2026-11-24", "2026-11-21")).toBe("Nov 24");
    expect(nearDayText("2027-01-03", "2026-11-21")).toBe("Jan 3, 2027");
    expect(nearDayText("soon", "2026-11-21")).toBe("unknown");
  });
});

it.each([
  [undefined, "Nov 21, 2026"],
  [7, "around Nov 21, 2026"],
  [30, "around Nov 2026"],
  [300, "around 2026"],
])("says when it was where %s days are known", (within, text) => {
  expect(aboutDayText("2026-11-21T12:00:00Z", within)).toBe(text);
  expect(aboutDayText("soon", within)).toContain("unknown");
});
