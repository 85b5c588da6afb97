import { expect, test } from "vitest";
import { BOUNDS } from "../digest/digest";
import type { Analysis } from "./analysis";
import { trendBetween, trendOf } from "./trend";

const score = (value: number, reach: number) => ({ value, low: value - reach, high: value + reach, n: 100 });
const analysis = (of: ReturnType<typeof score> | null, course: Analysis["course"] = null) =>
  ({ digest: { score: of, bounds: BOUNDS }, course }) as Analysis;
const course = {
  earlier: { ...score(4, 0.5), from: "2026-11-01T00:00:00Z", to: "2026-11-09T00:00:00Z" },
  later: { ...score(8, 0.5), from: "2026-11-10T00:00:00Z", to: "2026-11-20T00:00:00Z" },
};

test("is only a change where the ranges do not touch", () => {
  expect(trendBetween(score(5, 0.5), score(7, 0.5))).toBe("improving");
  expect(trendBetween(score(7, 0.5), score(5, 0.5))).toBe("declining");
  expect(trendBetween(score(5, 1), score(7, 1))).toBe("stable");
});

test("is between the last two analyses with a score, the newest first", () => {
  const trend = trendOf([
    analysis(null),
    analysis(score(8, 0.2), course),
    analysis(score(5, 0.2)),
    analysis(score(9, 0.1)),
  ]);
  expect(trend).toMatchObject({ trend: "improving", note: "The last analysis against the one before" });
  expect(trend?.parts.map(({ value }) => value)).toEqual([
    "5.0 (4.8 to 5.2), 100 comments",
    "8.0 (7.8 to 8.2), 100 comments",
  ]);
});

test("is over the dated comments of one, and nothing where there are neither", () => {
  expect(trendOf([analysis(score(6, 0.3), course)])).toMatchObject({
    trend: "improving",
    parts: [{ name: "Nov 1, 2026 to Nov 9, 2026" }, { name: "Nov 10, 2026 to Nov 20, 2026" }],
  });
  expect(trendOf([analysis(score(6, 0.3))])).toBeNull();
  expect(trendOf([])).toBeNull();
});
