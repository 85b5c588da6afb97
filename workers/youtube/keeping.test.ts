import { describe, expect, it } from "vitest";
import { isFresh, mayBeShown } from "./keeping";

const NOW = new Date("2026-11-21T12:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const something = { videos: [{ videoId: "a" }] };
const nothing = { videos: [] };

describe("how long an answer is good", () => {
  it.each([
    ["topic", something, DAY, 30 * DAY],
    ["topic", nothing, HOUR, HOUR],
    ["found", { items: [] }, HOUR, HOUR],
    ["channel", {}, 6 * HOUR, 30 * DAY],
    ["channel", { problem: "not-found" }, HOUR, HOUR],
    ["named", {}, DAY, 30 * DAY],
    ["named", { problem: "not-found" }, HOUR, HOUR],
    ["comments", { comments: [], problem: null }, 6 * HOUR, 30 * DAY],
    ["comments", { comments: [], problem: "comments-disabled" }, HOUR, HOUR],
    ["status", { ok: true }, MINUTE, MINUTE],
  ] as const)("%s %j: fresh for %d ms, shown for %d ms", (kind, answer, fresh, kept) => {
    const aged = (ms: number) => ({ answer, fetchedAt: new Date(NOW.getTime() - ms) });
    expect(isFresh(kind, aged(fresh - 1), NOW)).toBe(true);
    expect(isFresh(kind, aged(fresh), NOW)).toBe(false);
    expect(mayBeShown(kind, aged(kept - 1), NOW)).toBe(true);
    expect(mayBeShown(kind, aged(kept), NOW)).toBe(false);
  });
});
