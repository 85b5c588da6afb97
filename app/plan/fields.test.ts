import { expect, it } from "vitest";
import { dayIn, episodeIn } from "./fields";

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
