import { expect, it } from "vitest";
import { dayIn, episodeIn, variantsIn } from "./fields";

it.each([
  [" 2026-11-24 ", "2026-11-24"],
  ["soon", "soon"],
  [" ", null],
  [undefined, null],
])("reads the day of %j as %j", (text, day) => expect(dayIn(text)).toBe(day));

it.each([
  ["3", 3],
  [" 12 ", 12],
  ["two", Number.NaN],
  ["", null],
  [undefined, null],
])("reads the episode of %j as %j", (text, episode) => expect(episodeIn(text)).toBe(episode));

it.each([
  ["54.1", 54.1],
  [" 54,1 % ", 54.1],
  ["half", Number.NaN],
  ["", null],
])("reads the share of %j as %j", (text, share) => {
  const { first, third } = variantsIn({ "first-title": "Rye", "first-share": text });
  expect(first).toEqual({ title: "Rye", thumbnail: undefined, share });
  expect(third?.share).toBeNull();
});
