import { expect, it } from "vitest";
import { showAccuracy, tellShorts } from "./show";

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
