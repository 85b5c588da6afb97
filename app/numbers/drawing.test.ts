import { describe, expect, it } from "vitest";
import { percentLength, roundLength } from "./drawing";

describe("roundLength and percentLength", () => {
  it("round to a hundredth", () => {
    expect(roundLength(397.58000000000004)).toBe(397.58);
    expect(roundLength(35.03755628697398)).toBe(35.04);
  });

  it("keep whole numbers whole", () => {
    expect(roundLength(116)).toBe(116);
    expect(percentLength(50)).toBe("50%");
  });

  it("write a percentage with its sign", () => {
    expect(percentLength(33.69565217391305)).toBe("33.7%");
  });
});
