import { expect, it } from "vitest";
import { CeilingReached } from "../functions/refused";
import { refusalHeaders } from "./refusal-headers";

it.each([
  ["2026-11-21T00:00:00.000Z", 86_400],
  ["2026-11-21T22:30:00.000Z", 5_400],
  ["2026-11-21T23:59:59.999Z", 1],
])("says at %s after how many seconds the next day begins", (at, seconds) => {
  expect(new CeilingReached(new Date(at)).retryAfter).toBe(seconds);
});

it("says whose share is used up, and when it starts again", () => {
  const now = new Date("2026-11-21T22:30:00Z");
  expect(new CeilingReached(now).message).toMatch(/^Your network .* midnight UTC\./);
  expect(new CeilingReached(now, "everyone").message).toMatch(/^All visitors together .* midnight UTC\./);
});

it("tells with 429 alone when to try again: after a minute unless told otherwise", () => {
  expect(refusalHeaders({ status: 429 })).toEqual([["Retry-After", "60"]]);
  expect(refusalHeaders({ status: 429, retryAfter: 5_400 })).toEqual([["Retry-After", "5400"]]);
  expect(refusalHeaders({ status: 400, retryAfter: 5_400 })).toEqual([]);
});
