import { chosenFromCookie } from "../app/model/article";
import type { RequestFacts, Services } from "../app/services";
import type { Accounts } from "../app/services/accounts";
import { chooseAccounts } from "./accounts/choose";
import { billingSettings, chooseBilling, paymentHosts } from "./billing/choose";
import { openCaller } from "./caller";
import { readCeilings } from "./ceilings";
import { d1Plan } from "./db/cards";
import { d1ChannelTopics } from "./db/channel-topics";
import { openDailyUses } from "./db/daily-uses";
import { type Database, openDatabase, ping } from "./db/database";
import { endSession, findEnd, wasDeleted } from "./db/ended-sessions";
import { d1Feedback } from "./db/feedback";
import { d1PlanFeed } from "./db/feeds";
import { noteOutcomes } from "./db/outcomes";
import { d1OwnChannel } from "./db/own-channel";
import { d1PersonalData } from "./db/personal-data";
import { gatherRoundTrips } from "./db/round-trips";

import { topicAsker } from "./db/topics";
import { d1Trends } from "./db/trends";
import { d1Waitlist } from "./db/waitlist";
import { d1Workspaces } from "./db/workspaces";
import type { Env, RequestLog } from "./env";
import { chooseInterest } from "./interest/choose";

import { chooseLanguage } from "./language/choose";

import { deliverMail } from "./mail/deliver-feedback";
import { openDelivery } from "./mail/open";
import { largestMaterial } from "./middleware/body-bound";
import { clientAddress, countedAs, limitFor } from "./middleware/limits";
import { refusedClient } from "./middleware/refused-client";
import { describeError } from "./middleware/request-log";
import { isLoopback } from "./private-url";
import { readSecurityContact } from "./security-contact";
import { siteOrigin } from "./site-origin";
import { readTimeLimits } from "./time-limits";

import { openYoutube } from "./youtube/open";
import { dailyLimits } from "./youtube/sources";

interface Arrival {
  request: Request;
  facts: Omit<RequestFacts, "origin">;
  log: RequestLog;
  /** Lets work go on after the answer, and where the visitor has gone. */
  waitUntil(work: Promise<unknown>): void;
}

/** Chooses the adapter of every service for one request; scheduled.ts does so for cron. */
export function createServices(env: Env, { request, facts, log, waitUntil }: Arrival): Services {
  const { now } = facts;
  const report = (error: unknown) => void log.errors.push(describeError(error));
  const warn = (text: string) => void log.warnings.push(text);
  const timeLimits = readTimeLimits(env.TIME_LIMITS, warn);
  const db = openDatabase(gatherRoundTrips(env.DB, log, { limitMs: timeLimits.database }));
  const limits = dailyLimits(env, warn);
  const youtube = { key: env.YOUTUBE_API_KEY, baseUrl: env.YOUTUBE_BASE_URL, limits };
  const counted = countedAs(clientAddress(request.headers, env.ADDRESS_HEADER));
  const { counter } = counted;
  const uses = openDailyUses(db, {
    counted,
    secret: env.SESSION_SECRET,
    ceilings: readCeilings(env.CEILINGS, warn),
    units: limits,
    now,
  });
  const { videos, channels, comments, sources } = openYoutube({
    timeLimits,
    youtube,
    db,
    request: facts,
    searches: limitFor(env.ANALYZER_LIMIT, counter),
    readings: limitFor(env.READING_LIMIT, counter),
    uses,
    waitUntil,
    warn,
    report,
  });
  const url = new URL(request.url);
  const cookie = request.headers.get("cookie");
  const accounts = openAccounts(env, {
    url,
    cookie,
    counter,
    spend: () => uses.spend(["settings"]),
    now,
    log,
    db,
  });
  const billing = chooseBilling({
    ...billingSettings(env),
    timeLimits,
    db,
    accounts,
    origin: url.origin,
    now,
    clock: () => new Date(),
    warn,
    report,
  });
  return {
    caller: openCaller(env, { accounts, counter }),
    request: { ...facts, origin: siteOrigin(env.SITE_ORIGIN, url.origin, warn) },
    accounts,
    // Counted apart from sign-outs, under the same limit.
    personalData: d1PersonalData(db, {
      accounts,
      billing,
      limit: limitFor(env.SESSION_LIMIT, `personal-data ${counter}`),
      now,
    }),
    waitlist: d1Waitlist(db, { uses, now, report }),
    videos,
    channels,
    topics: d1ChannelTopics(db, { accounts }),
    channel: d1OwnChannel(db, {
      accounts,
      uses,
      sentBytes: sentBytes(request),
      now,
      changed: (ownerId, channel) => noteOutcomes(db, ownerId, channel, now),
      report,
    }),
    plan: d1Plan(db, {
      accounts,
      limit: limitFor(env.TOOLS_LIMIT, `plan ${counter}`),
      uses,
      now,
      newId: newCardId,
    }),
    planFeed: d1PlanFeed(db, { accounts, limit: limitFor(env.TOOLS_LIMIT, `feed ${counter}`), uses, now }),
    comments,
    sources,
    language: chooseLanguage({
      baseUrl: env.LANGUAGE_BASE_URL,
      model: env.LANGUAGE_MODEL,
      key: env.LANGUAGE_KEY,
      binding: env.AI,
      timeoutMs: timeLimits.languageCall,
      spend: () => uses.spend(["languageAnswers"]),
      warn,
    }),
    trends: d1Trends(db, {
      now,
      chosen: chosenFromCookie(cookie),
      interest: chooseInterest(env, timeLimits),
      // Look-ups of articles count apart from analyses, under the same limit.
      limit: limitFor(env.ANALYZER_LIMIT, `article ${counter}`),
      asker: async () => topicAsker((await accounts.claim())?.id ?? null),
      report,
    }),
    billing,
    billingEvents: billing,
    feedback: d1Feedback(db, {
      accounts,
      limit: limitFor(env.FEEDBACK_LIMIT, counter),
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
      limits: { sample: limitFor(env.TOOLS_LIMIT, counter), yours: limitFor(env.MATERIAL_LIMIT, counter) },
      uses,
      sentBytes: sentBytes(request),
      cookie: { header: cookie, secure: !isLoopback(url) },
      now,
      report,
    }),
    supportEmail: env.SUPPORT_EMAIL,
    securityContact: readSecurityContact(env.SECURITY_CONTACT, warn),
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

interface Caller {
  url: URL;
  cookie: string | null;
  /** As limits count it (middleware/limits.ts). */
  counter: string;
  /** Counts a change of settings. */
  spend(): Promise<void>;
  now: Date;
  log: RequestLog;
  db: Database;
}

function openAccounts(env: Env, { url, cookie, counter, spend, now, log, db }: Caller): Accounts {
  return chooseAccounts({
    mode: env.AUTH,
    secret: env.SESSION_SECRET,
    demoUser: env.DEMO_USER,
    kv: env.SESSIONS,
    ends: {
      find: (id) => findEnd(db, id),
      end: (claim) => endSession(db, claim, now),
      wasDeleted: (ownerId) => wasDeleted(db, ownerId),
    },
    url,
    cookie,
    now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    limit: limitFor(env.SESSION_LIMIT, counter),
    spend,
    report: (error) => void log.errors.push(describeError(error)),
    warn: (text) => void log.warnings.push(text),
  });
}

/** The request's own line is written by then; cron tries again. */
function logLost(error: unknown): void {
  console.error(JSON.stringify({ level: "error", job: "deliver-mail", errors: [describeError(error)] }));
}

/**
 * The cookies that name a session for who has none, where no page is rendered for them; see Accounts.name.
 */
export async function nameSession(env: Env, request: Request, log: RequestLog): Promise<string[]> {
  const accounts = openAccounts(env, {
    url: new URL(request.url),
    cookie: request.headers.get("cookie"),
    counter: countedAs(clientAddress(request.headers, env.ADDRESS_HEADER)).counter,
    // It changes no settings.
    spend: async () => {},
    now: new Date(),
    log,
    db: openDatabase(env.DB),
  });
  return (await accounts.name()).cookies;
}

/** How the log tells a refused client apart. */
export function markRefused(env: Env, { headers }: Request): Promise<string | undefined> {
  return refusedClient(headers, {
    trusted: env.ADDRESS_HEADER,
    secret: env.SESSION_SECRET,
    now: new Date(),
  });
}

/** Where else than to this site its forms may lead, for the Content-Security-Policy. */
export function formTargets(env: Env): string[] {
  return paymentHosts(billingSettings(env));
}
