import { expect, it } from "vitest";
import { classifySentiment } from "./classify";
import { explainSentiment } from "./explain";

it("adds up to the valence", () => {
  for (const text of [
    "I love this edit, not bad at all 😍",
    "the audio is terrible but the story is good",
    "meh",
  ]) {
    const found = classifySentiment(text);
    if (found.kind !== "scored") throw new Error(`${text} is not scored`);
    expect(explainSentiment(text).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(found.valence);
  }
});

it("names what moved the score and why, the strongest first", () => {
  const [first, second] = explainSentiment("I love this, but the sound is awful 😡");
  expect([first?.term, second?.term]).toContain("awful");
  expect(explainSentiment("this slaps").find(({ term }) => term === "slaps")).toMatchObject({
    why: "creator",
  });
  expect(explainSentiment("😍").find(({ term }) => term === "😍")).toMatchObject({ why: "emoji" });
  expect(explainSentiment("not useful").find(({ term }) => term === "useful")?.why).toBe("negated");
});

it("lists at most as many as asked for, the rest last", () => {
  const parts = explainSentiment("great awful nice terrible lovely ugly happy sad best worst", 4);
  expect(parts).toHaveLength(4);
  expect(parts.at(-1)).toMatchObject({ term: "", why: "rest" });
});

it("stays quick for a long comment", () => {
  const start = process.cpuUsage().user;
  explainSentiment("good bad ".repeat(200_000));
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(500);
});
