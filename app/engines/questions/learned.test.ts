import { expect, test } from "vitest";
import { readLearned, writeLearned } from "./learned";

test("a table keeps each feature's weights to the nearest step, and the words", () => {
  const weights = new Map([
    ["w:views", [0.5, -0.02, 0]],
    ["bias", [9, -9, 1]],
    ["b:my views", [-1, 2, 3]],
  ]);
  const read = readLearned(writeLearned({ weights, vocabulary: new Set(["views", "my"]) }));
  expect([...read.vocabulary]).toEqual(["my", "views"]);
  expect([...read.weights.keys()].sort()).toEqual(["b:my views", "bias", "w:views"]);
  expect(read.weights.get("bias")?.slice(0, 2)).toEqual([4, -4]);
  for (const [name, own] of weights)
    for (const [at, weight] of own.entries())
      if (name !== "bias") expect(read.weights.get(name)?.[at]).toBeCloseTo(weight, 0.5);
});

test("a name's later colons are its own", () => {
  const weights = new Map([["f:decline:0", [1]]]);
  expect([...readLearned(writeLearned({ weights, vocabulary: new Set() })).weights.keys()]).toEqual([
    "f:decline:0",
  ]);
});
