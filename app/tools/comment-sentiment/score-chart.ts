import { scaleLinear } from "d3-scale";
import { drawnPercent } from "../../numbers/drawn";
import { scoreTone } from "../../numbers/score-tone";
import type { SentimentRecord } from "./record";

/** Scores below this are rare; one that is there moves the ground down to it. */
const GROUND = 4;
const TOP = 10;
/** A score keeps this far from the ground, for the figure below it. */
const ROOM = 1;
/** Spec section 9: green from 8, amber from 6. */
const GREEN_FROM = 8;
const MARKS = [10, 8, 6, 4, 2, 0];

const SHORT_DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** A score to be drawn, with how far it may be off where that is known. */
export interface ChartedScore
  extends Pick<SentimentRecord, "id" | "videoTitle" | "publishedAt" | "sentimentScore"> {
  interval?: { low: number; high: number };
}

export type ScoreChart = NonNullable<ReturnType<typeof scoreChart>>;

/**
 * The scores of the videos in the order of their publication, one column each, all lengths in percent of the
 * drawing; null where there are fewer than two to compare. Columns are evenly apart: videos of one day would lie on one another.
 */
export function scoreChart(records: ChartedScore[]) {
  if (records.length < 2) return null;
  const dated = [...records].sort((a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt));
  const scores = dated.map(({ sentimentScore }) => sentimentScore);
  const lows = dated.map(({ sentimentScore, interval }) => interval?.low ?? sentimentScore);
  const ground = Math.min(GROUND, ...lows.map((low) => Math.max(Math.floor(low - ROOM), 0)));
  const y = scaleLinear([ground, TOP], [100, 0]);
  const dots = dated.map(({ id, videoTitle, publishedAt, sentimentScore, interval }, index) => ({
    id,
    title: videoTitle,
    day: SHORT_DAY.format(Date.parse(publishedAt)),
    score: sentimentScore.toFixed(1),
    tone: scoreTone("sentiment", sentimentScore),
    x: drawnPercent((100 * (index + 0.5)) / dated.length),
    y: drawnPercent(y(sentimentScore)),
    range: interval && {
      top: drawnPercent(y(interval.high)),
      bottom: drawnPercent(y(interval.low)),
      text: `${interval.low.toFixed(1)} to ${interval.high.toFixed(1)}`,
    },
    /** The figure stands where the line does not run: below a low, above everything else. */
    low: Math.min(scores[index - 1] ?? TOP, scores[index + 1] ?? TOP) > sentimentScore,
  }));
  return {
    dots,
    /** Where scores are green, from the top. */
    green: drawnPercent(y(GREEN_FROM)),
    marks: MARKS.filter((mark) => mark >= ground).map((mark) => ({ mark, y: drawnPercent(y(mark)) })),
    steps: dots.slice(1).map((to, index) => ({ from: dots[index] ?? to, to })),
  };
}
