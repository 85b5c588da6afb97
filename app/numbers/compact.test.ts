import { describe, expect, it } from "vitest";
import { compact } from "./compact";

// Spec 9: "Number format: 1M+ as x.xM, 1K+ as x.xK (one decimal)."
describe("compact", () => {
  it.each([
    [0, "0"],
    [7.4, "7"],
    [7.5, "8"],
    [999, "999"],
    [999.6, "1.0K"],
    [1000, "1.0K"],
    [1249, "1.2K"],
    [1250, "1.3K"],
    [12_345, "12.3K"],
    [999_949, "999.9K"],
    [999_950, "1.0M"],
    [1_000_000, "1.0M"],
    [1_250_000, "1.3M"],
    [2_345_678_901, "2345.7M"],
  ])("writes %d as %s", (value, text) => expect(compact(value)).toBe(text));

  it("keeps the sign of negative counts, but not of what rounds to nothing", () => {
    expect(compact(-1500)).toBe("-1.5K");
    expect(compact(-12)).toBe("-12");
    expect(compact(-0.2)).toBe("0");
    expect(compact(-0)).toBe("0");
  });

  it("writes a dash for what is no number", () => {
    expect(compact(Number.NaN)).toBe("–");
    expect(compact(Number.POSITIVE_INFINITY)).toBe("–");
  });
});
