import { describe, expect, it } from "vitest";
import { scoreVisibility, type VisibilityAnswer } from "./visibility";

const NOW = new Date("2026-11-21T12:00:00Z");
const found = { videoId: "abcdefghijk", title: "Rye bread", place: 12 };
const answer = (topic: string, day: string, seen: boolean): VisibilityAnswer => ({
  topic,
  askedAt: `2026-${day}T06:00:00Z`,
  found: seen ? [found] : [],
});

describe("the visibility score", () => {
  it("is the share of the last 30 days' answers that show the channel, with its parts", () => {
    const score = scoreVisibility(
      ["rye bread", "sourdough"],
      [
        answer("rye bread", "11-14", true),
        answer("rye bread", "11-20", true),
        answer("sourdough", "11-20", false),
        answer("rye bread", "10-01", true),
        answer("bagels", "11-20", true),
      ],
      NOW,
    );
    expect(score).toMatchObject({ kind: "scored", visible: 2, answers: 3 });
    expect(score.kind === "scored" && score.share).toBeCloseTo(2 / 3);
    expect(score.topics.map(({ topic, visible, answers }) => [topic, visible, answers.length])).toEqual([
      ["rye bread", 2, 2],
      ["sourdough", 0, 1],
    ]);
    expect(score.topics[0]?.answers[0]?.askedAt).toContain("11-20");
  });

  it("has not enough data until a topic is answered", () => {
    expect(scoreVisibility(["rye bread"], [], NOW)).toEqual({
      kind: "not-enough",
      topics: [{ topic: "rye bread", visible: 0, answers: [] }],
    });
    expect(scoreVisibility([], [answer("rye bread", "11-20", true)], NOW)).toEqual({
      kind: "not-enough",
      topics: [],
    });
    expect(scoreVisibility(["rye bread"], [answer("rye bread", "11-22", true)], NOW).kind).toBe("not-enough");
  });
});
