import { counted } from "../../../numbers/counted";
import { drawnPercent } from "../../../numbers/drawn";
import type { OwnForecast } from "./own-forecast";
import { viewsAxis } from "./views-axis";
import { views } from "./wording";

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
