import { describe, expect, it } from "vitest";
import { counted, percentText } from "../../../numbers/figures";
import {
  compareWithUsual,
  factorText,
  multiplierText,
  viewsText,
  writeBackTest,
  writeFinding,
} from "./wording";

const part = (factor: number) => [{ name: "usual", factor, explanation: "" }];
const found = { p10: 5_130, p50: 12_049, p90: 29_800 };

describe("a finding", () => {
  it.each([
    [0.79, ", 8 times in 10 between 5.1K and 30K."],
    [0.94, ", 9 times in 10 between 5.1K and 30K."],
    [null, ", likely 5.1K to 30K. Too few of your uploads are old enough to test that."],
  ])("says how often the range held where that was tested: %s", (held, expected) => {
    expect(writeFinding({ ...found, by: "titles", held })).toBe(
      `Expect about 12K views in 30 days${expected}`,
    );
  });

  it("says where the plain median is shown", () => {
    expect(writeFinding({ ...found, by: "median", held: 0.8 })).toBe(
      "Expect about 12K views in 30 days, the median of your last 20 uploads, 8 times in 10 between 5.1K and 30K.",
    );
  });

  it("says the multiple and the similar uploads as the light and the titles do", () => {
    const expected = {
      ...{ multiple: 2, low: 0.8, high: 5, by: "titles" as const, chance: 0.8, leans: "up" as const },
      similar: { uploads: 2, multiple: 0.6 },
    };
    const compare = (over: Partial<typeof expected> | { by: "median"; multiple: 1 }) =>
      compareWithUsual({ parts: part(6000), expected: { ...expected, ...over } });
    expect(compare({})).toBe(
      "It leans up: about 8 in 10 beat your usual, but your 2 most similar uploads got about 60% of your usual at the time.",
    );
    expect(compare({ by: "median", multiple: 1 })).toMatch(
      /^It leans up: about 8 in 10 beat your usual, but your 2 most/,
    );
    expect(compare({ similar: { uploads: 2, multiple: 1.9 } })).toMatch(
      /^That is about twice your usual \(6K\)/,
    );
    expect(compareWithUsual({ parts: [], expected })).toBeNull();
  });
});

describe("a back-test in words", () => {
  const tested = (medianFactor: number) => ({
    by: "titles" as const,
    test: {
      kind: "tested" as const,
      n: 43,
      medianFactor,
      shareInside: 34 / 43,
      against: { name: "the median of the 20 uploads before", medianFactor: 1.8 },
      rows: [],
      method: "",
    },
  });

  it("gives the error, the share inside and the baseline", () => {
    expect(writeBackTest(tested(1.6))).toEqual({
      summary:
        "43 videos forecast from earlier ones only: typically off by ×1.6; 79% fell inside the range; the median of the 20 uploads before would have been off by ×1.8.",
      verdict: "The forecast was the nearer of the two.",
    });
  });

  it("says that the nearer plain median is shown", () => {
    expect(writeBackTest({ ...tested(2.1), by: "median" })).toMatchObject({
      verdict: "The plain median was nearer on this channel, so it is what is shown.",
    });
  });

  it("calls a difference that rounds away a tie", () => {
    expect(writeBackTest(tested(1.83))).toMatchObject({
      verdict: "The two are about as near.",
    });
  });

  it("says that there are too few videos", () => {
    const test = { kind: "not-enough" as const, why: "Not enough data: …", has: 3, needs: 10 };
    expect(writeBackTest({ test, by: "titles" })).toEqual({ summary: test.why, verdict: null });
  });
});

it.each([
  [0.4, "0"],
  [643, "640"],
  [1_049, "1K"],
  [12_499, "12K"],
  [995_000, "1M"],
  [1_940_000, "1.9M"],
])("rounds views of %d to two digits", (value, expected) => {
  expect(viewsText(value)).toBe(expected);
});

it("formats factors, shares and counts", () => {
  expect([1.86, 9.96, 31.2].map(factorText)).toEqual(["×1.9", "×10", "×31"]);
  expect([0.987, 1, 12.34].map(multiplierText)).toEqual(["×0.99", "×1.00", "×12.3"]);
  expect([0, 0.001, 0.794, 0.999, 1].map(percentText)).toEqual(["0%", "under 1%", "79%", "over 99%", "100%"]);
  expect([counted(1, "video"), counted(1200, "video")]).toEqual(["1 video", "1,200 videos"]);
});
