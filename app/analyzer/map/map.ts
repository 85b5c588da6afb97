import { type ScaleLinear, type ScaleLogarithmic, scaleLinear, scaleLog, scaleSqrt } from "d3-scale";
import type { Claims, Cluster } from "../../engines/findings";
import { wholePercent } from "../../numbers/figures";
import { viewsText } from "../insights/wording";
import { type Area, gapToDisc } from "./geometry";
import { type PlacedLabel, placeLabels } from "./labels";
import { textArea } from "./places";
import { spreadDiscs } from "./spread";

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
interface MapTick {
  at: number;
  label: string;
}

/** Topics by competition (across) and demand (up), ready to draw. */
export interface TopicMap {
  box: Box;
  /** The frame that holds the circles; the axes stand outside. */
  plot: Area;
  circles: MapCircle[];
  /** Whether circles that would cover each other were moved apart. */
  moved: boolean;
  /** The part in which large channels made fewer than half of the videos: from the left to `right`. */
  smallChannels: { right: number; title: { text: string; x: number; y: number } | null };
  /** The share of videos by large channels, along the bottom: `at` is x. */
  competition: { title: string; ticks: MapTick[] };
  /** Median views in the first year, on a log scale, along the left: `at` is y. */
  demand: { title: string; ticks: MapTick[] };
}

const MARGIN = { left: 52, right: 8, top: 30, bottom: 50 };
const MIN_RADIUS = 7;
const MAX_RADIUS = 20;

/** The largest circle's radius is at most this part of the frame's width … */
const WIDTH_SHARE = 19;
/** … and its square at most this part of the frame's area for each topic. */
const AREA_SHARE = 40;

/** Lower demand is drawn as this many views in the first year: a log scale has no zero. */
const MIN_DEMAND = 1;

/** Ticks between powers of ten are shown if the axis spans fewer decades than this. */
const FINE_DECADES = 2;

/**
 * Lays out topics by competition (0 to 100 %, linear, to the right) and demand (views in the first year, log
 * scale, up). A circle's area is proportional to its number of videos. Circles that would cover each other are
 * moved apart; the others stand exactly where they belong. Topics of unknown competition are left out. Any box
 * gives a map; one smaller than its margins gives a cramped one.
 */
export function drawMap(insights: Claims & { clusters: Cluster[] }, box: Box): TopicMap {
  const plot = {
    left: MARGIN.left,
    right: Math.max(box.width - MARGIN.right, MARGIN.left + 1),
    top: MARGIN.top,
    bottom: Math.max(box.height - MARGIN.bottom, MARGIN.top + 1),
  };
  const drawn = insights.clusters.filter((cluster) => cluster.competition !== null);
  const largest = maxRadius(plot, drawn.length);
  const across = scaleLinear([0, 1], [plot.left + largest, plot.right - largest]);
  const up = demandScale(drawn, plot.bottom - largest, plot.top + largest);
  const most = Math.max(1, ...drawn.map((cluster) => cluster.videoCount));
  const radius = scaleSqrt([0, most], [0, largest]);
  const { discs, moved } = spreadDiscs(
    drawn.map((cluster) => ({
      clusterName: cluster.name,
      x: across(cluster.competition ?? 0),
      y: up(Math.max(cluster.demand, MIN_DEMAND)),
      r: Math.max(MIN_RADIUS, radius(cluster.videoCount)),
      role: mapRole(cluster.name, insights),
    })),
    plot,
  );
  const title = smallChannelsTitle(plot, across(0.5), discs);
  const labels = placeLabels(discs, plot, title ? [textArea({ ...title, anchor: "start" })] : []);
  return {
    box,
    plot,
    circles: discs.flatMap((disc, at) => {
      const label = labels[at];
      return label ? [{ ...disc, label }] : [];
    }),
    moved,
    smallChannels: { right: across(0.5), title },
    competition: { title: "Share of videos by large channels", ticks: competitionTicks(across) },
    demand: { title: "First-year views, typical video", ticks: drawn.length === 0 ? [] : demandTicks(up) },
  };
}

function maxRadius({ left, right, top, bottom }: Area, topics: number): number {
  const [width, height] = [right - left, bottom - top];
  const crowded = Math.sqrt((width * height) / (AREA_SHARE * Math.max(1, topics)));
  return Math.max(MIN_RADIUS, Math.min(MAX_RADIUS, width / WIDTH_SHARE, crowded));
}

/** In the corner, if there is room for it; the caption says the same. */
function smallChannelsTitle(plot: Area, right: number, discs: { x: number; y: number; r: number }[]) {
  const title = { text: "Smaller channels", x: plot.left + 8, y: plot.top + 20 };
  const area = textArea({ ...title, anchor: "start" });
  return area.right < right && discs.every((disc) => gapToDisc(area, disc) > 6) ? title : null;
}

function demandScale(clusters: Cluster[], bottom: number, top: number): ScaleLogarithmic<number, number> {
  const demands = clusters.map((cluster) => Math.max(cluster.demand, MIN_DEMAND));
  const low = Math.min(...demands, Number.POSITIVE_INFINITY);
  const high = Math.max(...demands, MIN_DEMAND);
  const from = Number.isFinite(low) ? low : MIN_DEMAND;
  // With one topic, or topics of equal demand, the scale would have no length.
  return from === high
    ? scaleLog([from / 2, high * 2], [bottom, top])
    : scaleLog([from, high], [bottom, top]);
}

function competitionTicks(across: ScaleLinear<number, number>): MapTick[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ at: across(share), label: wholePercent(share) }));
}

function demandTicks(up: ScaleLogarithmic<number, number>): MapTick[] {
  const [low = MIN_DEMAND, high = MIN_DEMAND] = up.domain();
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

export type MapRole = "peak" | "rising" | "gem" | null;

export const ROLE_NAMES: Record<Exclude<MapRole, null>, string> = {
  peak: "Peak Topic",
  rising: "Rising Topic",
  gem: "Hidden Gem",
};

/** The role a topic is drawn in: of several the gem, then rising, then the peak. */
export function mapRole(name: string, { lowCompetitionGem, risingTopic, peakTopic }: Claims): MapRole {
  if (lowCompetitionGem.found && lowCompetitionGem.clusterName === name) return "gem";
  if (risingTopic.found && risingTopic.clusterName === name) return "rising";
  return peakTopic.found && peakTopic.clusterName === name ? "peak" : null;
}
