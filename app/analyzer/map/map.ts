import { type ScaleLinear, type ScaleLogarithmic, scaleLinear, scaleLog, scaleSqrt } from "d3-scale";
import type { Cluster, Insights } from "../../engines/findings";
import { shareText, viewsText } from "../../engines/findings";
import { type Area, gapTo } from "./map-geometry";
import { type PlacedLabel, placeLabels } from "./map-labels";
import { areaOf } from "./map-places";
import { type MapRole, roleOf } from "./map-roles";
import { spread } from "./map-spread";

export interface Box {
  width: number;
  height: number;
}

/** A topic on the map; x, y and r in the units of the box. */
export interface MapCircle {
  clusterName: string;
  x: number;
  y: number;
  r: number;
  role: MapRole;
  label: PlacedLabel;
}

/** A tick: where along its axis, in the units of the box, and what to write there. */
export interface MapTick {
  at: number;
  label: string;
}

/** Topics by competition (across) and demand (up), ready to draw. */
export interface TopicMap {
  box: Box;
  /** The frame that circles are drawn in; what is outside is for the axes. */
  plot: Area;
  circles: MapCircle[];
  /** Whether circles that would cover each other were set apart. */
  moved: boolean;
  /** Where large channels made fewer than half of the videos: from the left to here. */
  smallChannels: { right: number; title: { text: string; x: number; y: number } | null };
  /** Along the bottom, `at` is x: share of videos by large channels. */
  competition: { title: string; ticks: MapTick[] };
  /** Along the left, `at` is y: median views in the first year, on a log scale. */
  demand: { title: string; ticks: MapTick[] };
}

const MARGIN = { left: 52, right: 8, top: 30, bottom: 50 };
const SMALLEST_RADIUS = 7;
const LARGEST_RADIUS = 20;

/** The largest circle: of the frame's width at most one in so many, of its area one in so many for each topic. */
const WIDTHS = 19;
const AREAS = 40;

/** Less demand than this is drawn at this: a log scale has no zero. Views in the first year. */
const LEAST_DEMAND = 1;

/** Ticks between powers of ten are shown while the axis spans fewer decades than this. */
const FINE_DECADES = 2;

/**
 * Lays topics out by competition (0 to 100 %, linear, to the right) and demand (views in the first year, up). Demand is on
 * a log scale, as views differ by factors and not by amounts. A circle's area goes with its number of videos;
 * circles that would cover each other are set apart, the others stand exactly where they belong. Topics of
 * unknown competition are not drawn. Any box gives a map; one smaller than its margins gives a cramped one.
 */
export function topicMap(
  insights: Pick<Insights, "clusters" | "peakTopic" | "risingTopic" | "lowCompetitionGem">,
  box: Box,
): TopicMap {
  const plot = {
    left: MARGIN.left,
    right: Math.max(box.width - MARGIN.right, MARGIN.left + 1),
    top: MARGIN.top,
    bottom: Math.max(box.height - MARGIN.bottom, MARGIN.top + 1),
  };
  const drawn = insights.clusters.filter((cluster) => cluster.competition !== null);
  const largest = largestRadius(plot, drawn.length);
  const across = scaleLinear([0, 1], [plot.left + largest, plot.right - largest]);
  const up = demandScale(drawn, plot.bottom - largest, plot.top + largest);
  const most = Math.max(1, ...drawn.map((cluster) => cluster.videoCount));
  const radius = scaleSqrt([0, most], [0, largest]);
  const { discs, moved } = spread(
    drawn.map((cluster) => ({
      clusterName: cluster.name,
      x: across(cluster.competition ?? 0),
      y: up(Math.max(cluster.demand, LEAST_DEMAND)),
      r: Math.max(SMALLEST_RADIUS, radius(cluster.videoCount)),
      role: roleOf(cluster.name, insights),
    })),
    plot,
  );
  const title = smallChannelsTitle(plot, across(0.5), discs);
  const labels = placeLabels(discs, plot, title ? [areaOf({ ...title, anchor: "start" })] : []);
  return {
    box,
    plot,
    circles: discs.map((disc, at) => ({ ...disc, label: labels[at] as PlacedLabel })),
    moved,
    smallChannels: { right: across(0.5), title },
    competition: { title: "Share of videos by large channels", ticks: competitionTicks(across) },
    demand: { title: "First-year views, typical video", ticks: drawn.length === 0 ? [] : demandTicks(up) },
  };
}

function largestRadius({ left, right, top, bottom }: Area, topics: number): number {
  const [width, height] = [right - left, bottom - top];
  const crowded = Math.sqrt((width * height) / (AREAS * Math.max(1, topics)));
  return Math.max(SMALLEST_RADIUS, Math.min(LARGEST_RADIUS, width / WIDTHS, crowded));
}

/** In the corner where there is room for it: the caption says the same. */
function smallChannelsTitle(plot: Area, right: number, discs: { x: number; y: number; r: number }[]) {
  const title = { text: "Smaller channels", x: plot.left + 8, y: plot.top + 20 };
  const area = areaOf({ ...title, anchor: "start" });
  return area.right < right && discs.every((disc) => gapTo(area, disc) > 6) ? title : null;
}

function demandScale(clusters: Cluster[], bottom: number, top: number): ScaleLogarithmic<number, number> {
  const demands = clusters.map((cluster) => Math.max(cluster.demand, LEAST_DEMAND));
  const low = Math.min(...demands, Number.POSITIVE_INFINITY);
  const high = Math.max(...demands, LEAST_DEMAND);
  const from = Number.isFinite(low) ? low : LEAST_DEMAND;
  // One topic, or topics of equal demand, would leave the scale without a length.
  return from === high
    ? scaleLog([from / 2, high * 2], [bottom, top])
    : scaleLog([from, high], [bottom, top]);
}

function competitionTicks(across: ScaleLinear<number, number>): MapTick[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ at: across(share), label: shareText(share) }));
}

function demandTicks(up: ScaleLogarithmic<number, number>): MapTick[] {
  const [low, high] = up.domain() as [number, number];
  const steps = Math.log10(high / low) < FINE_DECADES ? [1, 2, 5] : [1];
  const ticks: MapTick[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++) {
    for (const step of steps) {
      const value = step * 10 ** power;
      if (value >= low && value <= high) ticks.push({ at: up(value), label: viewsText(value) });
    }
  }
  return ticks;
}
