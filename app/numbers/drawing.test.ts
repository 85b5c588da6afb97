import { describe, expect, it } from "vitest";
import { percentLength, roundLength } from "./drawing";

describe("a length in a drawing", () => {
  it("is rounded to a hundredth", () => {
    expect(roundLength(397.58000000000004)).toBe(397.58);
    expect(roundLength(35.03755628697398)).toBe(35.04);
  });

  it("stays whole where it is whole", () => {
    expect(roundLength(116)).toBe(116);
    expect(percentLength(50)).toBe("50%");
  });

  it("is written with its percent sign", () => {
    expect(percentLength(33.69565217391305)).toBe("33.7%");
  });
});
