import { describe, expect, it } from "vitest";
import { nextPacificMidnight, pacificDay, pacificMidnight } from "./pacific-day";

describe("pacificDay", () => {
  it.each([
    ["2026-11-21T07:59:59Z", "2026-11-20"],
    ["2026-11-21T08:00:00Z", "2026-11-21"],
    ["2026-07-01T06:59:59Z", "2026-06-30"],
    ["2026-07-01T07:00:00Z", "2026-07-01"],
    ["2027-01-01T07:59:59Z", "2026-12-31"],
  ])("of %s is %s", (now, day) => {
    expect(pacificDay(new Date(now))).toBe(day);
  });
});

describe("nextPacificMidnight", () => {
  it.each([
    ["in winter", "2026-11-21T12:00:00Z", "2026-11-22T08:00:00.000Z"],
    ["in summer", "2026-07-01T12:00:00Z", "2026-07-02T07:00:00.000Z"],
    ["just before it", "2026-11-21T07:59:59.999Z", "2026-11-21T08:00:00.000Z"],
    ["at it, a day later", "2026-11-21T08:00:00Z", "2026-11-22T08:00:00.000Z"],
    ["over the year's end", "2026-12-31T20:00:00Z", "2027-01-01T08:00:00.000Z"],
    // Daylight saving time ends on 2026-11-01 and begins on 2027-03-14, at 2 in the morning.
    ["the evening before clocks go back", "2026-11-01T05:00:00Z", "2026-11-01T07:00:00.000Z"],
    ["the day of 25 hours", "2026-11-01T07:00:00Z", "2026-11-02T08:00:00.000Z"],
    ["the evening before clocks go forward", "2027-03-14T07:00:00Z", "2027-03-14T08:00:00.000Z"],
    ["the day of 23 hours", "2027-03-14T08:00:00Z", "2027-03-15T07:00:00.000Z"],
  ])("%s (%s) is %s", (_when, now, midnight) => {
    expect(nextPacificMidnight(new Date(now)).toISOString()).toBe(midnight);
  });
});

describe("pacificMidnight", () => {
  it.each([
    ["in winter", "2026-11-21T12:00:00Z", "2026-11-21T08:00:00.000Z"],
    ["at it", "2026-11-21T08:00:00Z", "2026-11-21T08:00:00.000Z"],
    ["late on the day of 25 hours", "2026-11-02T07:30:00Z", "2026-11-01T07:00:00.000Z"],
    ["late on the day of 23 hours", "2027-03-15T06:30:00Z", "2027-03-14T08:00:00.000Z"],
  ])("%s (%s) is %s", (_when, now, midnight) => {
    expect(pacificMidnight(new Date(now)).toISOString()).toBe(midnight);
  });
});
