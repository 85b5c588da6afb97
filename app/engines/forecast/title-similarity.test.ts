import { expect, it } from "vitest";
import { titleComparer, titleShape } from "./title-similarity";

const similarity = (one: string, other: string) => {
  const compare = titleComparer();
  compare(one);
  const { words, start } = compare(other).similarity;
  return { words: words[0] ?? 0, start: start[0] };
};

it("finds parts of a series similar", () => {
  expect(titleShape("Excel Trick #12").words).toEqual(["excel", "trick", "0"]);
  expect(similarity("Excel Trick #12", "EXCEL trick #7").start).toBe(1);
  expect(similarity("Excel Trick #12", "Excel Trick #7").words).toBeCloseTo(1);
  expect(similarity("Excel Trick #12", "Excel basics").start).toBe(0.5);
});

it("compares by shared words, without an edge for long titles", () => {
  const alike = similarity("How to bake rye bread", "Rye bread for a rainy Sunday");
  const unlike = similarity("How to bake rye bread", "Fixing an old bicycle wheel");
  expect(alike.words).toBeGreaterThan(unlike.words);
  expect(similarity("bread", `bread ${"and more of it ".repeat(8)}`).words).toBeLessThan(alike.words);
});

it("reads words of any script", () => {
  expect(titleShape("Часть 3: Ünïcode").words).toEqual(["часть", "0", "ünïcode"]);
  expect(titleShape("包丁研ぎ").words).toEqual(["包丁", "丁研", "研ぎ"]);
  expect(similarity("包丁の研ぎ方", "新しい包丁").words).toBeGreaterThan(
    similarity("包丁の研ぎ方", "パンを焼く").words,
  );
  expect(similarity("", "")).toEqual({ words: 1, start: 0 });
});

it("sees the form of a title", () => {
  const marks = (title: string) => [...titleShape(title).traits].filter((trait) => trait.startsWith(" "));
  expect(marks("WHAT is this? 🙂")).toEqual([" ?", " length 0", " emoji", " capitals"]);
  expect(marks("plain")).toEqual([" length 0"]);
});
