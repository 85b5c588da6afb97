import { scaleLinear } from "d3-scale";
import { compact } from "../../numbers/compact";
import { drawnPercent } from "../../numbers/drawn";

export interface ViewsRange {
  low: number;
  high: number;
}

/** One range among those of its batch, as it is drawn: places are shares of the drawing's width. */
export interface ViewsPicture {
  /** "41.5K–92.0K" */
  text: string;
  /** What the drawing says beyond that, in words. */
  compared: string;
  /** Every range of the batch, in the batch's order: its own one stands out. */
  bars: { x: string; width: string; own: boolean }[];
  ticks: { x: string; label: string; anchor: "start" | "middle" | "end" }[];
}

/**
 * Gives what draws one range of estimated views among those of its batch, on one scale from zero: so any card
 * alone tells how its idea compares. Numbers read as in spec section 9.
 */
export function pictureAmong(batch: ViewsRange[]): (own: ViewsRange) => ViewsPicture {
  const highest = Math.max(...batch.map(({ high }) => high), 1);
  const scale = scaleLinear().domain([0, highest]).nice(4);
  const [, end = 1] = scale.domain();
  const at = (views: number) => drawnPercent((100 * views) / end);
  const ticks = scale.ticks(2).map((views) => ({
    x: at(views),
    label: views === 0 ? "0" : compact(views),
    anchor: views === 0 ? ("start" as const) : views === end ? ("end" as const) : ("middle" as const),
  }));
  return (own) => ({
    text: rangeText(own),
    compared: comparison(batch.filter((range) => range !== own)),
    bars: batch.map((range) => ({
      x: at(range.low),
      width: at(range.high - range.low),
      own: range === own,
    })),
    ticks,
  });
}

function rangeText({ low, high }: ViewsRange): string {
  return `${compact(low)}–${compact(high)}`;
}

function comparison(others: ViewsRange[]): string {
  return others.length === 0 ? "" : `The others of this batch: ${others.map(rangeText).join(" and ")}.`;
}
