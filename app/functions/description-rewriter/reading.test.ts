import { expect, it } from "vitest";
import { ruleText, tellChange } from "./reading";

it.each([
  [{ rule: "first-at-zero", stamps: ["0:15"], pairs: [] }, "The first timestamp is 0:15, not 0:00."],
  [
    { rule: "at-least-three", stamps: ["0:00"], pairs: [] },
    "There is one timestamp; chapters need at least three.",
  ],
  [
    { rule: "at-least-three", stamps: ["0:00", "1:00"], pairs: [] },
    "There are 2 timestamps; chapters need at least three.",
  ],
  [
    { rule: "ascending", stamps: ["1:00"], pairs: [["2:00", "1:00"]] },
    "1:00 comes after 2:00: each must be later than the one before.",
  ],
  [
    { rule: "ten-seconds", stamps: ["0:00"], pairs: [["0:00", "0:09"]] },
    "0:00 to 0:09: shorter than ten seconds.",
  ],
] as const)("says what %j breaks", ({ rule, stamps, pairs }, expected) => {
  expect(ruleText({ rule, stamps: [...stamps], pairs: pairs.map(([one, next]) => [one, next]) })).toBe(
    expected,
  );
});

it("says what was done and why, with the place", () => {
  expect(tellChange({ kind: "hashtags-last", after: "#rye" })).toEqual({
    what: "Moved the hashtags to the last line",
    why: "YouTube shows the first three above the title wherever they stand. The first line is for the text.",
    after: "#rye",
  });
});
