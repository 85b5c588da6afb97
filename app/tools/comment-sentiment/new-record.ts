import { newId, pick, pickSome, wholeBetween } from "../../numbers/chance";
import { type SentimentRecord, sentimentScoreOf } from "./record";
import { STARTING_VIDEOS, SUBJECTS } from "./sample/sample";
import type { Subject } from "./sample/subject";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A new record is of an upload of the last days, so that every period shows it. */
const NEWEST_MS = 6 * DAY_MS;

interface Video {
  id: string;
  videoTitle: string;
  publishedAt: Date;
  totalComments: number;
}

/** What the sample's viewers say under a video on that subject. */
export function recordOf(random: () => number, subject: Subject, video: Video): SentimentRecord {
  const positive = wholeBetween(random, ...subject.positive);
  const negative = wholeBetween(random, ...subject.negative);
  const sentimentBreakdown = { positive, neutral: 100 - positive - negative, negative };
  return {
    ...video,
    videoId: newId(random),
    publishedAt: video.publishedAt.toISOString(),
    sentimentBreakdown,
    sentimentScore: sentimentScoreOf(sentimentBreakdown),
    topPositiveComments: pickSome(random, subject.praise, 3),
    topNegativeComments: pickSome(random, subject.criticism, 3),
    commonThemes: pickSome(random, subject.themes, 4),
    emotionalTriggers: pickSome(random, subject.triggers, 3),
    actionableInsights: pickSome(random, subject.insights, 3),
  };
}

interface Before {
  now: Date;
  /** Newest first. */
  earlier: SentimentRecord[];
  /** Titles that were read lately and do not come again. */
  recentTitles: string[];
  totalComments: number;
}

/** A record of the newest upload: later than those before, on a subject that none of them is about. */
export function newRecord(random: () => number, { now, earlier, recentTitles, totalComments }: Before) {
  const shown = new Set(earlier.map(({ videoTitle }) => videoTitle));
  const isShown = ({ titles }: Subject) => titles.some((title) => shown.has(title));
  const untold = ({ titles }: Subject) => titles.filter((title) => !recentTitles.includes(title));
  const subject = pick(
    random,
    SUBJECTS.filter((candidate) => !isShown(candidate) && untold(candidate).length > 0),
  );
  const since = Math.max(
    now.getTime() - NEWEST_MS,
    ...earlier.map(({ publishedAt }) => Date.parse(publishedAt)),
  );
  const age = Math.max(now.getTime() - since, 0) * (0.2 + 0.6 * random());
  return recordOf(random, subject, {
    id: newId(random),
    videoTitle: pick(random, untold(subject)),
    publishedAt: new Date(now.getTime() - age),
    totalComments,
  });
}

/** The records of the first visit, newest first. */
export function startingRecords(random: () => number, now: Date): SentimentRecord[] {
  return STARTING_VIDEOS.map(({ subject, daysOld, comments }, index) =>
    recordOf(random, subject, {
      id: `sample-${index + 1}`,
      videoTitle: subject.titles[0] ?? "",
      publishedAt: new Date(now.getTime() - daysOld * DAY_MS),
      totalComments: comments,
    }),
  );
}
