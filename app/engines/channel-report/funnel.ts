import { median, robustSpread, wilson } from "../../statistics/quantiles";
import { logGrowth } from "../growth";
import type { AgedUpload } from "./equal-age";
import { NEWEST, type NewestUpload } from "./newest";

/** Where a view can be lost: the thumbnail is not shown, not clicked, or the video is not watched on. */
export const STEPS = ["seen", "clicked", "watched"] as const;
export type Step = (typeof STEPS)[number];

/** One step of one upload beside the channel's own median. */
export interface StepReading {
  /** Impressions at 30 days, click-through rate, or share of the video viewed. */
  value: number;
  /** Over the channel's own median. */
  times: number;
  /** Whether it is clearly away from that median. */
  away: "high" | "low" | null;
}

export interface FunnelUpload {
  upload: NewestUpload;
  steps: Record<Step, StepReading | null>;
  /** The step at which an upload below its usual falls furthest behind, where one is clearly low. */
  lost: Step | null;
}

export interface Funnel {
  /** The channel's own medians, of how many uploads each; null where too few know the step. */
  medians: Record<Step, { median: number; uploads: number } | null>;
  /** The newest that know a step, newest first. */
  uploads: FunnelUpload[];
  /** How many of these were lost at each step. */
  lost: Record<Step, number>;
}

/** A channel's median of a step needs so many uploads, and is made from so many of the newest that know it. */
const MIN_KNOWN = 8;
const MEDIAN_UPLOADS = 100;

/** A step is clearly away at so many robust standard deviations of the channel's own uploads … */
const AWAY_DEVIATIONS = 2;
/** … and a quarter or more from the median: less changes nothing a creator would do. */
const AWAY_TIMES = 1.25;

interface Scale {
  median: number;
  spread: number;
  uploads: number;
}

/**
 * Where the newest uploads of a kind lose their views, each step beside the channel's own median and no other figure.
 * Impressions are brought to 30 days by the growth curve of views. A click-through rate has to be away by more than
 * the chance of so many impressions, too (Wilson). null where fewer than eight uploads know any step.
 */
export function readFunnel(settled: AgedUpload[], newest: NewestUpload[]): Funnel | null {
  const scales: Record<Step, Scale | null> = {
    seen: scaleOf(settled, "seen"),
    clicked: scaleOf(settled, "clicked"),
    watched: scaleOf(settled, "watched"),
  };
  // Without impressions there is no funnel: how long people watch does not count those who never came.
  if (!scales.seen && !scales.clicked) return null;
  const uploads = newest.slice(0, NEWEST).flatMap((upload): FunnelUpload[] => {
    const steps = {
      seen: readStep(upload, "seen", scales.seen),
      clicked: readStep(upload, "clicked", scales.clicked),
      watched: readStep(upload, "watched", scales.watched),
    };
    if (upload.multiple === null || STEPS.every((step) => steps[step] === null)) return [];
    return [{ upload, steps, lost: upload.multiple < 1 ? lowest(steps, scales) : null }];
  });
  const lostAt = (step: Step) => uploads.filter(({ lost }) => lost === step).length;
  return {
    medians: { seen: shown(scales.seen), clicked: shown(scales.clicked), watched: shown(scales.watched) },
    uploads,
    lost: { seen: lostAt("seen"), clicked: lostAt("clicked"), watched: lostAt("watched") },
  };
}

const shown = (scale: Scale | null) => scale && { median: 10 ** scale.median, uploads: scale.uploads };

function scaleOf(settled: AgedUpload[], step: Step): Scale | null {
  const known = settled.flatMap((upload) => stepValue(upload, step) ?? []).slice(-MEDIAN_UPLOADS);
  const logs = known.map((value) => Math.log10(value));
  const middle = median(logs);
  if (middle === null || known.length < MIN_KNOWN) return null;
  return { median: middle, spread: robustSpread(logs) ?? 0, uploads: known.length };
}

/** A step's value above 0; null if it is not known. */
function stepValue({ upload, ageDays }: AgedUpload, step: Step): number | null {
  const { impressions, clickThroughRate, averageViewedShare, averageViewSeconds, durationSeconds } = upload;
  if (step === "seen") return positive(impressions === null ? null : impressions / 10 ** logGrowth(ageDays));
  if (step === "clicked") return positive(clickThroughRate);
  const share = averageViewSeconds !== null && durationSeconds ? averageViewSeconds / durationSeconds : null;
  return positive(averageViewedShare ?? share);
}

const positive = (value: number | null) =>
  value !== null && value > 0 && Number.isFinite(value) ? value : null;

function readStep(upload: AgedUpload, step: Step, scale: Scale | null): StepReading | null {
  const value = stepValue(upload, step);
  if (value === null || !scale) return null;
  const off = Math.log10(value) - scale.median;
  const far =
    Math.abs(off) > Math.max(AWAY_DEVIATIONS * scale.spread, Math.log10(AWAY_TIMES)) &&
    (step !== "clicked" || isBeyondChance(upload, value, 10 ** scale.median));
  return { value, times: 10 ** off, away: far ? (off > 0 ? "high" : "low") : null };
}

/** Whether a click-through rate of so many impressions can hardly be the channel's usual one. */
function isBeyondChance({ upload }: AgedUpload, rate: number, usual: number): boolean {
  const impressions = upload.impressions ?? 0;
  const [low, high] = wilson(rate * impressions, impressions);
  return usual < low || usual > high;
}

/** Of the steps that are clearly low, the one most robust deviations down. */
function lowest(steps: Record<Step, StepReading | null>, scales: Record<Step, Scale | null>): Step | null {
  const depth = (step: Step) => Math.log10(steps[step]?.times ?? 1) / (scales[step]?.spread || 1);
  const low = STEPS.filter((step) => steps[step]?.away === "low");
  return low.sort((a, b) => depth(a) - depth(b))[0] ?? null;
}
