import {
  commentSentiment,
  commentSentimentFunctions,
  type SentimentRecord,
  type SentimentState,
} from "../../functions/comment-sentiment/sample";
import { addressWith } from "../../navigation/address";
import { dayText, relativeAge } from "../../numbers/days";
import { counted, formatCount } from "../../numbers/figures";
import { scoreTone } from "../../numbers/tone";
import type { ShowContext } from "../tool/tool";
import { toolPage } from "../tool/tool";
import { scoreChart, sharesBar } from "./charts";
import { SENTIMENT_ADVICE } from "./messages";
import {
  leftOut,
  PERIOD_NAMES,
  PERIODS,
  type Period,
  periodQuery,
  readPeriod,
  samePeriod,
  within,
} from "./period";

const PATH = "/comment-sentiment";

export type SentimentShown = ReturnType<typeof showSentiment>;
export type RecordShown = ReturnType<typeof showRecord>;

/** What the Sample desk draws: the records of the period, and what it leaves out. */
export function showSentiment(state: SentimentState, { now, search }: ShowContext) {
  const period = readPeriod(search);
  const records = within(state.records, period, now);
  const older = leftOut(state.records, period, now);
  const addressOf = (chosen: Period) => addressWith(PATH, { period: chosen });
  return {
    comments: formatCount(state.totalCommentsAnalyzed),
    lastAnalyzed: relativeAge(state.lastAnalyzed, now),
    average: {
      score: state.avgSentimentScore.toFixed(1),
      tone: scoreTone("sentiment", state.avgSentimentScore),
    },
    best: {
      title: state.mostPositiveVideo.videoTitle,
      score: state.mostPositiveVideo.sentimentScore.toFixed(1),
    },
    trend: state.sentimentTrend,
    days: PERIODS[period],
    periods: PERIOD_NAMES.map((name) => ({
      name,
      label: `${PERIODS[name]} days`,
      address: addressOf(name),
      current: name === period,
    })),
    anything: state.records.length > 0,
    records: records.map(showRecord),
    totals: periodTotals(records),
    answer: answerOf(records),
    chart: scoreChart(records),
    older: older && {
      ...older,
      seenIn: older.seenIn && { label: `${PERIODS[older.seenIn]} days`, address: addressOf(older.seenIn) },
    },
    report: {
      csv: addressWith(`${PATH}/report.csv`, { period }),
      paper: addressWith(`${PATH}/report`, samePeriod(search)),
    },
  };
}

/** Which videos pleased most and least in the period; undefined without any. */
function answerOf(records: SentimentRecord[]): string | undefined {
  const ranked = records.toSorted((one, other) => other.sentimentScore - one.sentimentScore);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst) return undefined;
  const scored = (record: SentimentRecord) => `“${record.videoTitle}” (${record.sentimentScore.toFixed(1)})`;
  return best.sentimentScore === worst.sentimentScore
    ? `“${best.videoTitle}” scores ${best.sentimentScore.toFixed(1)} of 10.`
    : `Viewers liked ${scored(best)} most, and ${scored(worst)} least.`;
}

/** How the comments of a video lean, in a sentence. */
function findingOf({ positive, negative }: SentimentRecord["sentimentBreakdown"]): string {
  const shares = `${positive}% positive, ${negative}% negative.`;
  if (positive > 50) return `Most commenters are pleased: ${shares}`;
  if (negative > 50) return `Most commenters are displeased: ${shares}`;
  return `Commenters are divided: ${shares}`;
}

/** A record as its card and the report draw it. */
export function showRecord({ sentimentBreakdown, sentimentScore, ...record }: SentimentRecord) {
  const count = formatCount(record.totalComments);
  return {
    ...record,
    published: dayText(record.publishedAt),
    count,
    comments: `${count} comments`,
    score: sentimentScore.toFixed(1),
    tone: scoreTone("sentiment", sentimentScore),
    /** How much of a ring of the length 10 is drawn. */
    arc: `${sentimentScore} 10`,
    finding: findingOf(sentimentBreakdown),
    shares: sharesBar(sentimentBreakdown),
  };
}

/** The videos and comments of a period, and their average score; null without a video. */
export function periodTotals(records: SentimentRecord[]) {
  const sum = (of: (record: SentimentRecord) => number) =>
    records.reduce((total, record) => total + of(record), 0);
  return {
    videos: counted(records.length, "video"),
    comments: `${formatCount(sum(({ totalComments }) => totalComments))} comments`,
    average:
      records.length === 0 ? null : (sum(({ sentimentScore }) => sentimentScore) / records.length).toFixed(1),
  };
}

/** The Sample desk's page. */
export const sentimentPage = toolPage({
  rules: commentSentiment,
  functions: commentSentimentFunctions,
  show: showSentiment,
  advice: SENTIMENT_ADVICE,
  keeps: (search) => periodQuery(readPeriod(search)),
});
