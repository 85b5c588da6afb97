import { scaleLinear } from "d3-scale";
import type { SentimentRecord } from "../../functions/comment-sentiment/sample";
import { percentLength } from "../../numbers/bounds";
import { shortDayText } from "../../numbers/days";
import { scoreTone } from "../../numbers/tone";

// What both desks draw: a chart of scores, and a bar of shares. Views take these as they are.

/** The axis begins here, or lower where a score is lower. */
const AXIS_FROM = 4;
const AXIS_TO = 10;
/** Room below the lowest score, for its label. */
const ROOM = 1;
/** Spec section 9: green from 8, amber from 6. */
const GREEN_FROM = 8;
const MARKS = [10, 8, 6, 4, 2, 0];

/** A score to be drawn, with its range where that is known. */
export interface ChartedScore
  extends Pick<SentimentRecord, "id" | "videoTitle" | "publishedAt" | "sentimentScore"> {
  interval?: { low: number; high: number };
}

export type ScoreChart = NonNullable<ReturnType<typeof scoreChart>>;

/**
 * The scores of videos in the order of their publication, one column each, evenly apart: videos of one day would
 * overlap. All lengths are in percent of the drawing. Null for fewer than two videos.
 */
export function scoreChart(records: ChartedScore[]) {
  if (records.length < 2) return null;
  const dated = [...records].sort((a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt));
  const scores = dated.map(({ sentimentScore }) => sentimentScore);
  const lows = dated.map(({ sentimentScore, interval }) => interval?.low ?? sentimentScore);
  const from = Math.min(AXIS_FROM, ...lows.map((low) => Math.max(Math.floor(low - ROOM), 0)));
  const y = scaleLinear([from, AXIS_TO], [100, 0]);
  const dots = dated.map(({ id, videoTitle, publishedAt, sentimentScore, interval }, index) => ({
    id,
    title: videoTitle,
    day: shortDayText(publishedAt),
    score: sentimentScore.toFixed(1),
    tone: scoreTone("sentiment", sentimentScore),
    x: percentLength((100 * (index + 0.5)) / dated.length),
    y: percentLength(y(sentimentScore)),
    range: interval && {
      top: percentLength(y(interval.high)),
      bottom: percentLength(y(interval.low)),
      text: `${interval.low.toFixed(1)} to ${interval.high.toFixed(1)}`,
    },
    /** The label stands where the line does not run: below a low, above any other. */
    low: Math.min(scores[index - 1] ?? AXIS_TO, scores[index + 1] ?? AXIS_TO) > sentimentScore,
  }));
  return {
    dots,
    /** Where scores are green, from the top. */
    green: percentLength(y(GREEN_FROM)),
    marks: MARKS.filter((mark) => mark >= from).map((mark) => ({ mark, y: percentLength(y(mark)) })),
    steps: dots.slice(1).map((to, index) => ({ from: dots[index] ?? to, to })),
  };
}

const SENTIMENTS = ["positive", "neutral", "negative"] as const;
/** Between two parts of a bar, in percent of its width. */
const GAP = 0.5;

export type SharePart = ReturnType<typeof sharesBar>[number];

/** The three parts of a shares bar, from percents that add up to 100. */
export function sharesBar(percents: SentimentRecord["sentimentBreakdown"]) {
  let x = 0;
  return SENTIMENTS.map((sentiment) => {
    const percent = percents[sentiment];
    const part = { sentiment, percent, x: `${x}%`, width: `${Math.max(percent - GAP, 0)}%` };
    x += percent;
    return part;
  });
}
