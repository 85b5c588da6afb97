import { describe, expect, it } from "vitest";
import { notesUntil, USUAL_TIME } from "./note-times";

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
