import { expect, it } from "vitest";
import { comparedLine, showAccuracy, tellShorts } from "./show";

it("gives the published accuracy as factors and percents, rounded against the engine", () => {
  const { on, figures } = showAccuracy();
  expect(on).toContain("33,460 videos of 69 public channels");
  expect(figures.map(({ value }) => value)).toEqual(["×1.7", "20% lower", "79%", "66%"]);
  expect(figures[0]?.more).toBe("(×1.6 to ×1.8); the plain guess ×1.8");
});

it("says that only longer videos are forecast, and how many are Shorts", () => {
  expect(tellShorts(["96 Shorts", "1 upload without views"])).toBe(
    " Only longer videos are forecast: 96 Shorts are left out.",
  );
  expect(tellShorts(["1 Short"])).toBe(" Only longer videos are forecast: 1 Short is left out.");
  expect(tellShorts(["1 upload without views"])).toBe("");
});

it("compares a title with uploads only where some are close to it", () => {
  const comparables = Array.from({ length: 6 }, () => ({
    ...{ title: "Rye", publishedAt: "2026-10-01T12:00:00.000Z", views: 10, viewsAt30: 10, weight: 0.1 },
    why: "",
  }));
  const expected = { multiple: 1, low: 0.5, high: 2, by: "titles", chance: 0.5, leans: null } as const;
  const close = { ...expected, similar: { uploads: 3, multiple: 1 } };
  expect(comparedLine({ comparables, expected: close })).toBe("Compared with 6 uploads");
  expect(comparedLine({ comparables, expected: { ...expected, similar: null } })).toBe(
    "The 6 uploads that count most",
  );
  expect(comparedLine({ comparables: comparables.slice(0, 1), expected: close })).toBe(
    "Compared with an upload",
  );
});
