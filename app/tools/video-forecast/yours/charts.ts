import { scaleLog } from "d3-scale";
import type { KeptForecast } from "../../../functions/video-forecast/kept-forecast";
import { percentLength, roundLength } from "../../../numbers/bounds";
import { monthText } from "../../../numbers/days";
import { counted } from "../../../numbers/figures";
import { multiplierText, viewsText } from "./wording";

const STEPS = [[1, 2, 5], [1, 3], [1]];
const MAX_MARKS = 5;

/** A log scale of views with room at both ends, in percent of a chart. */
export function viewsAxis(values: number[]) {
  const positive = values.filter((value) => value > 0);
  const low = positive.length > 0 ? Math.min(...positive) / 1.3 : 1;
  const high = positive.length > 0 ? Math.max(...positive) * 1.3 : 10;
  const scale = scaleLog().domain([low, high]).range([0, 100]).clamp(true);
  const marks = marksBetween(low, high);
  return {
    /** From the left. */
    across: (value: number) => percentLength(scale(value)),
    /** From the top, where the most views are. */
    down: (value: number) => percentLength(100 - scale(value)),
    place: (value: number) => scale(value),
    marks: marks.map((value) => ({ value, label: viewsText(value) })),
  };
}

/** Round numbers between two, at most five. */
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
  const marks = found.find(({ length }) => length <= MAX_MARKS) ?? found.at(-1) ?? [];
  const every = Math.ceil(marks.length / MAX_MARKS);
  return marks.filter((_, at) => at % every === 0);
}

/** Labels nearer than this, in percent of the height, would overlap. */
const LABEL_GAP = 9;

type Charted = Pick<KeptForecast, "p10" | "p50" | "p90" | "recent" | "comparables">;

/**
 * The channel's recent uploads at 30 days, one column each, oldest first, and the forecast in the last column with
 * its range; all lengths in percent of the chart.
 */
export function recentChart({ p10, p50, p90, recent, comparables }: Charted) {
  const axis = viewsAxis([p10, p90, ...recent.map(({ viewsAt30 }) => viewsAt30)]);
  const width = 100 / (recent.length + 2);
  const similar = new Set(comparables.map(({ title, publishedAt }) => `${publishedAt} ${title}`));
  const middle = 100 - axis.place(p50);
  const top = 100 - axis.place(p90);
  const bottom = 100 - axis.place(p10);
  return {
    dots: recent.map(({ title, publishedAt, viewsAt30 }, at) => ({
      x: percentLength((at + 0.5) * width),
      y: axis.down(viewsAt30),
      similar: similar.has(`${publishedAt} ${title}`),
    })),
    band: { y: percentLength(top), height: percentLength(bottom - top) },
    next: {
      x: percentLength(100 - width),
      p10: percentLength(bottom),
      p50: percentLength(middle),
      p90: percentLength(top),
    },
    labels: [
      { label: viewsText(p90), y: percentLength(Math.min(top, middle - LABEL_GAP)), strong: false },
      { label: viewsText(p50), y: percentLength(middle), strong: true },
      { label: viewsText(p10), y: percentLength(Math.max(bottom, middle + LABEL_GAP)), strong: false },
    ],
    marks: axis.marks.map(({ value, label }) => ({ label, y: axis.down(value) })),
    first: monthOrNothing(recent[0]?.publishedAt),
    last: monthOrNothing(recent.at(-1)?.publishedAt),
    hasSimilar: recent.some(({ title, publishedAt }) => similar.has(`${publishedAt} ${title}`)),
    caption: caption(
      recent.map(({ viewsAt30 }) => viewsAt30),
      p10,
      p90,
    ),
  };
}

function caption(recent: number[], p10: number, p90: number): string {
  const above = recent.filter((value) => value > p90).length;
  const below = recent.filter((value) => value < p10).length;
  const within = recent.length - above - below;
  const beyond = [above > 0 ? `${above} above it` : [], below > 0 ? `${below} below it` : []]
    .flat()
    .join(" and ");
  return `${within} of your last ${counted(recent.length, "upload")} ended in this range${beyond && `, ${beyond}`}.`;
}

function monthOrNothing(instant: string | undefined): string {
  return instant ? monthText(instant) : "";
}

type Rows = Extract<KeptForecast["test"], { kind: "tested" }>["rows"];

/** Forecast views from left to right against actual views from bottom to top: equal on the diagonal. */
export function backTestChart(rows: Rows) {
  const axis = viewsAxis(rows.flatMap(({ p50, viewsAt30 }) => [p50, viewsAt30]));
  // Both axes have the same marks: with more than three, every other one says enough.
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

/** A part that multiplies or divides by this or more fills its side of the chart. */
const FULL_BAR = 2.5;

/** The parts of a forecast in their order: the usual views, then what multiplies them. */
export function partsChart({ parts, p50 }: Pick<KeptForecast, "parts" | "p50">) {
  const [usual, ...moves] = parts;
  return {
    usual: usual
      ? { name: usual.name, value: viewsText(usual.factor), explanation: usual.explanation }
      : null,
    moves: moves.map(({ name, factor, explanation }) => ({
      name,
      explanation,
      value: multiplierText(factor),
      bar: barOf(factor),
    })),
    likely: viewsText(p50),
  };
}

/** From the middle to the right for what lifts, to the left for what lowers, in percent of the width. */
function barOf(factor: number) {
  const reach = Math.min(Math.abs(Math.log(factor)) / Math.log(FULL_BAR), 1) * 50;
  return { x: roundLength(factor < 1 ? 50 - reach : 50), width: roundLength(reach), lifts: factor >= 1 };
}
