import type { RateLimit } from "@cloudflare/workers-types";
import type { Accounts } from "../app/account/accounts";
import { DUMMY_USER, type User } from "../app/account/user";
import type { VideoSearch } from "../app/analyzer/search";
import type { RequestFacts, Services } from "../app/services";
import { type Trends, topicKey } from "../app/trends/trend";
import { emailKey, type Waitlist } from "../app/waitlist/waitlist";
import { demoAccounts } from "./accounts/demo";
import { dummyUser } from "./accounts/dummy-user";
import { demoSessions } from "./accounts/session";
import { NO_SECRET, unsignedAccounts } from "./accounts/unsigned";
import { countRoundTrips } from "./db/counted";
import { type Database, isDatabaseError, openDatabase, ping } from "./db/database";
import { askTopic, recentTopics } from "./db/topics";
import { findTrend, saveTrends } from "./db/trends";
import { insertWaitlistEmail } from "./db/waitlist";
import type { Env } from "./env";
import { sampleInterest } from "./interest/sample";
import type { JobServices } from "./jobs/daily";
import { addressKey } from "./limits/address-key";
import { describeError, type RequestLog } from "./middleware/request-log";
import { sampleVideos } from "./youtube/sample-videos";

interface Arrival {
  request: Request;
  facts: RequestFacts;
  log: RequestLog;
}

/** Chooses every adapter by the bindings that exist: the one place that reads `env`. */
export function createServices(env: Env, { request, facts, log }: Arrival): Services {
  const report = (error: unknown) => void log.errors.push(describeError(error));
  const db = openDatabase(countRoundTrips(env.DB, log));
  const url = new URL(request.url);
  const address = addressKey(request.headers.get("cf-connecting-ip"));
  return {
    request: facts,
    accounts: chooseAccounts(env, { request, url, now: facts.now, log, report }),
    waitlist: d1Waitlist(db, { limit: env.WAITLIST_LIMIT, address, now: facts.now, report }),
    videos: limitedSearch(sampleVideos(facts.now), { limit: env.ANALYZER_LIMIT, address }),
    trends: d1Trends(db, facts.now),
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
      return { database, signing: env.SESSION_SECRET ? "ok" : NO_SECRET };
    },
  };
}

/** The same for what cron runs. */
export function createJobServices(env: Env, now: Date): JobServices {
  const db = openDatabase(env.DB);
  return {
    refreshTrends: {
      recentTopics: (limit) => recentTopics(db, limit),
      saveTrends: (records) => saveTrends(db, records),
      interest: sampleInterest,
      now,
    },
    describeError,
  };
}

interface AccountsSetup {
  request: Request;
  url: URL;
  now: Date;
  log: RequestLog;
  report(error: unknown): void;
}

function chooseAccounts(env: Env, { request, url, now, log, report }: AccountsSetup): Accounts {
  const user = readDummyUser(env, report);
  if (!env.SESSION_SECRET) {
    log.warnings.push(NO_SECRET);
    return unsignedAccounts(user);
  }
  const sessions = demoSessions({
    kv: env.SESSIONS,
    secret: env.SESSION_SECRET,
    secure: !["localhost", "127.0.0.1", "[::1]"].includes(url.hostname),
    header: request.headers.get("cookie"),
    report,
  });
  return demoAccounts({ user, sessions, secret: env.SESSION_SECRET, now });
}

function readDummyUser(env: Env, report: (error: unknown) => void): User {
  try {
    return dummyUser(env.DEMO_USER);
  } catch (error) {
    report(error);
    return DUMMY_USER;
  }
}

interface WaitlistSetup {
  limit: RateLimit;
  address: string;
  now: Date;
  report(error: unknown): void;
}

function d1Waitlist(db: Database, { limit, address, now, report }: WaitlistSetup): Waitlist {
  return {
    async add(email) {
      if (!(await limit.limit({ key: address })).success) return "too-many";
      try {
        const added = await insertWaitlistEmail(db, { email, emailKey: emailKey(email), createdAt: now });
        return added ? "added" : "duplicate";
      } catch (error) {
        if (!isDatabaseError(error)) throw error;
        report(error);
        return "failed";
      }
    },
  };
}

function limitedSearch(
  videos: VideoSearch,
  { limit, address }: { limit: RateLimit; address: string },
): VideoSearch {
  return {
    ...videos,
    async search(query) {
      const { success } = await limit.limit({ key: address });
      return success ? videos.search(query) : { ok: false, problem: "too-many" };
    },
  };
}

function d1Trends(db: Database, now: Date): Trends {
  return {
    async forTopic(topic) {
      const keyword = topicKey(topic);
      const record = await findTrend(db, keyword);
      if (!record) await askTopic(db, keyword, now);
      return record;
    },
  };
}
