import { expect, it } from "vitest";
import { likenessOf, shapeOf } from "./title-likeness";

const likeness = (one: string, other: string) => {
  const [, second] = likenessOf([one, other].map(shapeOf));
  return { words: second?.words[0] ?? 0, start: second?.start[0] };
};

it("takes parts of a series for alike", () => {
  expect(shapeOf("Excel Trick #12").words).toEqual(["excel", "trick", "0"]);
  expect(likeness("Excel Trick #12", "EXCEL trick #7").start).toBe(1);
  expect(likeness("Excel Trick #12", "Excel Trick #7").words).toBeCloseTo(1);
  expect(likeness("Excel Trick #12", "Excel basics").start).toBe(0.5);
});

it("compares by what titles share, and long ones have no edge", () => {
  const alike = likeness("How to bake rye bread", "Rye bread for a rainy Sunday");
  const unlike = likeness("How to bake rye bread", "Fixing an old bicycle wheel");
  expect(alike.words).toBeGreaterThan(unlike.words);
  expect(likeness("bread", `bread ${"and more of it ".repeat(8)}`).words).toBeLessThan(alike.words);
});

it("reads words of any script", () => {
  expect(shapeOf("Часть 3: Ünïcode").words).toEqual(["часть", "0", "ünïcode"]);
  expect(shapeOf("包丁研ぎ").words).toEqual(["包丁", "丁研", "研ぎ"]);
  expect(likeness("包丁の研ぎ方", "新しい包丁").words).toBeGreaterThan(
    likeness("包丁の研ぎ方", "パンを焼く").words,
  );
  expect(likeness("", "")).toEqual({ words: 1, start: 0 });
});

it("sees the form of a title", () => {
  const marks = (title: string) => [...shapeOf(title).traits].filter((trait) => trait.startsWith(" "));
  expect(marks("WHAT is this? 🙂")).toEqual([" ?", " length 0", " emoji", " capitals"]);
  expect(marks("plain")).toEqual([" length 0"]);
});
