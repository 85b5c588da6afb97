import { scaleLog } from "d3-scale";
import { compact } from "../../numbers/compact";
import { drawn } from "../../numbers/drawn";

/** One scale for every forecast there can be, so that two cards compare: 1,000 to 1,000,000 views. */
const scale = scaleLog().domain([1e3, 1e6]).range([0, 100]).clamp(true);

/** A range of views, drawn: places in percent of the width. */
export interface RangePicture {
  left: number;
  width: number;
  expected: number;
}

export function drawRange({ min, max, expected }: { min: number; max: number; expected: number }) {
  const left = drawn(scale(min));
  return { left, width: drawn(scale(max) - left), expected: drawn(scale(expected)) };
}

export const TICKS = [1e3, 1e4, 1e5, 1e6].map((views) => ({
  at: drawn(scale(views)),
  label: compact(views).replace(".0", ""),
}));
