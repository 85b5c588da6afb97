import { scaleLog } from "d3-scale";
import { counted } from "../../../numbers/counted";
import { drawn, drawnPercent } from "../../../numbers/drawn";
import type { OwnForecast } from "./kept-forecast";
import { multiplier, views } from "./wording";

const STEPS = [[1, 2, 5], [1, 3], [1]];
const MARKS_AT_MOST = 5;

/** A scale of views on which twice as many is as far everywhere, with room at both ends, in percent of a drawing. */
export function viewsAxis(values: number[]) {
  const seen = values.filter((value) => value > 0);
  const low = seen.length > 0 ? Math.min(...seen) / 1.3 : 1;
  const high = seen.length > 0 ? Math.max(...seen) * 1.3 : 10;
  const scale = scaleLog().domain([low, high]).range([0, 100]).clamp(true);
  const marks = marksBetween(low, high);
  return {
    /** From the left. */
    across: (value: number) => drawnPercent(scale(value)),
    /** From the top, where most is. */
    down: (value: number) => drawnPercent(100 - scale(value)),
    place: (value: number) => scale(value),
    marks: marks.map((value) => ({ value, label: views(value) })),
  };
}

/** Round numbers between two: as fine as five of them allow. */
function marksBetween(low: number, high: number): number[] {
  const first = Math.floor(Math.log10(low));
  const powers = Array.from(
    { length: Math.ceil(Math.log10(high)) - first + 1 },
    (_, at) => 10 ** (first + at),
  );
  const found = STEPS.map((steps) =>
    powers
      .flatMap((power) => steps.map((step) => step * power))
      .filter((mark) => mark >= low && mark <= high),
  );
  const marks = found.find(({ length }) => length <= MARKS_AT_MOST) ?? found.at(-1) ?? [];
  const every = Math.ceil(marks.length / MARKS_AT_MOST);
  return marks.filter((_, at) => at % every === 0);
}

/** Labels nearer than this, in percent of the height, would lie on one another. */
const APART = 9;

const MONTH = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

type Pictured = Pick<OwnForecast, "p10" | "p50" | "p90" | "recent" | "comparables">;

/**
 * The channel's recent uploads at 30 days, one column each, oldest first, and the forecast in the last column with
 * its range; all lengths in percent of the drawing.
 */
export function recentPicture({ p10, p50, p90, recent, comparables }: Pictured) {
  const axis = viewsAxis([p10, p90, ...recent.map(({ viewsAt30 }) => viewsAt30)]);
  const width = 100 / (recent.length + 2);
  const alike = new Set(comparables.map(({ title, publishedAt }) => `${publishedAt} ${title}`));
  const middle = 100 - axis.place(p50);
  const top = 100 - axis.place(p90);
  const bottom = 100 - axis.place(p10);
  return {
    dots: recent.map(({ title, publishedAt, viewsAt30 }, at) => ({
      x: drawnPercent((at + 0.5) * width),
      y: axis.down(viewsAt30),
      alike: alike.has(`${publishedAt} ${title}`),
    })),
    band: { y: drawnPercent(top), height: drawnPercent(bottom - top) },
    next: {
      x: drawnPercent(100 - width),
      p10: drawnPercent(bottom),
      p50: drawnPercent(middle),
      p90: drawnPercent(top),
    },
    labels: [
      { label: views(p90), y: drawnPercent(Math.min(top, middle - APART)), strong: false },
      { label: views(p50), y: drawnPercent(middle), strong: true },
      { label: views(p10), y: drawnPercent(Math.max(bottom, middle + APART)), strong: false },
    ],
    marks: axis.marks.map(({ value, label }) => ({ label, y: axis.down(value) })),
    first: monthOf(recent[0]?.publishedAt),
    last: monthOf(recent.at(-1)?.publishedAt),
    hasAlike: recent.some(({ title, publishedAt }) => alike.has(`${publishedAt} ${title}`)),
    words: inWords(
      recent.map(({ viewsAt30 }) => viewsAt30),
      p10,
      p90,
    ),
  };
}

function inWords(recent: number[], p10: number, p90: number): string {
  const above = recent.filter((value) => value > p90).length;
  const below = recent.filter((value) => value < p10).length;
  const within = recent.length - above - below;
  return `Of your last ${counted(recent.length, "upload")}, ${numberOf(within)} ended in this range, ${numberOf(above)} above it and ${numberOf(below)} below.`;
}

function numberOf(count: number): string {
  return count === 0 ? "none" : String(count);
}

function monthOf(instant = ""): string {
  return instant ? MONTH.format(Date.parse(instant)) : "";
}

type Rows = Extract<OwnForecast["test"], { kind: "tested" }>["rows"];

/** What was forecast, from left to right, against what came, from bottom to top: on the diagonal they are the same. */
export function testPicture(rows: Rows) {
  const axis = viewsAxis(rows.flatMap(({ p50, viewsAt30 }) => [p50, viewsAt30]));
  // Both ways the same: where there is little room, every other mark says enough.
  const marks = axis.marks.length > 3 ? axis.marks.filter((_, at) => at % 2 === 0) : axis.marks;
  return {
    dots: rows.map(({ p50, viewsAt30, inside }) => ({
      x: axis.across(p50),
      y: axis.down(viewsAt30),
      inside,
    })),
    marks: marks.map(({ value, label }) => ({ label, x: axis.across(value), y: axis.down(value) })),
  };
}

/** A part that multiplies by this or more, or divides by it, fills its side of the drawing. */
const FULL = 2.5;

/** The parts of a forecast in the order in which they make it: what is usual, then what multiplies it. */
export function partsShown({ parts, p50 }: Pick<OwnForecast, "parts" | "p50">) {
  const [usual, ...moves] = parts;
  return {
    usual: usual ? { name: usual.name, value: views(usual.factor), explanation: usual.explanation } : null,
    moves: moves.map(({ name, factor, explanation }) => ({
      name,
      explanation,
      value: multiplier(factor),
      bar: barOf(factor),
    })),
    likely: views(p50),
  };
}

/** From the middle to the right for what lifts, to the left for what lowers, in percent of the width. */
function barOf(factor: number) {
  const reach = Math.min(Math.abs(Math.log(factor)) / Math.log(FULL), 1) * 50;
  return { x: drawn(factor < 1 ? 50 - reach : 50), width: drawn(reach), lifts: factor >= 1 };
}
