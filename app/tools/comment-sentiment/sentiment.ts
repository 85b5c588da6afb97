import { z } from "zod";
import { seeded } from "../../numbers/seeded";
import { mean } from "../../statistics/sums";
import { defineAction, type Tool } from "../tool/tool";
import { SENTIMENT_FAILED } from "./messages";
import { newRecord, startingRecords } from "./new-record";
import { periodOf, periodQuery } from "./period";
import { type SentimentRecord, sentimentRecord } from "./record";
import { type SentimentShown, show } from "./show";

/** Spec section 4, Sentiment: what an analysis adds, and what the average is after it. */
const COMMENTS_READ = 567;
const AVERAGE_AFTER = 8.3;
const EARLIER_KEPT = 2;
/** Titles that do not come again soon; fewer than there are, so that some are always left. */
const TITLES_REMEMBERED = 20;
/** Scores closer together than this are no trend. */
const TREND_FROM = 0.3;

const sentimentState = z.object({
  /** The one that was analyzed last comes first. */
  records: z.array(sentimentRecord),
  totalCommentsAnalyzed: z.number(),
  avgSentimentScore: z.number(),
  /** Of all that were ever analyzed. */
  mostPositiveVideo: sentimentRecord.pick({ videoTitle: true, sentimentScore: true }),
  sentimentTrend: z.enum(["improving", "declining", "stable"]),
  lastAnalyzed: z.iso.datetime(),
  recentTitles: z.array(z.string()),
});
export type SentimentState = z.infer<typeof sentimentState>;

const action = defineAction<SentimentState>();

/** Spec section 4, Sentiment. */
export const analyze = action({
  form: z.object({}),
  apply(state, _input, { now, random }) {
    const { recentTitles } = state;
    const earlier = state.records.slice(0, EARLIER_KEPT);
    const record = newRecord(random, { now, earlier, recentTitles, totalComments: COMMENTS_READ });
    const records = [record, ...earlier];
    return {
      records,
      totalCommentsAnalyzed: state.totalCommentsAnalyzed + COMMENTS_READ,
      avgSentimentScore: AVERAGE_AFTER,
      mostPositiveVideo: mostPositive([state.mostPositiveVideo, record]),
      sentimentTrend: trendOf(records),
      lastAnalyzed: now.toISOString(),
      recentTitles: [record.videoTitle, ...recentTitles].slice(0, TITLES_REMEMBERED),
    };
  },
  opens: ({ records }) => records[0]?.id,
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, records: [] }) });

/** Comment Sentiment (spec section 2). */
export const commentSentiment: Tool<SentimentState, SentimentShown> = {
  key: "comment-sentiment",
  state: sentimentState,
  initial(now) {
    const records = startingRecords(seeded("comment sentiment"), now);
    const total = records.reduce((sum, { sentimentScore }) => sum + sentimentScore, 0);
    return {
      records,
      totalCommentsAnalyzed: records.reduce((sum, { totalComments }) => sum + totalComments, 0),
      avgSentimentScore: Math.round((10 * total) / records.length) / 10,
      mostPositiveVideo: mostPositive(records),
      sentimentTrend: trendOf(records),
      lastAnalyzed: new Date(now.getTime() - 6 * 24 * 60 * 60 * 1000).toISOString(),
      recentTitles: records.map(({ videoTitle }) => videoTitle),
    };
  },
  failed: SENTIMENT_FAILED,
  actions: { analyze, clear },
  keeps: (search) => periodQuery(periodOf(search)),
  show,
  figure: ({ avgSentimentScore }) => ({
    value: avgSentimentScore.toFixed(1),
    label: "of 10 on average, in the sample",
  }),
};

/** The one with the highest score, the earlier of equals. */
function mostPositive(
  videos: Pick<SentimentRecord, "videoTitle" | "sentimentScore">[],
): SentimentState["mostPositiveVideo"] {
  const { videoTitle, sentimentScore } = videos.reduce((best, video) =>
    video.sentimentScore > best.sentimentScore ? video : best,
  );
  return { videoTitle, sentimentScore };
}

/**
 * Whether the record that was analyzed last (it comes first) was received better or worse than the two before it
 * by 0.3 or more; "stable" where there is nothing to compare. The spec names the three and leaves the rule open.
 */
export function trendOf(
  records: Pick<SentimentRecord, "sentimentScore">[],
): SentimentState["sentimentTrend"] {
  const [latest, ...others] = records.map(({ sentimentScore }) => sentimentScore);
  const before = others.slice(0, EARLIER_KEPT);
  if (latest === undefined || before.length === 0) return "stable";
  const change = latest - mean(before);
  if (Math.abs(change) < TREND_FROM) return "stable";
  return change > 0 ? "improving" : "declining";
}
