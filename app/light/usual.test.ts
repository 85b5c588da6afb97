import { describe, expect, it } from "vitest";
import { pointsAgainst } from "../engines/ideas";
import type { ExpectedIdea } from "../model/expected-idea";
import {
  apartText,
  describeBasis,
  describeChance,
  describeExpected,
  expectedText,
  inTen,
  likelyText,
  usualText,
} from "./usual";

const idea = (over: Partial<ExpectedIdea> = {}): ExpectedIdea => ({
  ...{ multiple: 1.31, low: 0.62, high: 3.04, by: "titles", chance: 0.68, leans: "up" },
  similar: { uploads: 3, multiple: 1.5 },
  ...over,
});

it.each([
  [0.5, "about half your usual"],
  [0.33, "about a third of your usual"],
  [0.72, "about 70% of your usual"],
  [0.001, "under 5% of your usual"],
  [0.86, "about 85% of your usual"],
  [0.88, "about your usual"],
  [1.02, "about your usual"],
  [1.14, "about your usual"],
  [1.16, "about 1.2 times your usual"],
  [1.43, "about 1.4 times your usual"],
  [1.95, "about twice your usual"],
  [2, "about twice your usual"],
  [3.02, "about 3 times your usual"],
  [12, "about 12 times your usual"],
])("says %s times the usual as “%s”", (multiple, text) => expect(usualText(multiple)).toBe(text));

it.each([
  [0.68, "up", "about 7 in 10"],
  [0.455, "down", "a little under 5 in 10"],
  [0.455, null, "about 5 in 10"],
] as const)("says the chance %s that leans %s as %s", (chance, leans, text) =>
  expect(describeChance({ chance, leans })).toBe(`The chance to beat your usual is ${text}.`),
);

it("says another channel's usual, and that of the past, as one says one's own of now", () => {
  expect(usualText(2.41, "its usual")).toBe("about 2.4 times its usual");
  expect(usualText(0.5, "your usual at the time")).toBe("about half your usual at the time");
});

it.each([
  [0.02, "1 of 10"],
  [0.64, "6 of 10"],
  [0.99, "9 of 10"],
])("says a chance of %s as %s, never sure", (chance, text) => expect(inTen(chance)).toBe(text));

describe("what is expected", () => {
  it.each<[Partial<ExpectedIdea>, string]>([
    [{ multiple: 1.8 }, "about 1.8 times your usual"],
    [{ multiple: 1.05 }, "a little over your usual"],
    [{ multiple: 0.95, leans: "down" }, "a little under your usual"],
    [{ multiple: 1.05, leans: null }, "about your usual"],
    [{ multiple: 1, by: "median" }, "your usual or more"],
    [{ multiple: 1, by: "median", leans: "down" }, "your usual or less"],
    [{ multiple: 1, by: "median", leans: null }, "about your usual"],
  ])("%o reads “%s”", (over, text) => expect(expectedText(idea(over))).toBe(text));

  it("has its range in numbers, and its chance as people say it", () => {
    expect(likelyText(idea())).toBe("about 1.3 times your usual, likely 0.6 to 3.0 times");
    expect(describeChance(idea())).toBe("The chance to beat your usual is about 7 in 10.");
  });

  it("stands beside what the most similar uploads got, each named for what it is", () => {
    expect(describeExpected(idea())).toBe(
      "Expect about 1.3 times your usual. Your 3 most similar uploads got about 1.5 times your usual at the time.",
    );
    expect(describeExpected(idea({ similar: { uploads: 1, multiple: 2 } }))).toMatch(
      / Your most similar upload got about twice your usual at the time\. The estimate is lower: /,
    );
  });

  it("is no headline where similar uploads point the other way", () => {
    expect(describeExpected(idea({ similar: { uploads: 2, multiple: 0.6 } }))).toBe(
      "It leans up: about 7 in 10 beat your usual, but your 2 most similar uploads got about 60% of your usual at the time.",
    );
    // "About your usual" would be no reason.
    expect(describeExpected(idea({ similar: { uploads: 2, multiple: 0.95 } }))).toMatch(
      /, but your 2 most similar uploads got no more than your usual at the time\.$/,
    );
  });

  it("says why where it lies apart from what similar uploads got", () => {
    const why = (multiple: number, over: Partial<ExpectedIdea> = {}) => apartText(multiple, idea(over));
    const lower = " The estimate is lower: it counts your recent level and its words, too.";
    expect([why(4), why(1.9), why(1.5)]).toEqual([lower, lower, ""]);
    expect(why(1)).toBe(lower.replace("lower", "higher"));
    expect(why(1, { multiple: 0.8, leans: "down" })).toBe(lower);
    expect(why(4, { by: "median", multiple: 1 })).toBe("");
  });

  it("says why where the side it is said to lean to is not that of similar uploads", () => {
    const why = (multiple: number, chance: number, by: ExpectedIdea["by"] = "titles") =>
      apartText(multiple, idea({ by, chance, multiple: 1, leans: null }));
    expect(why(1.8, 0.42)).toBe(" The estimate is lower: it counts your recent level and its words, too.");
    expect(why(0.8, 0.58)).toMatch(/^ The estimate is higher: /);
    expect([why(1.2, 0.58), why(1.2, 0.5), why(1.1, 0.42)]).toEqual(["", "", ""]);
    // Of Shorts there is a chance alone.
    expect(why(1.8, 0.42, "shorts")).toMatch(/^ The chance differs: it counts /);
  });

  it("could go either way if it leans to neither side", () => {
    expect(describeExpected(idea({ multiple: 1, leans: null, chance: 0.5 }))).toMatch(
      /^Expect about your usual\. It could go either way: about 5 in 10 beat your usual\. Your 3 most similar uploads got /,
    );
  });

  it("is the level and words alone where nothing is close", () => {
    expect(describeExpected(idea({ similar: null }))).toBe(
      "Nothing close on your channel. By your recent level and its words alone, expect about 1.3 times your usual.",
    );
    expect(describeExpected(idea({ similar: null, by: "median", multiple: 1, leans: null }))).toBe(
      "Nothing close on your channel. On your channel, titles tell little about views. Expect about your usual.",
    );
  });

  it("says why where it is the plain median, and nothing else", () => {
    const plain = idea({ by: "median", multiple: 1 });
    expect(describeBasis(plain)).toMatch(
      /^On your channel the median of the last 20 uploads .*\. Whatever the title, 8 in 10 got 0\.6 to 3\.0 times that\.$/,
    );
    expect(likelyText(plain)).toBe("your usual or more");
    expect(describeBasis(idea())).toBe("");
  });
});

it.each([
  ["up", 0.6, true],
  ["down", 1.4, true],
  ["up", 1.4, false],
  ["down", 0.6, false],
  [null, 0.6, false],
] as const)(
  "tells whether one that leans %s and similar uploads at %f disagree: %s",
  (leans, multiple, against) => {
    expect(pointsAgainst({ leans, similar: { uploads: 3, multiple } })).toBe(against);
    expect(pointsAgainst({ leans, similar: null })).toBe(false);
  },
);
