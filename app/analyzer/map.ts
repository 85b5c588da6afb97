import { type ScaleLinear, type ScaleLogarithmic, scaleLinear, scaleLog, scaleSqrt } from "d3-scale";
import type { Cluster, Insights } from "./insights";
import { type PlacedLabel, placeLabels } from "./map-labels";
import { describeMap } from "./map-text";
import { percent, rate } from "./wording";

export interface Box {
  width: number;
  height: number;
}

export type MapRole = "peak" | "rising" | "gem" | null;

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
  plot: { left: number; right: number; top: number; bottom: number };
  circles: MapCircle[];
  /** Along the bottom, `at` is x: share of videos by large channels. */
  competition: { title: string; ticks: MapTick[] };
  /** Along the left, `at` is y: median views a day, on a log scale. */
  demand: { title: string; ticks: MapTick[] };
  /** Topics whose competition is not known: named beside the map, not drawn as if it were none. */
  apart: { clusterName: string; role: MapRole; demand: string }[];
  /** The same in words, for those who do not see the picture: a sentence, then one for each topic. */
  text: string[];
}

const MARGIN = { left: 56, right: 20, top: 20, bottom: 48 };
const SMALLEST_RADIUS = 7;
const LARGEST_RADIUS = 22;

/** Less demand than this is drawn at this: a log scale has no zero. Views a day. */
const LEAST_DEMAND = 0.1;

/** Ticks between powers of ten are shown while the axis spans fewer decades than this. */
const FINE_DECADES = 2;

/**
 * Lays topics out by competition (0 to 100 %, linear, to the right) and demand (views a day, up). Demand is on
 * a log scale, as views differ by factors and not by amounts. A circle's area goes with its number of videos.
 * Any box gives a map; one smaller than its margins gives a cramped one. No topics give no circles.
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
  const across = scaleLinear([0, 1], [plot.left + LARGEST_RADIUS, plot.right - LARGEST_RADIUS]);
  const up = demandScale(drawn, plot.bottom - LARGEST_RADIUS, plot.top + LARGEST_RADIUS);
  const most = Math.max(1, ...drawn.map((cluster) => cluster.videoCount));
  const radius = scaleSqrt([0, most], [0, LARGEST_RADIUS]);
  const points = drawn.map((cluster) => ({
    clusterName: cluster.name,
    x: across(cluster.competition ?? 0),
    y: up(Math.max(cluster.demand, LEAST_DEMAND)),
    r: Math.max(SMALLEST_RADIUS, radius(cluster.videoCount)),
    role: roleOf(cluster.name, insights),
  }));
  const labels = placeLabels(points, plot);
  return {
    box,
    plot,
    circles: points.map((point, at) => ({ ...point, label: labels[at] as PlacedLabel })),
    competition: {
      title: "Videos by channels of 100,000 subscribers or more",
      ticks: competitionTicks(across),
    },
    demand: { title: "Views a day, typical video", ticks: drawn.length === 0 ? [] : demandTicks(up) },
    apart: insights.clusters
      .filter((cluster) => cluster.competition === null)
      .map((cluster) => ({
        clusterName: cluster.name,
        role: roleOf(cluster.name, insights),
        demand: rate(cluster.demand),
      })),
    text: describeMap(insights.clusters, (name) => roleOf(name, insights)),
  };
}

/** A topic of several roles is drawn in the one that says most: the gem, then rising, then the peak. */
function roleOf(
  name: string,
  findings: Pick<Insights, "peakTopic" | "risingTopic" | "lowCompetitionGem">,
): MapRole {
  const { lowCompetitionGem, risingTopic, peakTopic } = findings;
  if (lowCompetitionGem.found && lowCompetitionGem.clusterName === name) return "gem";
  if (risingTopic.found && risingTopic.clusterName === name) return "rising";
  return peakTopic.found && peakTopic.clusterName === name ? "peak" : null;
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
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ at: across(share), label: percent(share) }));
}

function demandTicks(up: ScaleLogarithmic<number, number>): MapTick[] {
  const [low, high] = up.domain() as [number, number];
  const steps = Math.log10(high / low) < FINE_DECADES ? [1, 2, 5] : [1];
  const ticks: MapTick[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++) {
    for (const step of steps) {
      const value = step * 10 ** power;
      if (value >= low && value <= high) ticks.push({ at: up(value), label: rate(value) });
    }
  }
  return ticks;
}
