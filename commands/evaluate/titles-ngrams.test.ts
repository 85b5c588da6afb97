import { expect, it } from "vitest";
import type { Pair } from "../measures/titles-pairs";
import { learnNgrams } from "./titles-ngrams";

const pair = (a: string, b: string, better: "A" | "B", p = 0.01): Pair => ({
  test: a,
  image: "",
  a,
  b,
  better,
  z: 3,
  p,
  top: true,
  impressions: { a: 1, b: 1 },
  clicks: { a: 1, b: 1 },
});

it("learns from clear pairs alone which words win", () => {
  const clear = Array.from({ length: 40 }, (_, at) =>
    at % 2
      ? pair(`warm bread ${at}`, `cold soup ${at}`, "A")
      : pair(`cold soup ${at}`, `warm bread ${at}`, "B"),
  );
  const unclear = Array.from({ length: 90 }, (_, at) =>
    pair(`cold soup ${at}`, `warm bread ${at}`, "A", 0.4),
  );
  const difference = learnNgrams([...clear, ...unclear]);
  expect(difference(pair("warm toast", "cold toast", "A"))).toBeGreaterThan(0);
  expect(difference(pair("cold toast", "warm toast", "A"))).toBeLessThan(0);
  expect(difference(pair("same", "same", "A"))).toBe(0);
});
