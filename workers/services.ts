import type { Context } from "hono";
import { chosenFromCookie } from "../app/model/article";
import { type Allowance, type Caller, UNLIMITED } from "../app/model/caller";
import type { Channel } from "../app/model/channel";
import { mostWatched } from "../app/model/plan-limits";
import type { Services } from "../app/services";
import type { Accounts } from "../app/services/accounts";
import type { Billing, BillingEvents } from "../app/services/billing";
import { chooseAccounts } from "./accounts/choose";
import type { Owners } from "./accounts/session";
import { billingSettings, chooseBilling, paymentHosts } from "./billing/choose";
import type { Settling } from "./billing/stripe/describe";
import { answerCookies, openCaller } from "./caller";
import { readCeilings } from "./ceilings";
import { d1Plan } from "./db/cards";
import { d1ChannelTopics } from "./db/channel-topics";
import { type DailyUses, openDailyUses } from "./db/daily-uses";
import { type Database, openDatabase, ping } from "./db/database";
import { endSession, findEnd, wasDeleted } from "./db/ended-sessions";
import { d1Events } from "./db/events";
import { d1Feedback } from "./db/feedback";
import { d1PlanFeed, d1WatchFeed } from "./db/feeds";
import { type Bearer, d1Keys, findBearer } from "./db/keys";
import { d1NoteMail } from "./db/note-mails";
import { noteOutcomes } from "./db/outcomes";
import { d1OwnChannel } from "./db/own-channel";
import { d1PersonalData } from "./db/personal-data";
import { d1Allowance } from "./db/plan-uses";
import { openPushes } from "./db/pushes";
import { gatherRoundTrips } from "./db/round-trips";
import { d1Record } from "./db/seals";
import { topicAsker } from "./db/topics";
import { trendMemoryOf } from "./db/trend-memory";
import { d1Trends } from "./db/trends";
import { d1Waitlist } from "./db/waitlist";
import { d1Watching } from "./db/watching";
import { d1Webhook } from "./db/webhooks";
import { d1Workspaces } from "./db/workspaces";
import type { Arrival, Door, Env, RequestLog } from "./env";
import { readGoogleApp } from "./google/openid";
import { chooseInterest } from "./interest/wikimedia";
import { deliverOne } from "./jobs/purge";
import { chooseLanguage } from "./language/choose";
import { lazily } from "./lazily";
import { missingForMail, openOutbox } from "./mail/open";
import { largestMaterial } from "./middleware/body-bound";
import { clientAddress, countedAs, limitFor } from "./middleware/limits";
import { describeError, refusedClient } from "./middleware/request-log";
import { noteReading } from "./note-reading";
import { accountAssistants, NO_ASSISTANTS } from "./oauth/assistants";
import { type Granting, openGranting } from "./oauth/granting";
import { readSecurityContact, siteOrigin } from "./settings";
import { readTimeLimits } from "./time-limits";
import { newCardId, newSalt } from "./unguessable";
import { openYoutube } from "./youtube/open";
import { pushSettings } from "./youtube/push";
import { sampleExamples } from "./youtube/sample/example";
import { dailyLimits } from "./youtube/sources";

interface Given extends Omit<Arrival, "request"> {
  env: Env;
  /** Who bears the key of a call; absent where the cookie says who asks. */
  bearer?: Bearer;
  asked: Request;
  url: URL;
  now: Date;
  report(error: unknown): void;
  warn(text: string): void;
}

type OfOwner = Pick<Services, "channel" | "plan" | "topics" | "watching" | "workspaces"> & {
  allowance: Allowance;
};

/** What several services are made of. */
interface Shared {
  timeLimits: ReturnType<typeof readTimeLimits>;
  db: Database;
  /** What YouTube's API allows a day. */
  quota: ReturnType<typeof dailyLimits>;
  /** As what limits and ceilings count the client. */
  counted: ReturnType<typeof countedAs>;
  ceilings: ReturnType<typeof readCeilings>;
  uses: DailyUses;
  entrance: ReturnType<typeof chooseAccounts>;
  session: Accounts & Owners;
  /** Tries a mail that has just been put into the outbox, after the answer. */
  deliver(id: string): void;
  youtube: ReturnType<typeof openYoutube>;
  payments: Billing & BillingEvents & Settling;
  allowance: Allowance;
  /** What an owner keeps, whoever names them. */
  ofOwner: (owners: Pick<Owners, "owner" | "read" | "writer">) => OfOwner;
  own: OfOwner;
  /** What grants to assistants are made of; null where there are no accounts. */
  granting: Granting | null;
}

/** The adapter of every service for one request, each made with whoever asks for it first; scheduled.ts does so for cron. */
const open = lazily<Given, Shared & Omit<Services, "report">>({
  timeLimits: ({ env, warn }) => readTimeLimits(env.TIME_LIMITS, warn),
  db: ({ env, log, timeLimits }) =>
    openDatabase(gatherRoundTrips(env.DB, log, { limitMs: timeLimits.database })),
  quota: ({ env, warn }) => dailyLimits(env, warn),
  counted: ({ env, asked }) => countedAs(clientAddress(asked.headers, env.ADDRESS_HEADER)),
  ceilings: ({ env, warn }) => readCeilings(env.CEILINGS, warn),
  uses: ({ env, db, counted, ceilings, quota, now }) =>
    openDailyUses(db, {
      counted,
      secret: env.SESSION_SECRET,
      ceilings,
      units: quota,
      now,
    }),
  entrance: (parts) => {
    const { env, asked, url, cookies, now, report, warn, bearer } = parts;
    return chooseAccounts({
      bearer,
      mode: env.AUTH,
      secret: env.SESSION_SECRET,
      demoUser: env.DEMO_USER,
      kv: env.SESSIONS,
      ends: {
        find: (id) => findEnd(parts.db, id),
        end: (claim) => endSession(parts.db, claim, now),
        wasDeleted: (ownerId) => wasDeleted(parts.db, ownerId),
      },
      url,
      headers: asked.headers,
      real: {
        db: parts.db,
        signUps: env.SIGNUPS,
        passwords: env.PASSWORDS,
        google: env.AUTH === "accounts" ? readGoogleApp(googleSettings(env), warn) : null,
        googleTimeoutMs: parts.timeLimits.googleCall,
        network: parts.counted.network,
        origin: env.SITE_ORIGIN ? siteOrigin(env.SITE_ORIGIN, url.origin, () => {}) : null,
        missingMail: missingForMail(env),
        linksADay: parts.ceilings.linkMails,
        spendLinks: (count) => parts.uses.spend(["links", count]),
        deliver: (id) => parts.deliver(id),
      },
      now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      spend: () => parts.uses.spend(["settings"]),
      send: (sent) => cookies.send(...sent),
      report,
      warn,
    });
  },
  session: ({ entrance }) => entrance.accounts,
  signIn: ({ entrance }) => entrance.signIn,
  deliver:
    ({ env, timeLimits, waitUntil, now }) =>
    (id) => {
      // Apart from the request's own database, whose count of round trips goes to the log before this ends.
      const outbox = openOutbox(env, { db: openDatabase(env.DB), now, timeLimits });
      // Once the answer is out: how long that takes must not tell whether an address gets a mail.
      const answered = new Promise((resolve) => setTimeout(resolve, AFTER_ANSWER_MS));
      waitUntil(answered.then(() => deliverOne(id, { outbox, now, report: logLost })));
    },
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
  caller: (parts) =>
    openCaller(parts.env, {
      owner: () => parts.session.owner(),
      user: () => parts.session.current(),
      counter: parts.counted.counter,
      allowance: parts.allowance,
    }),
  allowance: ({ own }) => own.allowance,
  request: ({ env, facts, url, warn }) => ({
    ...facts,
    origin: siteOrigin(env.SITE_ORIGIN, url.origin, warn),
  }),
  accounts: ({ session }) => session,
  personalData: ({ db, session, payments, now }) =>
    d1PersonalData(db, {
      owners: session,
      billing: payments,
      now,
    }),
  waitlist: ({ db, uses, now, report }) => d1Waitlist(db, { uses, now, report }),
  videos: ({ youtube }) => youtube.videos,
  channels: ({ youtube }) => youtube.channels,
  examples: ({ now }) => sampleExamples(now),
  ofOwner: (parts) => {
    const { db, uses, asked, now, waitUntil, report } = parts;
    const given = { uses, now, report, sentBytes: sentBytes(asked) };
    const changed = (ownerId: string, channel: Channel) => noteOutcomes(db, ownerId, channel, now);
    const sealing = { engine: __ENGINES__, salt: newSalt };
    const allowanceOf = (owners: Pick<Owners, "read" | "writer">, isSession: boolean) => {
      const user = isSession ? () => parts.session.current() : async () => ({ isDemo: false });
      const planOf = (priceId: string | null) => parts.payments.planOf(priceId);
      return d1Allowance(db, { owners, planOf, user, uses, now, report });
    };
    return (owners) => {
      // The demo gates nothing, and looks nothing up.
      const allowance =
        parts.env.AUTH === "accounts" ? allowanceOf(owners, owners === parts.session) : UNLIMITED;
      return {
        allowance,
        channel: d1OwnChannel(db, { ...given, owners, engines: __ENGINES__, waitUntil, changed }),
        plan: d1Plan(db, { ...given, owners, newId: newCardId, sealing }),
        topics: d1ChannelTopics(db, { owners }),
        watching: d1Watching(db, {
          ...given,
          owners,
          most: async () => mostWatched(await allowance.standing()),
        }),
        workspaces: d1Workspaces(db, { ...given, owners }),
      };
    };
  },
  own: ({ ofOwner, session }) => ofOwner(session),
  channel: ({ own }) => own.channel,
  plan: ({ own }) => own.plan,
  topics: ({ own }) => own.topics,
  record: ({ db }) => d1Record(db),
  planFeed: ({ db, session, uses, now }) =>
    d1PlanFeed(db, {
      owners: session,
      uses,
      now,
    }),
  comments: ({ youtube }) => youtube.comments,
  sources: ({ youtube }) => youtube.sources,
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
  payments: ({ env, timeLimits, db, session, url, now, warn, report }) =>
    chooseBilling({
      ...billingSettings(env),
      timeLimits,
      db,
      owners: session,
      origin: url.origin,
      now,
      clock: () => new Date(),
      warn,
      report,
    }),
  billing: ({ payments }) => payments,
  billingEvents: ({ payments }) => payments,
  feedback: ({ db, session, uses, deliver, now }) => d1Feedback(db, { owners: session, uses, now, deliver }),
  events: ({ db, session }) => d1Events(db, { owners: session }),
  watching: ({ own }) => own.watching,
  watchFeed: ({ db, session, uses, ofOwner, trends, now, report }) =>
    d1WatchFeed(db, {
      owners: session,
      uses,
      now,
      readNotes: noteReading({ db, of: ofOwner, trends, now, report }),
    }),
  noteMail: ({ env, db, session, now }) =>
    d1NoteMail(db, {
      owners: session,
      hasAccounts: env.AUTH === "accounts",
      secret: env.SESSION_SECRET,
      now,
    }),
  webhook: ({ env, db, session, timeLimits, url, now }) =>
    d1Webhook(db, {
      owners: session,
      hasAccounts: env.AUTH === "accounts",
      secret: env.SESSION_SECRET,
      own: url.hostname,
      timeoutMs: timeLimits.webhookCall,
      newSalt,
      now,
    }),
  keys: ({ db, session, uses, now }) => d1Keys(db, { owners: session, uses, now }),
  granting: ({ env, db, asked, url, request, uses, timeLimits, now }) =>
    openGranting({
      ...{ env, db, url, now },
      origin: request.origin,
      cookies: asked.headers.get("cookie"),
      timeoutMs: timeLimits.assistantCall,
      spend: () => uses.spend(["assistants"]),
    }),
  assistants: ({ granting, session, asked }) =>
    granting
      ? accountAssistants({
          ...granting,
          owners: session,
          email: async () => (await session.current())?.email ?? null,
          userAgent: asked.headers.get("user-agent") ?? "",
        })
      : NO_ASSISTANTS,
  pushes: ({ env, db, now }) => openPushes({ db, settings: pushSettings(env), now }),
  workspaces: ({ own }) => own.workspaces,
  supportEmail: ({ env }) => env.SUPPORT_EMAIL,
  securityContact: ({ env, warn }) => readSecurityContact(env.SECURITY_CONTACT, warn),
  health: (parts) => ({
    async check() {
      const database = await ping(parts.db).then(
        () => "ok",
        (error: unknown) => {
          parts.report(error);
          return "unreachable";
        },
      );
      const missing = parts.signIn.ways?.missing;
      return {
        database,
        signing: parts.env.SESSION_SECRET ? "ok" : "missing",
        ...(missing && { accounts: missing.length > 0 ? `missing ${missing.join(", ")}` : "ok" }),
      };
    },
  }),
});

/** What reads a setting: a mistake in one is said with every request, whatever is asked, and a wrong AUTH refuses it. */
const SAYING_MISTAKES = ["session", "timeLimits", "quota", "ceilings", "request", "securityContact"] as const;

/** The services of one request. */
export function createServices(env: Env, { request, ...arrival }: Arrival): Services {
  const { facts, log } = arrival;
  const services = open({
    ...arrival,
    env,
    asked: request,
    url: new URL(request.url),
    now: facts.now,
    report: (error) => void log.errors.push(describeError(error)),
    warn: (text) => void log.warnings.push(text),
  });
  for (const part of SAYING_MISTAKES) void services[part];
  return services;
}

/** Who calls by a key: the services of its owner, with what the key may do. */
export interface ByKey {
  services: Services;
  caller: Caller;
  bearer: Bearer;
  db: Database;
}

/**
 * The services of a call by a key, as its owner, whatever cookie comes with it; null where it is no good key. Its use is
 * counted.
 *
 * @param find who bears it: of a key, if not of what `find` knows
 */
export async function openByKey(
  c: Context<Door>,
  { text, called }: { text: string; called: string },
  find: typeof findBearer = findBearer,
): Promise<ByKey | null> {
  const { request, ...arrival } = c.get("arrival");
  const { log, facts } = arrival;
  const services = open({
    ...arrival,
    env: c.env,
    asked: request,
    url: new URL(request.url),
    now: facts.now,
    report: (error) => void log.errors.push(describeError(error)),
    // The request's own services said it.
    warn: () => {},
  });
  const bearer = await find(services.db, text, { called, now: facts.now });
  if (!bearer) return null;
  services.bearer = bearer;
  return {
    services,
    caller: { ...services.caller, scopes: new Set(bearer.scopes) },
    bearer,
    db: services.db,
  };
}

/** By then an answer that mails something is on its way. */
const AFTER_ANSWER_MS = 50;
/** What the endpoints of OAuth are made of; null where there are no accounts. */
export function openGrants(c: Context<Door>) {
  const { request, ...arrival } = c.get("arrival");
  const services = open({
    ...arrival,
    env: c.env,
    asked: request,
    url: new URL(request.url),
    now: arrival.facts.now,
    report: (error) => void arrival.log.errors.push(describeError(error)),
    // The request's own services said it.
    warn: () => {},
  });
  const { granting, caller } = services;
  if (!granting) return null;
  return { ...granting, allows: caller.limits.allows };
}

/** Which engines these are: a hash of their source (vite.config.ts). */
declare const __ENGINES__: string;

/** The size of a body as its sender says it; where they do not, the largest that is taken. */
function sentBytes({ body, headers, url }: Request): number {
  return body ? Number(headers.get("content-length") ?? largestMaterial(new URL(url).pathname) ?? 0) : 0;
}

/** The request's own line is written by then; cron tries again. */
function logLost(error: unknown): void {
  console.error(JSON.stringify({ level: "error", job: "deliver-mail", errors: [describeError(error)] }));
}

/**
 * The cookies that name a session for who has none, where no page is rendered for them; see Accounts.name.
 */
export async function nameSession(env: Env, request: Request, log: RequestLog): Promise<string[]> {
  const cookies = answerCookies();
  const facts = { id: "", nonce: "", now: new Date() };
  const { accounts } = createServices(env, { request, facts, log, cookies, waitUntil: () => {} });
  await accounts.name();
  return cookies.all();
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
  const google = env.AUTH === "accounts" ? readGoogleApp(googleSettings(env), () => {}) : null;
  return [...paymentHosts(billingSettings(env)), ...(google ? [new URL(google.issuer).origin] : [])];
}

function googleSettings(env: Env) {
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    issuer: env.GOOGLE_ISSUER,
  };
}
