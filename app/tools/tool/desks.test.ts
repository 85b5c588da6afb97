import { expect, it } from "vitest";
import { YOURS } from "../yours";
import { desksOf, isYoursPath, pathOf, YOURS_KEYS } from "./desks";

it("knows both desks of a tool from either", () => {
  const desks = { sample: "/comment-sentiment", yours: "/comment-sentiment/yours" };
  expect(desksOf("/comment-sentiment")).toEqual(desks);
  expect(desksOf("/comment-sentiment/yours")).toEqual(desks);
  expect(pathOf({ key: "comment-sentiment" })).toBe(desks.sample);
  expect(pathOf({ key: "comment-sentiment", desk: "yours" })).toBe(desks.yours);
});

it("names the desks that there are, and has an engine for each", () => {
  expect(YOURS.map(({ key, desk }) => [key, desk])).toEqual(YOURS_KEYS.map((key) => [key, "yours"]));
});

it.each([
  ["/video-forecast/yours", true],
  ["/video-forecast/yours.data", true],
  ["/video-forecast", false],
  ["/video-forecast/yours/report.csv", false],
  ["/a/b/yours", false],
  ["/yours", false],
  ["/content-ideas/yours", false],
])("takes %s for a desk's own: %s", (path, isOne) => {
  expect(isYoursPath(path)).toBe(isOne);
});
