import { scaleLinear } from "d3-scale";
import type { TrendPoint } from "../model/trend";
import { dayText, monthName } from "../numbers/days";
import { compact } from "../numbers/figures";

/** Interest over time, ready to draw: SVG paths in a box of this size, and the same in words. */
export interface TrendLine {
  width: number;
  height: number;
  line: string;
  area: string;
  /** The newest point, as a path of length 0. */
  end: string;
  /** From the week before to the last one. */
  lastWeek: string;
  /** The last week's interest. */
  latest: string;
  /** The peak months of each year: where each begins and how wide it is. */
  seasons: { x: number; width: number }[];
  from: string;
  to: string;
  text: string;
}

export const LINE_SIZE = { width: 600, height: 160 };
/** Space for the stroke at the top. */
const TOP = 4;

/**
 * Lays out the points, oldest first, above a base line of 0. Leaves out points with an invalid date; null for
 * fewer than two points.
 */
export function trendLine(stored: TrendPoint[], peakMonth: string | null): TrendLine | null {
  const points = stored.filter(({ date }) => !Number.isNaN(Date.parse(date)));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const { width, height } = LINE_SIZE;
  const time = (point: TrendPoint) => Date.parse(point.date);
  const top = points.reduce((highest, point) => (point.value > highest.value ? point : highest));
  const low = points.reduce((lowest, point) => (point.value < lowest.value ? point : lowest));
  const x = scaleLinear([time(first), time(last)], [0, width]);
  const y = scaleLinear([0, Math.max(top.value, 1)], [height, TOP]);
  const places = points.map((point) => `${Math.round(x(time(point)))} ${Math.round(y(point.value))}`);
  const line = `M${places.join("L")}`;
  return {
    ...LINE_SIZE,
    line,
    area: `${line}V${height}H0Z`,
    end: `M${places.at(-1)}h0`,
    lastWeek: `M${places.slice(-2).join("L")}`,
    latest: compact(last.value),
    seasons: runs(points, (point) => monthName(time(point)) === peakMonth).map(([from, to]) => {
      const start = Math.round(x(time(from)));
      return { x: start, width: Math.max(Math.round(x(time(to))) - start, 2) };
    }),
    from: dayText(first.date),
    to: dayText(last.date),
    text: `${points.length} weeks, the last of them ${compact(last.value)}. Highest: ${compact(top.value)} in the week of ${dayText(top.date)}. Lowest: ${compact(low.value)} in the week of ${dayText(low.date)}.`,
  };
}

/** The first and last of each run of points that match. */
function runs(points: TrendPoint[], matches: (point: TrendPoint) => boolean): [TrendPoint, TrendPoint][] {
  const found: [TrendPoint, TrendPoint][] = [];
  let open: [TrendPoint, TrendPoint] | null = null;
  for (const point of points) {
    if (!matches(point)) open = null;
    else if (open) open[1] = point;
    else {
      open = [point, point];
      found.push(open);
    }
  }
  return found;
}
