import { mergeLayers, withoutExpired } from "../app/functions/channel/kept-channel";
import { toWorkspace } from "../app/functions/desk/state";
import { DAY_MS } from "../app/numbers/days";
import { nextPacificMidnight } from "../app/services/pacific-day";
import { billingSettings, chooseReread } from "./billing/choose";
import {
  claimDueTopic,
  countAnsweredSince,
  ownVideos,
  postponeTopic,
  saveTopicAnswer,
} from "./db/channel-topics";
import {
  claimDueChannels,
  findChannels,
  findExpiringChannels,
  postponeReading,
  rewriteChannel,
} from "./db/channels";
import { type Database, openDatabase } from "./db/database";
import { countWaiting } from "./db/feedback";
import { dropDueOutcomes, noteOutcomes } from "./db/outcomes";
import { noteFailure, recentTopics, unreadTopics } from "./db/topics";
import { saveSamples, saveTrends } from "./db/trends";
import { emptyExpired, findExpired, rewriteWorkspace } from "./db/workspaces";
import type { Env } from "./env";
import { chooseInterest } from "./interest/choose";
import { sampleRecord } from "./interest/sample";
import { dropExpired } from "./jobs/drop-expired";
import { purge } from "./jobs/purge";
import { dropChannelData, readChannels } from "./jobs/read-channels";
import { readNewTopics, refreshTrends } from "./jobs/refresh-trends";
import type { Jobs } from "./jobs/run-jobs";
import { searchTopics } from "./jobs/search-topics";
import { deliverMail } from "./mail/deliver-feedback";
import { openDelivery } from "./mail/open";
import { readTimeLimits, type TimeLimits } from "./time-limits";
import { openJobApi } from "./youtube/job";
import { openYoutube } from "./youtube/open";
import { dailyLimits } from "./youtube/sources";

/** Searches for the topic that is due; what YouTube is asked on the way is written down before the job ends. */
async function searchDueTopic(
  env: Env,
  {
    db,
    now,
    timeLimits,
    report,
  }: { db: Database; now: Date; timeLimits: TimeLimits; report(error: unknown): void },
) {
  const limits = dailyLimits(env, () => {});
  const begun: Promise<unknown>[] = [];
  const unlimited = async () => true;
  const { videos } = openYoutube({
    timeLimits,
    youtube: { key: env.YOUTUBE_API_KEY, baseUrl: env.YOUTUBE_BASE_URL, limits },
    db,
    request: { id: `search-topics ${now.toISOString()}`, now },
    searches: unlimited,
    readings: unlimited,
    // Nobody's address: the job has a share of its own.
    uses: { spend: async () => {} },
    waitUntil: (work) => void begun.push(work),
    warn: report,
    report,
  });
  const searched = await searchTopics({
    searches: limits.search,
    answeredToday: () => countAnsweredSince(db, new Date(nextPacificMidnight(now).getTime() - DAY_MS)),
    claim: (askedBefore) => claimDueTopic(db, { now, askedBefore }),
    videos,
    isOwn: (ownerId) => ownVideos(db, ownerId),
    save: (due, answer) => saveTopicAnswer(db, due, answer),
    postpone: (due, askedAt) => postponeTopic(db, due, askedAt),
    now,
  });
  await Promise.allSettled(begun);
  return searched;
}

/** The jobs of cron, with the adapters of this deployment. */
export function createJobs(env: Env, now: Date): Jobs {
  const db = openDatabase(env.DB);
  const clock = () => new Date();
  // What is wrong with the var is said with each request.
  const timeLimits = readTimeLimits(env.TIME_LIMITS, () => {});
  let outside = 0;
  return {
    async deliverMail() {
      const delivered = await deliverMail(openDelivery(env, { db, now, timeLimits }));
      outside += delivered.sent + delivered.failed;
      return { ...delivered, waiting: await countWaiting(db) };
    },
    dropExpired: (report) =>
      dropExpired({
        find: (at, most) => findExpired(db, at, most),
        rewrite: (expired, next) => rewriteWorkspace(db, expired, next),
        empty: (expired) => emptyExpired(db, expired),
        tools: async () => (await import("../app/desks")).yoursDesks(),
        next: toWorkspace,
        now,
        report,
      }),
    dropOutcomes: async () => ({ cards: await dropDueOutcomes(db, new Date(now.getTime() + DAY_MS)) }),
    dropChannelData: () =>
      dropChannelData({
        find: (at, most) => findExpiringChannels(db, at, most),
        left: withoutExpired,
        save: (row, next) => rewriteChannel(db, row, next, now),
        now,
      }),
    readChannels: (report) => readChannelsWith(env, { db, timeLimits, now, clock, outside, report }),
    purge: () => purge(db, now),
    async searchTopics(report) {
      const done = await searchDueTopic(env, { db, now, timeLimits, report });
      if (done.searched > 0) outside += CALLS.topic;
      return done;
    },
    async readNewTopics(report) {
      const done = await readNewTopics({
        unreadTopics: (since, limit) => unreadTopics(db, since, limit),
        saveTrends: (records) => saveTrends(db, records),
        noteFailure: (key, status) => noteFailure(db, key, status),
        interest: chooseInterest(env, timeLimits).source,
        now,
        report,
      });
      outside += done.asked * CALLS.trend;
      return done;
    },
    rereadSubscriptions: chooseReread({ ...billingSettings(env), timeLimits, db, now, clock }),
    refreshTrends: (report) =>
      refreshTrends({
        recentTopics: (limit) => recentTopics(db, limit),
        saveTrends: (records) => saveTrends(db, records),
        saveSamples: (records) => saveSamples(db, records),
        interest: chooseInterest(env, timeLimits).source,
        sample: sampleRecord,
        now,
        report,
      }),
  };
}

/**
 * Calls outside that an invocation may make on Cloudflare's Free plan; those of them that reading may make, that a
 * topic's search makes at most (videos.ts, readTopic), and that its trend does: an article and its views, each twice.
 */
const CALLS = { all: 50, reading: 40, topic: 13, trend: 4 };

interface ReadingRun {
  db: Database;
  timeLimits: TimeLimits;
  now: Date;
  clock(): Date;
  /** Calls that this run's other jobs have made. */
  outside: number;
  report(error: unknown): void;
}

async function readChannelsWith(env: Env, { db, timeLimits, now, clock, outside, report }: ReadingRun) {
  const key = env.YOUTUBE_API_KEY;
  if (!key) return { stopped: "no key" };
  const youtube = { key, baseUrl: env.YOUTUBE_BASE_URL, limits: dailyLimits(env, () => {}) };
  const { api, admit, calls } = openJobApi({ db, youtube, timeLimits, holder: crypto.randomUUID(), clock });
  const most = Math.min(CALLS.reading, CALLS.all - outside);
  const done = await readChannels({
    admit,
    api,
    claim: (wanted) => claimDueChannels(db, { now, ...wanted }),
    find: (ownerIds) => findChannels(db, ownerIds),
    async save(row, next) {
      const outcome = await rewriteChannel(db, row, next, now);
      // What fails here is told again by the next reading.
      if (outcome === "kept") await noteOutcomes(db, row.ownerId, mergeLayers(next), now).catch(report);
      return outcome;
    },
    postpone: (ownerId, until) => postponeReading(db, ownerId, until),
    left: () => most - calls(),
    now,
    clock,
    report,
  });
  return { ...done, calls: calls() };
}
