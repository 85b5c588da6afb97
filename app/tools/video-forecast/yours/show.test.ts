import { expect, it } from "vitest";
import { comparedLine, showViral, tellShorts } from "./show";
import { showAccuracy } from "./show-accuracy";

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

it("says the chance of three times the usual with what came of such chances, here and elsewhere", () => {
  const chance = {
    kind: "chance",
    chance: 0.124,
    views: 36_412,
    tested: 80,
    came: 9,
    expected: 10.6,
  } as const;
  expect(showViral(chance)).toMatchObject({
    label: "Viral potential",
    value: "12%",
    range: "chance of 3 times your usual: 36K views or more",
    basis: "9 of your last 80 uploads got there, where their own chances expected 11.",
    method: expect.stringMatching(
      /On 69 other channels, 9,257 uploads had a chance of 10% to 20%; 14% got there\.$/,
    ),
  });
  expect(showViral({ ...chance, chance: 1 })?.method).toContain("90% to 100%");
  expect(showViral({ kind: "not-enough", has: 4, needs: 10 })).toMatchObject({
    value: "Not enough data",
    basis: "Uploads of 30 days with 20 before them: you have 4 of the 10 it takes.",
  });
  expect(showViral(null)).toBeNull();
});
