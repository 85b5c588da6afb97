import { expect, it } from "vitest";
import { counted } from "../../../numbers/counted";
import { percentText } from "../../../numbers/percent-text";
import { excerpt } from "./excerpt";
import { multiplier, times, views } from "./wording";

it.each([
  [0.4, "0"],
  [643, "640"],
  [1_049, "1K"],
  [12_499, "12K"],
  [995_000, "1M"],
  [1_940_000, "1.9M"],
])("says views of %d in two digits", (value, said) => {
  expect(views(value)).toBe(said);
});

it("says factors, shares and counts as they are read", () => {
  expect([1.86, 9.96, 31.2].map(times)).toEqual(["×1.9", "×10", "×31"]);
  expect([0.987, 1, 12.34].map(multiplier)).toEqual(["×0.99", "×1.00", "×12.3"]);
  expect([0, 0.001, 0.794, 0.999, 1].map(percentText)).toEqual(["0%", "under 1%", "79%", "over 99%", "100%"]);
  expect([counted(1, "video"), counted(1200, "video")]).toEqual(["1 video", "1,200 videos"]);
});

it("keeps of a title one line of 120 characters, whole ones, that turn nothing around them", () => {
  expect(excerpt(" a\n\u202eb\u0000 ")).toBe("a b");
  expect(excerpt("half \ud83d")).toBe("half \ufffd");
  const long = excerpt("🔪".repeat(200));
  expect([...long]).toHaveLength(120);
  expect(long.endsWith("🔪…")).toBe(true);
});
