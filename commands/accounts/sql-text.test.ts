import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { literal, written } from "./sql-text";

describe("a value as SQL says it", () => {
  it.each([
    ["a quote", "it's 'so'; drop table users; --"],
    ["nothing", ""],
    ["two lines and a backslash", "a\\\nb"],
    ["NUL", "a\0b\0"],
    ["letters beyond ASCII", "é 日本 👩‍🚀 \ud800".toWellFormed()],
    ["a question mark and a parameter's name", "what? ?1 :a $b"],
    ["a number", 1764000000123],
    ["a fraction", -0.25],
    ["null", null],
  ])("is read again as it was: %s", (_what, value) => {
    const read = new DatabaseSync(":memory:").prepare(`select ${literal(value)} as value`).get();
    expect(read?.value).toBe(value);
  });

  it("is refused where no column holds it", () => {
    for (const value of [Number.NaN, Infinity, {}, [1], () => 1])
      expect(() => literal(value)).toThrow(TypeError);
  });
});

describe("a statement with its parameters", () => {
  it("takes question marks of texts, names and comments for none", () => {
    expect(written(`select '?', "a?", ? -- ?\n where x = ?`, ["?", 2])).toBe(
      `select '?', "a?", '?' -- ?\n where x = 2`,
    );
  });

  it("is refused with too few or too many", () => {
    expect(() => written("select ?", [])).toThrow(RangeError);
    expect(() => written("select ?", [1, 2])).toThrow(RangeError);
  });
});
