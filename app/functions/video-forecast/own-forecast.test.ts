import { expect, it } from "vitest";
import { methodText, refusalText, tellPart, tellTest, whyText } from "./own-forecast";

it.each([
  [{ kind: "newest" }, "One of your newest uploads"],
  [{ kind: "shared", words: ["sharpen", "chisel"] }, "Also has “sharpen”, “chisel”"],
  [{ kind: "beginning", words: ["oven", "repair"] }, "Begins with the same words: “oven repair”"],
  [{ kind: "beginning", words: ["0", "mistakes"] }, "Begins alike: a number, then “mistakes”"],
] as const)("says of %j why it is compared with", (why, expected) => {
  expect(whyText("words" in why ? { kind: why.kind, words: [...why.words] } : why)).toBe(expected);
});

it("says what a forecast is based on, and why there is none", () => {
  expect(methodText({ basis: 250, all: 500 })).toContain("your newest 250 uploads of 500");
  expect(methodText({ basis: 40, all: 40 })).toContain("Based on your 40 uploads,");
  expect(refusalText({ has: 4, needs: 5 })).toBe(
    "A forecast needs at least 5 uploads with a date and views; 4 found.",
  );
});

it("names the parts", () => {
  const usual = { kind: "usual", factor: 900, uploads: 12 } as const;
  expect(tellPart({ ...usual, alone: false })).toEqual({
    name: "Your usual views",
    explanation: "The median of your last 12 uploads, each brought to 30 days by the growth curve.",
  });
  expect(tellPart({ ...usual, alone: true }).explanation).toContain("nearer than a forecast from titles");
  expect(tellPart({ kind: "titles", factor: 1.2 }).name).toBe("Titles like this one");
});

it("says how a back-test was made, or what it lacks", () => {
  const test = { kind: "tested", n: 100, medianFactor: 2, shareInside: 0.8, rows: [] } as const;
  const tested = { ...test, rows: [], against: { medianFactor: 3 } };
  const kept = tellTest({ ...tested, isNewest: true });
  expect(kept).toMatchObject({ against: { name: "the median of the 20 uploads before", medianFactor: 3 } });
  expect(kept).not.toHaveProperty("isNewest");
  expect("method" in kept && kept.method).toMatch(
    /^The newest 100 of your uploads that are 30 days and older/,
  );
  expect(tellTest({ ...tested, n: 40, isNewest: false })).toMatchObject({
    method: expect.stringMatching(/^40 of your uploads/),
  });
  expect(tellTest({ kind: "not-enough", has: 1, needs: 10 })).toMatchObject({
    why: "Not enough data: a back-test needs 10 uploads that are 30 days and older with 5 before them; there is one.",
  });
});
