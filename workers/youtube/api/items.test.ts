import { expect, it } from "vitest";
import { durationSeconds } from "./items";

it.each([
  ["PT45S", 45],
  ["PT3M", 180],
  ["PT1H2M3S", 3723],
  ["P1DT4M5S", 86_645],
  ["P1W", 604_800],
  ["PT1.5S", 1],
  ["P0D", 0],
])("reads %s as %i seconds", (text, seconds) => {
  expect(durationSeconds(text)).toBe(seconds);
});

it.each(["", "P", "PT", "3:20", "PT3X", "-PT3M"])("reads no length out of %j", (text) => {
  expect(durationSeconds(text)).toBeNull();
});
