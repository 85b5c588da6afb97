import { z } from "zod";
import { newId, pick, pickSome, seeded, wholeBetween } from "../../numbers/chance";
import { addDays, DAY_MS, HOUR_MS, isoDay } from "../../numbers/days";
import { mean } from "../../statistics/sums";
import { type DeskRules, defineAction } from "../desk/desk";
import { sampleFunctions } from "../desk/functions";
import { SENTIMENT_FAILED } from "./messages";
import { commentSubjects, type SampleVideo, type Subject, startingVideos } from "./pool";

const percent = z.number().min(0).max(100);

/** Spec section 3, Sentiment analysis record: what the comments under one video say. */
export const sentimentRecord = z.object({
  id: z.string(),
  videoTitle: z.string(),
  videoId: z.string(),
  publishedAt: z.iso.datetime(),
  totalComments: z.number(),
  /** Percents that add up to 100. */
  sentimentBreakdown: z.object({ positive: percent, neutral: percent, negative: percent }),
  /** From 0 to 10, with one decimal. */
  sentimentScore: z.number().min(0).max(10),
  topPositiveComments: z.array(z.string()),
  topNegativeComments: z.array(z.string()),
  commonThemes: z.array(z.string()),
  emotionalTriggers: z.array(z.string()),
  actionableInsights: z.array(z.string()),
});
export type SentimentRecord = z.infer<typeof sentimentRecord>;

/** What the Sample desk keeps. */
export const sentimentState = z.object({
  /** The last analyzed first. */
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

/**
 * The score of a breakdown in percents, 0 to 10 with one decimal: the mean of its comments, where a positive one is
 * worth ten, a neutral one five and a negative one nothing. The spec leaves the rule open.
 */
export function scoreBreakdown({ positive, neutral }: SentimentRecord["sentimentBreakdown"]): number {
  return Math.round(positive + neutral / 2) / 10;
}

/** Spec section 4, Sentiment: what an analysis adds, and the average after it. */
const COMMENTS_READ = 567;
const AVERAGE_AFTER = 8.3;
const EARLIER_KEPT = 2;
/** Titles that do not come again soon. Fewer than there are, so that some are always left. */
const TITLES_REMEMBERED = 20;
/** A smaller difference of scores is no trend. */
const TREND_FROM = 0.3;

const action = defineAction<SentimentState>();

/** Spec section 4, Sentiment. */
export const analyze = action({
  form: z.object({}),
  apply(state, _input, { now, random }) {
    const { recentTitles } = state;
    const earlier = state.records.slice(0, EARLIER_KEPT);
    const record = newRecord(random, { now, earlier, recentTitles });
    const records = [record, ...earlier];
    return {
      records,
      totalCommentsAnalyzed: state.totalCommentsAnalyzed + COMMENTS_READ,
      avgSentimentScore: AVERAGE_AFTER,
      mostPositiveVideo: mostPositive([state.mostPositiveVideo, record]),
      sentimentTrend: findTrend(records),
      lastAnalyzed: now.toISOString(),
      recentTitles: [record.videoTitle, ...recentTitles].slice(0, TITLES_REMEMBERED),
    };
  },
  opens: ({ records }) => records[0]?.id,
});

/** Empties the list. The counts stay. */
const clear = action({ form: z.object({}), apply: (state) => ({ ...state, records: [] }) });

/** Comment Sentiment (spec section 2). */
export const commentSentiment: DeskRules<SentimentState> = {
  key: "comment-sentiment",
  state: sentimentState,
  initial(now) {
    const records = startingRecords(seeded("comment sentiment"), now);
    const total = records.reduce((sum, record) => sum + record.sentimentScore, 0);
    return {
      records,
      totalCommentsAnalyzed: records.reduce((sum, { totalComments }) => sum + totalComments, 0),
      avgSentimentScore: Math.round((10 * total) / records.length) / 10,
      mostPositiveVideo: mostPositive(records),
      sentimentTrend: findTrend(records),
      lastAnalyzed: new Date(now.getTime() - 6 * DAY_MS).toISOString(),
      recentTitles: records.map(({ videoTitle }) => videoTitle),
    };
  },
  failed: SENTIMENT_FAILED,
  actions: { analyze, clear },
  figure: ({ avgSentimentScore }) => ({
    value: avgSentimentScore.toFixed(1),
    label: "of 10 on average, in the sample",
  }),
};

type Scored = Pick<SentimentRecord, "videoTitle" | "sentimentScore">;

/** The one with the highest score, the first of equals. */
function mostPositive(videos: Scored[]): SentimentState["mostPositiveVideo"] {
  const { videoTitle, sentimentScore } = videos.reduce((best, video) =>
    video.sentimentScore > best.sentimentScore ? video : best,
  );
  return { videoTitle, sentimentScore };
}

/**
 * Whether the record analyzed last (the first) scores higher or lower than the two before it by 0.3 or more; "stable"
 * where there is nothing to compare. The spec names the three and leaves the rule open.
 */
export function findTrend(
  records: Pick<SentimentRecord, "sentimentScore">[],
): SentimentState["sentimentTrend"] {
  const [latest, ...others] = records.map((record) => record.sentimentScore);
  const before = others.slice(0, EARLIER_KEPT);
  if (latest === undefined || before.length === 0) return "stable";
  const change = latest - mean(before);
  if (Math.abs(change) < TREND_FROM) return "stable";
  return change > 0 ? "improving" : "declining";
}

interface Upload {
  id: string;
  publishedAt: Date;
  totalComments: number;
}

/** What the sample's viewers say under a video: its own comments first, then some that fit its subject. */
export function makeRecord(
  random: () => number,
  { positive: mostPositive, negative: mostNegative, everywhere }: Subject,
  { title, praise, criticism, themes, insights }: SampleVideo,
  { id, publishedAt, totalComments }: Upload,
): SentimentRecord {
  const positive = wholeBetween(random, ...mostPositive);
  const negative = wholeBetween(random, ...mostNegative);
  const sentimentBreakdown = { positive, neutral: 100 - positive - negative, negative };
  return {
    id,
    videoTitle: title,
    videoId: newId(random),
    publishedAt: publishedAt.toISOString(),
    totalComments,
    sentimentBreakdown,
    sentimentScore: scoreBreakdown(sentimentBreakdown),
    topPositiveComments: [...praise, ...pickSome(random, everywhere.praise, 1)],
    topNegativeComments: [...criticism, ...pickSome(random, everywhere.criticism, 1)],
    commonThemes: [...themes, ...pickSome(random, everywhere.themes, 2)],
    emotionalTriggers: pickSome(random, everywhere.triggers, 3),
    actionableInsights: [...insights, ...pickSome(random, everywhere.insights, 1)],
  };
}

interface Before {
  now: Date;
  /** The records that stay. */
  earlier: SentimentRecord[];
  /** Titles that came lately and do not come again. */
  recentTitles: string[];
}

/** The record of an upload of the last week, on a day and a subject that no earlier record has. */
function newRecord(random: () => number, { now, earlier, recentTitles }: Before): SentimentRecord {
  const taken = new Set(earlier.map(({ videoTitle }) => videoTitle));
  const isTaken = ({ videos }: Subject) => videos.some(({ title }) => taken.has(title));
  const freshVideos = ({ videos }: Subject) => videos.filter(({ title }) => !recentTitles.includes(title));
  const subject = pick(
    random,
    commentSubjects().filter((candidate) => !isTaken(candidate) && freshVideos(candidate).length > 0),
  );
  return makeRecord(random, subject, pick(random, freshVideos(subject)), {
    id: newId(random),
    publishedAt: uploadTime(random, now, earlier),
    totalComments: COMMENTS_READ,
  });
}

/** A new record is of an upload of the last days, so that every period shows it. */
const DAYS_BACK = [1, 2, 3, 4, 5, 6];
/** In the afternoon (UTC), as uploads are. */
const FROM_HOUR = 13;
const TO_HOUR = 19;

/** An afternoon of the last six days on which none of the others was published. */
function uploadTime(random: () => number, now: Date, others: SentimentRecord[]): Date {
  const taken = new Set(others.map(({ publishedAt }) => isoDay(publishedAt)));
  const day = pick(
    random,
    DAYS_BACK.map((days) => addDays(now, -days)).filter((candidate) => !taken.has(candidate)),
  );
  return new Date(Date.parse(day) + Math.floor((FROM_HOUR + (TO_HOUR - FROM_HOUR) * random()) * HOUR_MS));
}

/** The records of the first visit, newest first. */
function startingRecords(random: () => number, now: Date): SentimentRecord[] {
  return startingVideos().flatMap(({ subject, daysOld, comments }, index) =>
    subject.videos.slice(0, 1).map((video) =>
      makeRecord(random, subject, video, {
        id: `sample-${index + 1}`,
        publishedAt: new Date(now.getTime() - daysOld * DAY_MS),
        totalComments: comments,
      }),
    ),
  );
}

export const commentSentimentFunctions = sampleFunctions(commentSentiment, {
  analyze: { about: "Adds the sample's reading of a recent upload's comments." },
  clear: { about: "Empties the sample's list of analyzed videos." },
});
