import { describe, expect, it } from "vitest";
import { drawn, drawnPercent } from "./drawn";

describe("a length in a drawing", () => {
  it("is rounded to a hundredth", () => {
    expect(drawn(397.58000000000004)).toBe(397.58);
    expect(drawn(35.03755628697398)).toBe(35.04);
  });

  it("stays whole where it is whole", () => {
    expect(drawn(116)).toBe(116);
    expect(drawnPercent(50)).toBe("50%");
  });

  it("carries its sign of percent", () => {
    expect(drawnPercent(33.69565217391305)).toBe("33.7%");
  });
});
