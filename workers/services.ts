import type { Accounts } from "../app/account/accounts";
import { withoutExpired } from "../app/channel/kept-channel";
import { DAY_MS } from "../app/numbers/days";
import type { RequestFacts, Services } from "../app/services";
import { nextPacificMidnight } from "../app/sources/pacific-day";
import { toWorkspace } from "../app/tools/tool/state";
import { chosenFromCookie } from "../app/trends/articles";
import { chooseAccounts } from "./accounts/choose";
import { chooseBilling, chooseReread, paymentHosts } from "./billing/choose";
import { readPrices } from "./billing/prices";
import { readCeilings } from "./ceilings";
import { d1Plan } from "./db/cards";
import {
  claimDueTopic,
  countAnsweredSince,
  d1ChannelTopics,
  ownVideos,
  postponeTopic,
  saveTopicAnswer,
} from "./db/channel-topics";
import {
  claimDueChannels,
  d1OwnChannel,
  findChannels,
  findExpiringChannels,
  postponeReading,
  rewriteChannel,
} from "./db/channels";
import { claimNotice, countingDay, openDailyUses, releaseNotice } from "./db/daily-uses";
import { type Database, openDatabase, ping } from "./db/database";
import { endSession, findEnd } from "./db/ended-sessions";
import { claimDue, countWaiting, d1Feedback, nextTry, noteDeliveries } from "./db/feedback";
import { d1PersonalData } from "./db/personal-data";
import { gatherRoundTrips } from "./db/round-trips";
import { noteFailure, recentTopics, unreadTopics } from "./db/topics";
import { d1Trends, saveSamples, saveTrends } from "./db/trends";
import { d1Waitlist } from "./db/waitlist";
import { d1Workspaces, emptyExpired, findExpired, rewriteWorkspace } from "./db/workspaces";
import type { Env, RequestLog } from "./env";
import { chooseInterest } from "./interest/choose";
import { sampleRecord } from "./interest/sample";
import { dropExpired } from "./jobs/drop-expired";
import { purge } from "./jobs/purge";
import { dropChannelData, readChannels } from "./jobs/read-channels";
import { readNewTopics, refreshTrends } from "./jobs/refresh-trends";
import type { Jobs } from "./jobs/run-jobs";
import { searchTopics } from "./jobs/search-topics";
import { chooseLanguage } from "./language/choose";
import { choosePost } from "./mail/choose";
import { type Delivery, deliverMail } from "./mail/deliver-feedback";
import { largestMaterial } from "./middleware/body-bound";
import { addressKey, clientAddress, limitFor } from "./middleware/limits";
import { describeError } from "./middleware/request-log";
import { isLoopback } from "./private-url";
import { siteOrigin } from "./site-origin";
import { readTimeLimits, type TimeLimits } from "./time-limits";
import { openJobApi } from "./youtube/job";
import { openYoutube } from "./youtube/open";
import { dailyLimits } from "./youtube/sources";

interface Arrival {
  request: Request;
  facts: Omit<RequestFacts, "origin">;
  log: RequestLog;
  /** Lets work go on after the answer, and where the visitor has gone. */
  waitUntil(work: Promise<unknown>): void;
}

/** Chooses the adapter of every service for one request: the one place that reads `env`. */
export function createServices(env: Env, { request, facts, log, waitUntil }: Arrival): Services {
  const { now } = facts;
  const report = (error: unknown) => void log.errors.push(describeError(error));
  const warn = (text: string) => void log.warnings.push(text);
  const timeLimits = readTimeLimits(env.TIME_LIMITS, warn);
  const db = openDatabase(gatherRoundTrips(env.DB, log, { limitMs: timeLimits.database }));
  const limits = dailyLimits(env, warn);
  const youtube = { key: env.YOUTUBE_API_KEY, baseUrl: env.YOUTUBE_BASE_URL, limits };
  const address = addressKey(clientAddress(request.headers, env.ADDRESS_HEADER));
  const uses = openDailyUses(db, {
    address,
    secret: env.SESSION_SECRET,
    ceilings: readCeilings(env.CEILINGS, warn),
    now,
  });
  const { videos, channels, comments, sources } = openYoutube({
    timeLimits,
    youtube,
    db,
    request: facts,
    searches: limitFor(env.ANALYZER_LIMIT, address),
    readings: limitFor(env.READING_LIMIT, address),
    uses,
    waitUntil,
    warn,
    report,
  });
  const accounts = openAccounts(env, { request, now, log, db });
  const billing = chooseBilling({
    ...billingSettings(env),
    timeLimits,
    db,
    accounts,
    origin: new URL(request.url).origin,
    limit: limitFor(env.BILLING_LIMIT, address),
    now,
    clock: () => new Date(),
    warn,
    report,
  });
  return {
    request: { ...facts, origin: siteOrigin(env.SITE_ORIGIN, request.url, warn) },
    accounts,
    // Counted apart from sign-outs, under the same limit.
    personalData: d1PersonalData(db, {
      accounts,
      billing,
      limit: limitFor(env.SESSION_LIMIT, `personal-data ${address}`),
      now,
    }),
    waitlist: d1Waitlist(db, { limit: limitFor(env.WAITLIST_LIMIT, address), now, report }),
    videos,
    channels,
    topics: d1ChannelTopics(db, { accounts, limit: limitFor(env.TOOLS_LIMIT, `topics ${address}`) }),
    channel: d1OwnChannel(db, {
      accounts,
      limit: limitFor(env.MATERIAL_LIMIT, address),
      uses,
      sentBytes: sentBytes(request),
      now,
      report,
    }),
    plan: d1Plan(db, {
      accounts,
      limit: limitFor(env.TOOLS_LIMIT, `plan ${address}`),
      uses,
      now,
      newId: newCardId,
    }),
    comments,
    sources,
    language: chooseLanguage({
      baseUrl: env.LANGUAGE_BASE_URL,
      model: env.LANGUAGE_MODEL,
      key: env.LANGUAGE_KEY,
      binding: env.AI,
      timeoutMs: timeLimits.languageCall,
      spend: () => uses.spend("languageAnswers"),
      warn,
    }),
    trends: d1Trends(db, {
      now,
      chosen: chosenFromCookie(request.headers.get("cookie")),
      interest: chooseInterest(env, timeLimits),
      // Look-ups of articles count apart from analyses, under the same limit.
      limit: limitFor(env.ANALYZER_LIMIT, `article ${address}`),
      report,
    }),
    billing,
    billingEvents: billing,
    feedback: d1Feedback(db, {
      accounts,
      limit: limitFor(env.FEEDBACK_LIMIT, address),
      uses,
      now,
      deliver(id) {
        // Apart from the request's own database, whose count of round trips goes to the log before this ends.
        const delivery = openDelivery(env, { db: openDatabase(env.DB), now, timeLimits });
        waitUntil(deliverMail(delivery, id).catch(logLost));
      },
    }),
    workspaces: d1Workspaces(db, {
      accounts,
      limits: { sample: limitFor(env.TOOLS_LIMIT, address), yours: limitFor(env.MATERIAL_LIMIT, address) },
      uses,
      sentBytes: sentBytes(request),
      cookie: { header: request.headers.get("cookie"), secure: !isLoopback(new URL(request.url)) },
      now,
      report,
    }),
    supportEmail: env.SUPPORT_EMAIL,
    report,
    async health() {
      const database = await ping(db).then(
        () => "ok",
        (error: unknown) => {
          report(error);
          return "unreachable";
        },
      );
      return { database, signing: env.SESSION_SECRET ? "ok" : "missing" };
    },
  };
}

const ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Short, since a board may hold 500: 50 random bits tell the cards of one owner apart. */
function newCardId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => ID_LETTERS[byte % 32]).join("");
}

/** The size of a body as its sender says it; where they do not, the largest that is taken. */
function sentBytes({ body, headers, url }: Request): number {
  return body ? Number(headers.get("content-length") ?? largestMaterial(new URL(url).pathname) ?? 0) : 0;
}

function openAccounts(
  env: Env,
  { request, now, log, db }: { request: Request; now: Date; log: RequestLog; db: Database },
): Accounts {
  return chooseAccounts({
    mode: env.AUTH,
    secret: env.SESSION_SECRET,
    demoUser: env.DEMO_USER,
    kv: env.SESSIONS,
    ends: {
      find: (id) => findEnd(db, id),
      end: (claim) => endSession(db, claim, now),
    },
    request,
    now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    limit: limitFor(env.SESSION_LIMIT, addressKey(clientAddress(request.headers, env.ADDRESS_HEADER))),
    report: (error) => void log.errors.push(describeError(error)),
    warn: (text) => void log.warnings.push(text),
  });
}

/**
 * The cookies that name a session for who has none, where no page is rendered for them; see Accounts.name.
 */
export async function nameSession(env: Env, request: Request, log: RequestLog): Promise<string[]> {
  const accounts = openAccounts(env, { request, now: new Date(), log, db: openDatabase(env.DB) });
  return (await accounts.name()).cookies;
}

/** What sends the mail in the outbox. */
function openDelivery(
  env: Env,
  { db, now, timeLimits }: { db: Database; now: Date; timeLimits: TimeLimits },
): Delivery {
  const day = countingDay(now);
  // What is wrong with the var is said with each request.
  const { mails: perDay } = readCeilings(env.CEILINGS, () => {});
  return {
    async toTell() {
      const waiting = await countWaiting(db);
      return waiting > 0 && (await claimNotice(db, day)) ? waiting : null;
    },
    untold: () => releaseNotice(db, day),
    claim: (wanted) => claimDue(db, { ...wanted, now, perDay, nextDue: nextTry(now) }),
    note: (outcome) => noteDeliveries(db, { ...outcome, now: new Date(), day }),
    post: choosePost({
      url: env.MAIL_URL,
      key: env.MAIL_KEY,
      binding: env.EMAIL,
      from: env.MAIL_FROM,
      to: env.FEEDBACK_TO || env.SUPPORT_EMAIL,
      timeoutMs: timeLimits.mailCall,
    }),
  };
}

/** The request's own line is written by then; cron tries again. */
function logLost(error: unknown): void {
  console.error(JSON.stringify({ level: "error", job: "deliver-mail", errors: [describeError(error)] }));
}

function billingSettings(env: Env) {
  return {
    mode: env.AUTH,
    stripe: {
      key: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.STRIPE_API_URL,
      prices: readPrices(env),
    },
  };
}

/** Where else than to this site its forms may lead, for the Content-Security-Policy. */
export function formTargets(env: Env): string[] {
  return paymentHosts(billingSettings(env));
}

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
        tools: async () => (await import("../app/tools/tools")).yoursDesks(),
        next: toWorkspace,
        now,
        report,
      }),
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
    save: (row, next) => rewriteChannel(db, row, next, now),
    postpone: (ownerId, until) => postponeReading(db, ownerId, until),
    left: () => most - calls(),
    now,
    clock,
    report,
  });
  return { ...done, calls: calls() };
}
