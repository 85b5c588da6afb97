import { expect, it } from "vitest";
import { readFeeling } from "./feeling";
import { partsOf } from "./parts";

it("adds up to the valence", () => {
  for (const text of [
    "I love this edit, not bad at all 😍",
    "the audio is terrible but the story is good",
    "meh",
  ]) {
    const found = readFeeling(text);
    if (found.kind !== "scored") throw new Error(`${text} is not scored`);
    expect(partsOf(text).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(found.valence);
  }
});

it("names what moved the score, the strongest first, and why", () => {
  const [first, second] = partsOf("I love this, but the sound is awful 😡");
  expect([first?.term, second?.term]).toContain("awful");
  expect(partsOf("this slaps").find(({ term }) => term === "slaps")).toMatchObject({ why: "creator" });
  expect(partsOf("😍").find(({ term }) => term === "😍")).toMatchObject({ why: "emoji" });
  expect(partsOf("not useful").find(({ term }) => term === "useful")?.why).toBe("negated");
});

it("lists no more than asked for, and says what is left", () => {
  const parts = partsOf("great awful nice terrible lovely ugly happy sad best worst", 4);
  expect(parts).toHaveLength(4);
  expect(parts.at(-1)).toMatchObject({ term: "the rest", why: "rest" });
});

it("stays quick for a long comment", () => {
  const start = process.cpuUsage().user;
  partsOf("good bad ".repeat(200_000));
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(500);
});
