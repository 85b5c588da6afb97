import { chosenFromCookie } from "../../app/model/article";
import { topicAsker } from "../db/topics";
import { trendMemoryOf } from "../db/trend-memory";
import { d1Trends } from "../db/trends";
import { chooseInterest } from "../interest/wikimedia";
import { chooseLanguage } from "../language/choose";
import { limitFor } from "../middleware/limits";
import { openYoutube } from "../youtube/open";
import { sampleExamples } from "../youtube/sample/example";
import type { Makers } from "./parts";

/** What others know, or samples in their place: YouTube, Wikimedia, a language model. */
export const OUTSIDE = {
  youtube: ({ env, timeLimits, quota, db, facts, counted, uses, waitUntil, warn, report }) =>
    openYoutube({
      timeLimits,
      youtube: {
        key: env.YOUTUBE_API_KEY,
        baseUrl: env.YOUTUBE_BASE_URL,
        feedUrl: env.YOUTUBE_FEED_URL,
        limits: quota,
      },
      db,
      request: facts,
      searches: limitFor(env.ANALYZER_LIMIT, counted.counter),
      readings: limitFor(env.READING_LIMIT, counted.counter),
      uses,
      waitUntil,
      warn,
      report,
    }),
  videos: ({ youtube }) => youtube.videos,
  channels: ({ youtube }) => youtube.channels,
  comments: ({ youtube }) => youtube.comments,
  sources: ({ youtube }) => youtube.sources,
  examples: ({ now }) => sampleExamples(now),
  language: ({ env, timeLimits, uses, warn }) =>
    chooseLanguage({
      baseUrl: env.LANGUAGE_BASE_URL,
      model: env.LANGUAGE_MODEL,
      key: env.LANGUAGE_KEY,
      binding: env.AI,
      timeoutMs: timeLimits.languageCall,
      spend: () => uses.spend(["languageAnswers"]),
      warn,
    }),
  trends: ({ env, db, asked, timeLimits, counted, session, now, report }) =>
    d1Trends(db, {
      memory: trendMemoryOf(env.DB),
      now,
      chosen: chosenFromCookie(asked.headers.get("cookie")),
      interest: chooseInterest(env, timeLimits),
      // Look-ups of articles count apart from analyses, under the same limit.
      limit: limitFor(env.ANALYZER_LIMIT, `article ${counted.counter}`),
      asker: async () => topicAsker((await session.claim())?.id ?? null),
      report,
    }),
} satisfies Partial<Makers>;
