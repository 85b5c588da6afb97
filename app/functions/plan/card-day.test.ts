import { expect, it } from "vitest";
import { cardDay } from "./card-day";

it.each(["9999-12-31", "0001-01-01"])("stands on no day where a card of old has %s", (date) => {
  expect(cardDay({ state: "idea", video: null, date })).toBeNull();
});

it.each([
  ["scheduled", "2026-12-01"],
  ["published", "2026-11-18"],
] as const)("stands, %s, on %s", (state, day) => {
  const publishedAt = "2026-11-18T23:30:00.000Z";
  const video = { id: null, title: "Rye", publishedAt, source: "typed", readAt: publishedAt } as const;
  expect(cardDay({ state, video, date: "2026-12-01" })).toBe(day);
  expect(cardDay({ state, video: null, date: "2026-12-01" })).toBe("2026-12-01");
});
