import { scaleLog } from "d3-scale";
import { drawnPercent } from "../../numbers/drawn";

/** Half as many views is as far to the left of the usual as twice as many is to the right. */
const across = scaleLog().base(2).domain([0.25, 8]).range([0, 100]).clamp(true);

const TICKS = [
  [0.5, "½×"],
  [1, "usual"],
  [2, "2×"],
  [4, "4×"],
  [8, "8×"],
] as const;

const place = (times: number) => drawnPercent(across(times));

/** Where the marks of the picture's axis stand, in percent of its width. */
export function axis() {
  return TICKS.map(([times, label]) => ({ x: place(times), label, usual: times === 1 }));
}

/**
 * One video against its channel's usual, in percent of the picture's width: a dot for each recent upload, one for
 * the video itself, and where the usual lies. `times` and `recent` are multiples of the usual; what lies outside of
 * a quarter and eight times is drawn at the edge, and dots that would lie on one another are one.
 */
export function strip(times: number, recent: number[]) {
  return { usual: place(1), video: place(times), recent: [...new Set(recent.map(place))] };
}
