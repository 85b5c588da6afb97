import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import { isFresh, mayBeShown, rowMemory } from "./keeping";

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

const key = (name: string) => ({ kind: "topic", key: name });
const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const row = (hour: number, answer: object | null) => ({
  json: answer && JSON.stringify(answer),
  fetchedAt: at(hour),
});

describe("rowMemory", () => {
  it("gives the same object for the same row, with its text or without", () => {
    const memory = rowMemory();
    const first = memory.read(key("a"), row(1, { n: 1 }), null);
    expect(first?.answer).toEqual({ n: 1 });
    const known = memory.known(key("a"));
    expect(known).toBe(first);
    expect(memory.read(key("a"), row(1, { n: 1 }), known)).toBe(first);
    expect(memory.read(key("a"), row(1, null), known)).toBe(first);
  });

  it("gives another object for a row fetched later, and null for a deleted row", () => {
    const memory = rowMemory();
    const first = memory.read(key("a"), row(1, { n: 1 }), null);
    expect(memory.read(key("a"), row(2, { n: 2 }), first)?.answer).toEqual({ n: 2 });
    expect(memory.read(key("a"), undefined, first)).toBeNull();
    expect(memory.known(key("a"))).toBeNull();
  });

  it("remembers a fresh answer as its row", () => {
    const memory = rowMemory();
    const found = { answer: { n: 1 }, fetchedAt: at(1) };
    memory.keep(key("a"), found);
    expect(memory.read(key("a"), row(1, null), memory.known(key("a")))).toBe(found);
  });

  it("forgets the row read longest ago", () => {
    const memory = rowMemory(2);
    for (const name of ["a", "b"]) memory.read(key(name), row(1, { name }), null);
    memory.read(key("a"), row(1, null), memory.known(key("a")));
    memory.read(key("c"), row(1, { c: true }), null);
    expect(["a", "b", "c"].map((name) => memory.known(key(name)) !== null)).toEqual([true, false, true]);
  });
});
