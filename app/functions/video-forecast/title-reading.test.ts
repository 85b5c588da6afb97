import { describe, expect, it } from "vitest";
import { LEAST_SCORE, MOST_SCORE, readTitle, titleScore } from "./title-reading";

describe("readTitle", () => {
  it("reads length, topic, number and the cut on a phone", () => {
    expect(readTitle("7 mistakes that kill a sourdough starter", "sourdough starters")).toEqual({
      length: 40,
      cut: null,
      topic: "all",
      early: true,
      specific: true,
      shouted: false,
    });
    const long = readTitle(
      "Everything I wish someone had told me before I began to learn Portuguese",
      "bread",
    );
    expect(long.cut).toBe("Everything I wish someone had told me before I began to");
    expect([long.topic, long.early, long.specific]).toEqual(["none", false, false]);
  });

  it("recognizes a part of a topic, capitals, and a topic of small words", () => {
    expect(readTitle("The starter I forgot", "sourdough starter").topic).toBe("some");
    expect(readTitle("THIS IS SHOUTED", "x").shouted).toBe(true);
    expect(readTitle("What now", "now").topic).toBe("all");
  });

  it("counts an emoji as one character, and finds a topic without words literally", () => {
    expect(readTitle("🔥🔥🔥", "🔥")).toMatchObject({ length: 3, topic: "all", early: true });
    expect(readTitle("Three loaves of bread, and the last one is burnt 🔥", "🔥")).toMatchObject({
      topic: "all",
      early: false,
    });
    expect(readTitle("🍞🍞🍞", "🔥")).toMatchObject({ length: 3, topic: "none", early: false });
    expect(readTitle("!!!", "?")).toMatchObject({ topic: "none" });
  });
});

describe("titleScore", () => {
  it("ranges from 42 to 94", () => {
    expect(titleScore(readTitle("7 sourdough mistakes to leave behind", "sourdough"))).toBe(MOST_SCORE);
    expect(titleScore(readTitle("SHOUTED X", "bread"))).toBe(LEAST_SCORE);
  });
});
