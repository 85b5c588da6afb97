import { dayText } from "../../numbers/day";
import { relativeAge } from "../../numbers/relative-age";
import { scoreTone } from "../../numbers/score-tone";
import { addressWith } from "../tool/address";
import type { ShowContext } from "../tool/tool";
import { leftOut, PERIODS, type Period, periodOf, periodQuery, within } from "./period";
import type { SentimentRecord } from "./record";
import { scoreChart } from "./score-chart";
import type { SentimentState } from "./sentiment";
import { sharesDrawn } from "./shares-drawn";

const PATH = "/comment-sentiment";

export type SentimentShown = ReturnType<typeof show>;
export type RecordShown = ReturnType<typeof recordShown>;
/** Everything the page draws. */
export function show(state: SentimentState, { now, search }: ShowContext) {
  const period = periodOf(search);
  const inPeriod = within(state.records, period, now);
  const out = leftOut(state.records, period, now);
  const addressOf = (chosen: Period) => addressWith(PATH, { period: chosen });
  return {
    comments: state.totalCommentsAnalyzed.toLocaleString("en-US"),
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
    periods: (Object.keys(PERIODS) as Period[]).map((name) => ({
      name,
      label: `${PERIODS[name]} days`,
      address: addressOf(name),
      current: name === period,
    })),
    anything: state.records.length > 0,
    records: inPeriod.map(recordShown),
    facts: periodFacts(inPeriod),
    chart: scoreChart(inPeriod),
    out: out && {
      ...out,
      seenIn: out.seenIn && { label: `${PERIODS[out.seenIn]} days`, address: addressOf(out.seenIn) },
    },
    report: {
      csv: addressWith(`${PATH}/report.csv`, { period }),
      paper: addressWith(`${PATH}/report`, periodQuery(period)),
    },
  };
}

/** A record as it is drawn. */
export function recordShown({ sentimentBreakdown, sentimentScore, ...record }: SentimentRecord) {
  const count = record.totalComments.toLocaleString("en-US");
  return {
    ...record,
    published: dayText(record.publishedAt),
    count,
    comments: `${count} comments`,
    score: sentimentScore.toFixed(1),
    tone: scoreTone("sentiment", sentimentScore),
    /** How much of a ring of the length 10 is drawn. */
    arc: `${sentimentScore} 10`,
    shares: sharesDrawn(sentimentBreakdown),
  };
}

/** What a period holds, in figures. */
export function periodFacts(records: SentimentRecord[]) {
  const sum = (of: (record: SentimentRecord) => number) =>
    records.reduce((total, record) => total + of(record), 0);
  const count = records.length;
  const score = count === 0 ? null : sum(({ sentimentScore }) => sentimentScore) / count;
  return {
    videos: count === 1 ? "1 video" : `${count} videos`,
    comments: `${sum(({ totalComments }) => totalComments).toLocaleString("en-US")} comments`,
    average: score === null ? null : score.toFixed(1),
  };
}
