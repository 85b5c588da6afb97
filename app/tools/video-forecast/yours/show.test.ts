import { expect, it } from "vitest";
import { showAccuracy } from "./show";

it("gives the published accuracy as factors and percents", () => {
  const { on, figures } = showAccuracy();
  expect(on).toContain("10,382 videos of 20 public channels");
  expect(figures.map(({ value }) => value)).toEqual(["×1.9", "18% lower", "80%"]);
  expect(figures[0]?.more).toBe("(×1.8 to ×2.0); the plain guess ×2.1");
});
