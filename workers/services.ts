import type { RequestFacts, Services } from "../app/services";
import { chosenFromCookie } from "../app/trends/articles";
import { chooseAccounts } from "./accounts/choose";
import { billingStubs } from "./billing/stubs";
import { countRoundTrips } from "./db/counted";
import { openDatabase, ping } from "./db/database";
import { purge } from "./db/purge";
import { recentTopics } from "./db/topics";
import { saveSamples, saveTrends } from "./db/trends";
import type { Env } from "./env";
import { chooseInterest } from "./interest/choose";
import { sampleRecord } from "./interest/sample";
import type { JobServices } from "./jobs/daily";
import { addressKey } from "./limits/address-key";
import { limitFor } from "./limits/limit";
import { describeError, type RequestLog } from "./middleware/request-log";
import { d1Trends } from "./trends/d1-trends";
import { d1Waitlist } from "./waitlist/d1-waitlist";
import { d1Workspaces } from "./workspaces/d1-workspaces";
import { dailyLimits } from "./youtube/daily-limits";
import { limitedSearch } from "./youtube/limited";
import { openVideos } from "./youtube/open";

interface Arrival {
  request: Request;
  facts: RequestFacts;
  log: RequestLog;
  /** Lets work go on after the answer, and where the visitor has gone. */
  waitUntil(work: Promise<unknown>): void;
}

/** Chooses the adapter of every service for one request: the one place that reads `env`. */
export function createServices(env: Env, { request, facts, log, waitUntil }: Arrival): Services {
  const { now } = facts;
  const report = (error: unknown) => void log.errors.push(describeError(error));
  const db = openDatabase(countRoundTrips(env.DB, log));
  const warn = (text: string) => void log.warnings.push(text);
  const limits = dailyLimits(env, warn);
  const youtube = { key: env.YOUTUBE_API_KEY, baseUrl: env.YOUTUBE_BASE_URL, limits };
  const { videos, sources } = openVideos({ youtube, db, request: facts, waitUntil, warn, report });
  const address = addressKey(request.headers.get("cf-connecting-ip"));
  const accounts = chooseAccounts({
    mode: env.AUTH,
    secret: env.SESSION_SECRET,
    demoUser: env.DEMO_USER,
    kv: env.SESSIONS,
    request,
    now,
    limit: limitFor(env.SESSION_LIMIT, address),
    report,
    warn,
  });
  return {
    request: facts,
    accounts,
    waitlist: d1Waitlist(db, { limit: limitFor(env.WAITLIST_LIMIT, address), now, report }),
    videos: limitedSearch(videos, limitFor(env.ANALYZER_LIMIT, address)),
    sources,
    trends: d1Trends(db, {
      now,
      chosen: chosenFromCookie(request.headers.get("cookie")),
      interest: chooseInterest(env),
      // Look-ups of articles count apart from analyses, under the same limit.
      limit: limitFor(env.ANALYZER_LIMIT, `article ${address}`),
      report,
    }),
    billing: billingStubs,
    workspaces: d1Workspaces(db, { accounts, limit: limitFor(env.TOOLS_LIMIT, address), now, report }),
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

/** The same for what cron runs. */
export function createJobServices(env: Env, now: Date): JobServices {
  const db = openDatabase(env.DB);
  return {
    refreshTrends: {
      recentTopics: (limit) => recentTopics(db, limit),
      saveTrends: (records) => saveTrends(db, records),
      saveSamples: (records) => saveSamples(db, records),
      interest: chooseInterest(env).source,
      sample: sampleRecord,
      now,
    },
    purgeOld: { purge: (what) => purge(db, what), now },
    describeError,
  };
}
