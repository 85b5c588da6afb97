import type { RequestFacts, Services } from "../app/services";
import { chosenFromCookie } from "../app/trends/articles";
import { chooseAccounts } from "./accounts/choose";
import { billingStubs } from "./billing/stubs";
import { countRoundTrips } from "./db/counted";
import { openDatabase, ping } from "./db/database";
import { recentTopics } from "./db/topics";
import { saveSamples, saveTrends } from "./db/trends";
import type { Env } from "./env";
import { chooseInterest } from "./interest/choose";
import { sampleRecord } from "./interest/sample";
import type { JobServices } from "./jobs/daily";
import { addressKey } from "./limits/address-key";
import { limitFor } from "./limits/limit";
import { describeError, type RequestLog } from "./middleware/request-log";
import { sampleSources } from "./sources/sources";
import { d1Trends } from "./trends/d1-trends";
import { d1Waitlist } from "./waitlist/d1-waitlist";
import { limitedSearch } from "./youtube/limited";
import { sampleVideos } from "./youtube/sample-videos";

interface Arrival {
  request: Request;
  facts: RequestFacts;
  log: RequestLog;
}

/** Chooses the adapter of every service for one request: the one place that reads `env`. */
export function createServices(env: Env, { request, facts, log }: Arrival): Services {
  const { now } = facts;
  const report = (error: unknown) => void log.errors.push(describeError(error));
  const db = openDatabase(countRoundTrips(env.DB, log));
  const address = addressKey(request.headers.get("cf-connecting-ip"));
  const videos = limitedSearch(sampleVideos(now), limitFor(env.ANALYZER_LIMIT, address));
  return {
    request: facts,
    accounts: chooseAccounts({
      mode: env.AUTH,
      secret: env.SESSION_SECRET,
      demoUser: env.DEMO_USER,
      kv: env.SESSIONS,
      request,
      now,
      limit: limitFor(env.SESSION_LIMIT, address),
      report,
      warn: (text) => void log.warnings.push(text),
    }),
    waitlist: d1Waitlist(db, { limit: limitFor(env.WAITLIST_LIMIT, address), now, report }),
    videos,
    trends: d1Trends(db, {
      now,
      chosen: chosenFromCookie(request.headers.get("cookie")),
      interest: chooseInterest(env),
      // Look-ups of articles count apart from analyses, under the same limit.
      limit: limitFor(env.ANALYZER_LIMIT, `article ${address}`),
      report,
    }),
    sources: sampleSources(videos.source),
    billing: billingStubs,
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
    describeError,
  };
}
