import { compact } from "../../numbers/compact";

/** A typical number for reading: one decimal under ten, where whole numbers would hide it. */
export function rate(value: number): string {
  if (value > 0 && value < 0.05) return "under 0.1";
  return value < 9.95 && !Number.isInteger(value) ? value.toFixed(1) : compact(value);
}

/** "2.4×". */
export function multiple(value: number): string {
  return `${value < 9.95 ? value.toFixed(1) : compact(value)}×`;
}

/** 0..1 as "38%". */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Parts small enough to say in words, and how far a share may lie from one. */
const PARTS: [number, string][] = [
  [3 / 4, "three quarters of"],
  [2 / 3, "two thirds of"],
  [1 / 2, "half of"],
  [1 / 3, "a third of"],
  [1 / 4, "a quarter of"],
];
const NEAR = 0.025;

/** A value within this factor of another is called about the same. */
const SAME = 1.2;

/** How a value stands to a base above 0, to be followed by it: "2.4×", "about the same as", "a third of", "12% of". */
export function against(value: number, base: number): string {
  const times = value / base;
  if (times >= SAME) return multiple(times);
  if (times > 1 / SAME) return "about the same as";
  const part = PARTS.find(([share]) => Math.abs(times - share) <= NEAR)?.[1];
  if (part) return `about ${part}`;
  return times < 0.01 ? "less than 1% of" : `${percent(times)} of`;
}

/** A chance in words, for "by luck alone it would come up in …": "about 1 of 120 such comparisons". */
export function odds(chance: number): string {
  if (chance < 0.001) return "fewer than 1 of 1,000 such comparisons";
  const among = 1 / chance;
  if (among < 1.5) return "most such comparisons";
  return `about 1 of ${among < 100 ? Math.round(among) : Number(among.toPrecision(2))} such comparisons`;
}

/** A chance as a figure: "1.7%", "under 0.1%". */
export function percentOfLuck(chance: number): string {
  return chance < 0.001 ? "under 0.1%" : `${(chance * 100).toFixed(1)}%`;
}
