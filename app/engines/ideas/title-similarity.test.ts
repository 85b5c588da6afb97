import { expect, it } from "vitest";
import { titleFeatures } from "./title-features";
import { compareTitle, titleComparer } from "./title-similarity";

/** What a title shares with one before it, after some others. */
const shared = (one: string, other: string) => {
  const comparer = titleComparer();
  for (const title of ["Fixing an old bicycle wheel", "What the ferry costs", one])
    comparer.add(titleFeatures(title));
  return compareTitle(comparer.titles, titleFeatures(other), 3).shared[2] ?? 0;
};

it("finds parts of a series similar", () => {
  expect(titleFeatures("Excel Trick #12").words).toEqual(["excel", "trick", "0"]);
  expect(shared("Excel Trick #12", "Excel Trick #12")).toBeCloseTo(1);
  expect(shared("Excel Trick #12", "EXCEL trick #7")).toBeGreaterThan(0.7);
  expect(shared("Excel Trick #12", "Excel basics")).toBeLessThan(0.6);
});

it("compares by shared words, without an edge for long titles", () => {
  const alike = shared("How to bake rye bread", "Rye bread for a rainy Sunday");
  expect(alike).toBeGreaterThan(shared("How to bake rye bread", "Fixing an old bicycle wheel"));
  expect(shared("bread", "why nobody I know ever found good bread within an hour of Bern")).toBeLessThan(
    alike,
  );
});

it("reads words of any script", () => {
  expect(titleFeatures("Часть 3: Ünïcode").words).toEqual(["часть", "0", "ünïcode"]);
  expect(titleFeatures("包丁研ぎ").words).toEqual(["包丁", "丁研", "研ぎ"]);
  expect(shared("包丁の研ぎ方", "新しい包丁")).toBeGreaterThan(shared("包丁の研ぎ方", "パンを焼く"));
  expect(shared("", "")).toBe(0);
});

it("finds a rare word to say more than one that the channel always uses", () => {
  const comparer = titleComparer();
  for (let at = 0; at < 10; at += 1) comparer.add(titleFeatures(`Bread diary ${at}`));
  comparer.add(titleFeatures("Bread of chestnuts"));
  const { shared: common } = compareTitle(comparer.titles, titleFeatures("Bread fair"), 11);
  const { shared: rare } = compareTitle(comparer.titles, titleFeatures("Picking chestnuts"), 11);
  expect(rare[10]).toBeGreaterThan(2 * (common[10] ?? 0));
});
