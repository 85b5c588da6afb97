import { pacificMidnight } from "../app/numbers/pacific-day";
import type { JobServices } from "../app/services/jobs";
import { billingSettings, chooseOverdue } from "./billing/choose";
import { readPrices } from "./billing/stripe/describe";
import {
  claimDueTopic,
  countAnsweredSince,
  ownVideos,
  postponeTopic,
  saveTopicAnswer,
} from "./db/channel-topics";
import { findExpiringChannels, rewriteChannel } from "./db/channels";
import { type Database, openDatabase } from "./db/database";
import { d1NotesByMail } from "./db/note-mails";
import { dropDueOutcomes } from "./db/outcomes";
import { openHub } from "./db/pushes";
import { recordJobs } from "./db/seals";
import { d1Seasons } from "./db/seasons";
import { noteFailure, recentTopics, unreadTopics } from "./db/topics";
import { trendMemoryOf } from "./db/trend-memory";
import { saveSamples, saveTrends } from "./db/trend-rows";
import { d1WebhookEvents } from "./db/webhook-events";
import type { Env } from "./env";
import { sampleRecord } from "./interest/sample";
import { chooseInterest } from "./interest/wikimedia";
import { openChannelReading } from "./jobs/channel-reading";
import { noteLetters } from "./jobs/note-letters";
import { ownerReading } from "./jobs/owner-reading";
import { expiredStates, purgeRows } from "./jobs/purge";
import type { JobRun } from "./jobs/run-jobs";
import type { JobDeps } from "./jobs/table";
import { openWatchReading, WATCH_CALLS } from "./jobs/watch-reading";
import { lazily } from "./lazily";
import { openOutbox } from "./mail/open";
import { isPrivateUrl } from "./settings";
import { readTimeLimits, type TimeLimits } from "./time-limits";
import { openYoutube } from "./youtube/open";
import { pushSettings } from "./youtube/push";
import { dailyLimits } from "./youtube/sources";

/** Calls outside that reading connected channels may make in a run; those watched come before them. */
const READING_CALLS = 40;
/** Of the hub, before both: 1,728 a day are enough for 13,000 channels, each every eighth day. */
const HUB_CALLS = 6;

interface Given extends JobRun {
  env: Env;
  request: { now: Date };
}

/** What several services are made of. */
interface Shared {
  db: Database;
  timeLimits: TimeLimits;
  /** What YouTube's API allows a day. */
  quota: ReturnType<typeof dailyLimits>;
}

function youtubeOf(env: Env, limits: Shared["quota"]) {
  return {
    key: env.YOUTUBE_API_KEY,
    baseUrl: env.YOUTUBE_BASE_URL,
    feedUrl: env.YOUTUBE_FEED_URL,
    imageUrl: env.YOUTUBE_IMAGE_URL,
    limits,
  };
}

/** Where links in mails lead: no request names it. */
const ownOrigin = ({ SITE_ORIGIN = "" }: Env) =>
  isPrivateUrl(SITE_ORIGIN) ? new URL(SITE_ORIGIN).origin : null;

/** Replaced by the build. */
declare const __ENGINES__: string;

const unlimited = async () => true;
/** The demo gates nothing. */
const isLimited = (env: Env) => env.AUTH === "accounts";
const clock = () => new Date();

/** The adapter of every service of a job, each made with whoever asks for it first. */
const open = lazily<Given, Shared & JobServices>({
  db: ({ env }) => openDatabase(env.DB),
  // What is wrong with a var is said with each request.
  timeLimits: ({ env }) => readTimeLimits(env.TIME_LIMITS, () => {}),
  quota: ({ env }) => dailyLimits(env, () => {}),
  outbox: ({ env, db, timeLimits, request: { now } }) => openOutbox(env, { db, now, timeLimits }),
  webhookEvents: ({ env, db, timeLimits, callsLeft, request: { now } }) =>
    d1WebhookEvents(db, {
      hasAccounts: env.AUTH === "accounts",
      secret: env.SESSION_SECRET,
      origin: ownOrigin(env),
      own: new URL(ownOrigin(env) ?? "https://localhost").hostname,
      timeoutMs: timeLimits.webhookCall,
      now,
      callsLeft,
      clock,
    }),
  notesByMail: ({ env, db, timeLimits, request: { now }, waitUntil, report }) =>
    d1NotesByMail(db, {
      now,
      letterOf: noteLetters(
        ownerReading({ env, db, now, timeLimits, engines: __ENGINES__, waitUntil, report }),
        now,
      ),
      hasAccounts: env.AUTH === "accounts",
      origin: ownOrigin(env),
      secret: env.SESSION_SECRET,
    }),
  expiredStates: ({ db }) => expiredStates(db),
  record: ({ db, request: { now } }) => recordJobs(db, now),
  outcomes: ({ db }) => ({ dropDue: (at) => dropDueOutcomes(db, at) }),
  expiringChannels: ({ db, request: { now } }) => ({
    find: (at, most) => findExpiringChannels(db, at, most),
    save: (row, next) => rewriteChannel(db, row, next, now),
  }),
  channelReading: ({ env, db, quota, timeLimits, callsLeft, request: { now }, report }) =>
    openChannelReading({
      db,
      youtube: youtubeOf(env, quota),
      timeLimits,
      now,
      clock,
      most: Math.min(READING_CALLS, callsLeft),
      engines: __ENGINES__,
      report,
    }),
  hub: ({ env, db, timeLimits, callsLeft, request: { now } }) =>
    openHub({
      db,
      settings: pushSettings(env),
      now,
      most: Math.min(HUB_CALLS, callsLeft),
      timeoutMs: timeLimits.youtubeCall,
    }),
  watchReading: ({ env, db, quota, timeLimits, callsLeft, request: { now } }) =>
    openWatchReading({
      db,
      youtube: youtubeOf(env, quota),
      timeLimits,
      now,
      clock,
      most: Math.min(WATCH_CALLS, callsLeft),
    }),
  seasons: ({ env, db, request: { now } }) =>
    d1Seasons(db, now, isLimited(env) ? [readPrices(env).starter] : null),
  trendStore: ({ env, db }) => ({
    recent: (limit) => recentTopics(db, limit),
    unread: (since, limit) => unreadTopics(db, since, limit),
    save: (records) => saveTrends({ db, memory: trendMemoryOf(env.DB) }, records),
    saveSamples: (records) => saveSamples({ db, memory: trendMemoryOf(env.DB) }, records),
    noteFailure: async (key, status) => void (await noteFailure(db, key, status)),
  }),
  interest: ({ env, timeLimits }) => {
    const { source } = chooseInterest(env, timeLimits);
    return { read: (topic, now) => source.read(topic, now), sample: sampleRecord };
  },
  dueTopics: ({ env, db, quota, request: { now } }) => ({
    searches: quota.search,
    answeredToday: () => countAnsweredSince(db, pacificMidnight(now)),
    claim: (askedBefore, { ofSamples }) =>
      claimDueTopic(db, { now, askedBefore, ofSamples, isLimited: isLimited(env) }),
    isOwn: (ownerId) => ownVideos(db, ownerId),
    save: (due, answer) => saveTopicAnswer(db, due, answer),
    postpone: (due, askedAt) => postponeTopic(db, due, askedAt),
  }),
  videos: ({ env, db, quota, timeLimits, request: { now }, waitUntil, report }) =>
    openYoutube({
      timeLimits,
      youtube: youtubeOf(env, quota),
      db,
      request: { id: `search-topics ${now.toISOString()}`, now },
      searches: unlimited,
      readings: unlimited,
      // Nobody's address: the job has a share of its own.
      uses: { spend: async () => {} },
      waitUntil,
      warn: report,
      report,
    }).videos,
  overdue: ({ env, db, timeLimits }) => chooseOverdue({ ...billingSettings(env), timeLimits, db, clock }),
  rows: ({ db, request: { now } }) => ({ purge: (before) => purgeRows(db, before, now) }),
});

/** Opens what each job of a run is given, with the adapters of this deployment. */
export function jobServices(env: Env, now: Date): (run: JobRun) => JobDeps {
  return (run) => open({ ...run, env, request: { now } });
}
