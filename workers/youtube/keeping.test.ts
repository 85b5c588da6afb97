import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import { isFresh, mayBeShown } from "./keeping";

const NOW = new Date("2026-11-21T12:00:00Z");

const something = { videos: [{ videoId: "a" }] };
const nothing = { videos: [] };

describe("how long an answer is good", () => {
  it.each([
    ["topic", something, DAY_MS, 30 * DAY_MS],
    ["topic", nothing, HOUR_MS, HOUR_MS],
    ["found", { items: [] }, HOUR_MS, HOUR_MS],
    ["channel", {}, 6 * HOUR_MS, 30 * DAY_MS],
    ["channel", { problem: "not-found" }, HOUR_MS, HOUR_MS],
    ["named", {}, DAY_MS, 30 * DAY_MS],
    ["named", { problem: "not-found" }, HOUR_MS, HOUR_MS],
    ["comments", { comments: [], problem: null }, 6 * HOUR_MS, 30 * DAY_MS],
    ["comments", { comments: [], problem: "comments-disabled" }, HOUR_MS, HOUR_MS],
    ["status", { ok: true }, MINUTE_MS, MINUTE_MS],
  ] as const)("%s %j: fresh for %d ms, shown for %d ms", (kind, answer, fresh, kept) => {
    const aged = (ms: number) => ({ answer, fetchedAt: new Date(NOW.getTime() - ms) });
    expect(isFresh(kind, aged(fresh - 1), NOW)).toBe(true);
    expect(isFresh(kind, aged(fresh), NOW)).toBe(false);
    expect(mayBeShown(kind, aged(kept - 1), NOW)).toBe(true);
    expect(mayBeShown(kind, aged(kept), NOW)).toBe(false);
  });
});
