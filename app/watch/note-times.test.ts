import { describe, expect, it } from "vitest";
import { isoWeek, nextNote, notesUntil, USUAL_TIME } from "./note-times";

const days = (time: Parameters<typeof notesUntil>[0], now: string) =>
  notesUntil(time, new Date(now)).map(({ day, at }) => `${day} at ${at.toISOString().slice(0, 16)}`);

describe("notesUntil", () => {
  it("gives the weekly notes of 30 days, the newest first", () => {
    expect(days(USUAL_TIME, "2026-11-23T08:00:00Z")).toEqual([
      "2026-11-23 at 2026-11-23T08:00",
      "2026-11-16 at 2026-11-16T08:00",
      "2026-11-09 at 2026-11-09T08:00",
      "2026-11-02 at 2026-11-02T08:00",
      "2026-10-26 at 2026-10-26T08:00",
    ]);
    expect(days(USUAL_TIME, "2026-11-23T07:59:00Z")[0]).toBe("2026-11-16 at 2026-11-16T08:00");
  });

  it("begins each where the one before ended", () => {
    const notes = notesUntil({ weekday: 3, hour: 23, zone: "America/New_York" }, new Date("2026-11-20Z"));
    for (const [at, note] of notes.slice(1).entries()) expect(notes[at]?.from).toEqual(note.at);
  });

  it("goes by the day and the hour of the zone, summer and winter", () => {
    // Monday begins in Auckland while it is Sunday in UTC; New York went back an hour on November 1.
    expect(days({ weekday: 1, hour: 6, zone: "Pacific/Auckland" }, "2026-11-22T17:00:00Z")[0]).toBe(
      "2026-11-23 at 2026-11-22T17:00",
    );
    const eight = { weekday: 1, hour: 8, zone: "America/New_York" };
    expect(days(eight, "2026-11-03T00:00:00Z").slice(0, 2)).toEqual([
      "2026-11-02 at 2026-11-02T13:00",
      "2026-10-26 at 2026-10-26T12:00",
    ]);
    expect(days({ ...eight, zone: "Asia/Kolkata" }, "2026-11-23T02:30:00Z")[0]).toBe(
      "2026-11-23 at 2026-11-23T02:30",
    );
  });

  it("comes an hour earlier where the clock skips its hour", () => {
    // New York's clocks went from 2 to 3 on March 8.
    expect(days({ weekday: 0, hour: 2, zone: "America/New_York" }, "2026-03-08T12:00:00Z")[0]).toBe(
      "2026-03-08 at 2026-03-08T06:00",
    );
  });

  it("takes no zone that is unknown", () => {
    expect(() => notesUntil({ ...USUAL_TIME, zone: "Mars" }, new Date())).toThrow(RangeError);
  });
});

it("names the next note, which is always to come, within eight days", () => {
  const next = (time: Parameters<typeof nextNote>[0], now: string) =>
    nextNote(time, new Date(now)).at.toISOString();
  expect(next(USUAL_TIME, "2026-11-23T07:59:59Z")).toBe("2026-11-23T08:00:00.000Z");
  expect(next(USUAL_TIME, "2026-11-23T08:00:00Z")).toBe("2026-11-30T08:00:00.000Z");
  // New York's clocks go back on November 1 and forward on March 14.
  const sunday = { weekday: 0, hour: 1, zone: "America/New_York" };
  for (
    let at = Date.parse("2026-10-20T00:00:00Z");
    at < Date.parse("2027-03-25T00:00:00Z");
    at += 5_400_000 * 5
  ) {
    const ahead = nextNote(sunday, new Date(at)).at.getTime() - at;
    expect(ahead > 0 && ahead <= 7 * 86_400_000 + 3_600_000).toBe(true);
  }
});

it.each([
  ["2026-11-23", "2026-W48"],
  ["2026-11-29", "2026-W48"],
  ["2026-12-31", "2026-W53"],
  ["2027-01-03", "2026-W53"],
  ["2027-01-04", "2027-W01"],
  ["2024-12-30", "2025-W01"],
])("knows the week of %s as %s", (day, week) => {
  expect(isoWeek(day)).toBe(week);
});
