import { newId, pick, pickSome, wholeBetween } from "../../numbers/chance";
import { type SentimentRecord, sentimentScoreOf } from "./record";
import { STARTING_VIDEOS, SUBJECTS } from "./sample/sample";
import type { SampleVideo, Subject } from "./sample/subject";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** A new record is of an upload of the last days, so that every period shows it. */
const DAYS_BACK = [1, 2, 3, 4, 5, 6];
/** In the afternoon (UTC), as uploads are. */
const FROM_HOUR = 13;
const TO_HOUR = 19;

interface Upload {
  id: string;
  publishedAt: Date;
  totalComments: number;
}

/** What the sample's viewers say under a video: what belongs to it alone first, and some that fits its subject. */
export function recordOf(
  random: () => number,
  { positive: most, negative: least, everywhere }: Subject,
  { title, praise, criticism, themes, insights }: SampleVideo,
  { id, publishedAt, totalComments }: Upload,
): SentimentRecord {
  const positive = wholeBetween(random, ...most);
  const negative = wholeBetween(random, ...least);
  const sentimentBreakdown = { positive, neutral: 100 - positive - negative, negative };
  return {
    id,
    videoTitle: title,
    videoId: newId(random),
    publishedAt: publishedAt.toISOString(),
    totalComments,
    sentimentBreakdown,
    sentimentScore: sentimentScoreOf(sentimentBreakdown),
    topPositiveComments: [...praise, ...pickSome(random, everywhere.praise, 1)],
    topNegativeComments: [...criticism, ...pickSome(random, everywhere.criticism, 1)],
    commonThemes: [...themes, ...pickSome(random, everywhere.themes, 2)],
    emotionalTriggers: pickSome(random, everywhere.triggers, 3),
    actionableInsights: [...insights, ...pickSome(random, everywhere.insights, 1)],
  };
}

interface Before {
  now: Date;
  /** The one that was analyzed last comes first. */
  earlier: SentimentRecord[];
  /** Titles that were read lately and do not come again. */
  recentTitles: string[];
  totalComments: number;
}

/** A record of an upload of the last week: on a day and a subject that none of those before it has. */
export function newRecord(random: () => number, { now, earlier, recentTitles, totalComments }: Before) {
  const shown = new Set(earlier.map(({ videoTitle }) => videoTitle));
  const isShown = ({ videos }: Subject) => videos.some(({ title }) => shown.has(title));
  const untold = ({ videos }: Subject) => videos.filter(({ title }) => !recentTitles.includes(title));
  const subject = pick(
    random,
    SUBJECTS.filter((candidate) => !isShown(candidate) && untold(candidate).length > 0),
  );
  return recordOf(random, subject, pick(random, untold(subject)), {
    id: newId(random),
    publishedAt: uploadedAt(random, now, earlier),
    totalComments,
  });
}

/** An afternoon of the last six days, of those on which none of the others was published. */
function uploadedAt(random: () => number, now: Date, others: SentimentRecord[]): Date {
  const taken = new Set(others.map(({ publishedAt }) => publishedAt.slice(0, 10)));
  const dayOf = (daysBack: number) => new Date(now.getTime() - daysBack * DAY_MS).toISOString().slice(0, 10);
  const day = pick(
    random,
    DAYS_BACK.map(dayOf).filter((candidate) => !taken.has(candidate)),
  );
  return new Date(Date.parse(day) + Math.floor((FROM_HOUR + (TO_HOUR - FROM_HOUR) * random()) * HOUR_MS));
}

/** The records of the first visit, newest first. */
export function startingRecords(random: () => number, now: Date): SentimentRecord[] {
  return STARTING_VIDEOS.flatMap(({ subject, daysOld, comments }, index) =>
    subject.videos.slice(0, 1).map((video) =>
      recordOf(random, subject, video, {
        id: `sample-${index + 1}`,
        publishedAt: new Date(now.getTime() - daysOld * DAY_MS),
        totalComments: comments,
      }),
    ),
  );
}
