import { expect, it } from "vitest";
import { packWords, unpackWords } from "./word-table";

it("unpacks every word with its weight, within half a step", () => {
  const table = new Map([
    ["tea", 0.5],
    ["a", -0.25],
    ["teapot", 0.125],
    ["zoo", -0.5],
    ["team", 0],
  ]);
  const packed = packWords(table);
  expect(packed.words).toBe("AaAteaDmDpotAzoo");
  const again = unpackWords(packed);
  expect([...again.keys()]).toEqual(["a", "tea", "team", "teapot", "zoo"]);
  for (const [word, weight] of table) {
    expect(Math.abs((again.get(word) ?? Number.NaN) - weight)).toBeLessThanOrEqual(packed.step / 2 + 1e-9);
  }
});

it("unpacks words that share more than 25 letters", () => {
  const long = "a".repeat(30);
  const table = new Map([
    [long, 1],
    [`${long}b`, -1],
  ]);
  expect([...unpackWords(packWords(table)).keys()]).toEqual([long, `${long}b`]);
});
