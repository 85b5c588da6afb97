import { expect, it } from "vitest";
import { daysAhead } from "./days-ahead";

const NOW = new Date("2026-11-21T10:00:00Z");

it.each([
  ["2026-11-28T10:00:00Z", "in 7 days"],
  ["2026-11-27T11:00:00Z", "in 7 days"],
  ["2026-11-22T11:00:00Z", "in 2 days"],
  ["2026-11-22T10:00:00Z", "tomorrow"],
  ["2026-11-21T10:00:00Z", "today"],
  ["2026-11-01T10:00:00Z", "today"],
])("%s is %s", (then, text) => expect(daysAhead(then, NOW)).toBe(text));
