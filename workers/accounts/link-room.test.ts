import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../app/numbers/days";
import { linkRoom } from "./link-room";

const MIDNIGHT = Date.parse("2026-11-22T00:00:00Z");
const at = (hours: number) => new Date(MIDNIGHT + hours * HOUR_MS);
const ALL = 200;

describe("the room for a day's links", () => {
  it("is a quarter at once, half of that for accounts, and grows evenly", () => {
    expect([0, 8, 16].map((hour) => linkRoom(ALL, at(hour))).map(({ open, kept }) => [open, kept])).toEqual([
      [25, 25],
      [50, 50],
      [75, 75],
    ]);
  });

  it("leaves something for each later hour, and never adds up to more than the day's", () => {
    const rooms = Array.from({ length: 24 }, (_, hour) => linkRoom(ALL, at(hour)));
    for (const [hour, { open, kept }] of rooms.entries()) {
      expect(open + kept).toBeLessThan(ALL);
      expect(open).toBeGreaterThanOrEqual((rooms[hour - 1]?.open ?? 0) + 3);
    }
    const last = linkRoom(ALL, new Date(MIDNIGHT + DAY_MS - 1));
    expect(last.open + last.kept).toBeLessThanOrEqual(ALL);
  });

  it("gives one mailbox five an hour, and three a day of what is kept for accounts", () => {
    const room = linkRoom(ALL, at(10.5));
    expect(room).toMatchObject({ mailbox: 5, since: at(9.5), keptMailbox: 3, dayStart: at(0) });
  });

  it("has one of each at the least", () => {
    expect(linkRoom(1, at(0))).toMatchObject({ open: 1, kept: 1 });
  });
});
