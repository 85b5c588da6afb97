import type { Context } from "hono";
import type { Caller } from "../app/model/caller";
import type { Services } from "../app/services";
import type { KeyCall } from "./accounts/choose";
import { billingSettings, paymentHosts } from "./billing/choose";
import { answerCookies } from "./caller";
import { type Database, openDatabase } from "./db/database";
import type { Bearer, writeKeyUses } from "./db/keys";
import type { Arrival, Env, HonoEnv, RequestLog } from "./env";
import { readGoogleApp } from "./google/openid";
import { noteUse, type Uses } from "./keys/unwritten-uses";
import { lazily } from "./lazily";
import { describeError, logLost, refusedClient } from "./middleware/request-log";
import { ACCOUNTS } from "./services/accounts";
import { OUTSIDE } from "./services/outside";
import { OWNED } from "./services/owned";
import type { Given, Parts } from "./services/parts";
import { REQUEST } from "./services/request";

/** The adapter of every service for one request, each made with whoever asks for it first; scheduled.ts does so for cron. */
const open = lazily<Given, Parts>({ ...REQUEST, ...ACCOUNTS, ...OWNED, ...OUTSIDE });

/** What reads a setting: a mistake in one is said with every request, whatever is asked, and a wrong AUTH refuses it. */
const SAYING_MISTAKES = ["session", "timeLimits", "quota", "ceilings", "request", "securityContact"] as const;

/** The services of one request. */
export function createServices(env: Env, arrival: Arrival): Services {
  const services = openFor(env, arrival, (text) => void arrival.log.warnings.push(text));
  for (const part of SAYING_MISTAKES) void services[part];
  return services;
}

function openFor(env: Env, { request, ...arrival }: Arrival, warn: (text: string) => void) {
  const { facts, log } = arrival;
  return open({
    ...arrival,
    env,
    asked: request,
    url: new URL(request.url),
    now: facts.now,
    report: (error) => void log.errors.push(describeError(error)),
    warn,
  });
}

/** The same for another caller than the request's own services know, which said all there is to warn of. */
const openAgain = (c: Context<HonoEnv>) => openFor(c.env, c.get("arrival"), () => {});

/** A call by a key: the services of its owner, while it is asked who bears it. */
export interface ByKey extends KeyCall {
  services: Services;
  /** May read alone: `withScopes` once it is known who calls. */
  caller: Caller;
  db: Database;
}

interface OpenedByKey {
  /** The name of a function. */
  called: string;
  /** Asks who bears the key: its answer is the last word. */
  find(db: Database): Promise<Bearer | null>;
  /** Keeps what it was used for. */
  write: typeof writeKeyUses;
  /** Whose the key was when it was last seen. */
  ownerId?: string | undefined;
}

/**
 * The services of a call by a key, as its owner, whatever cookie comes with it. Who bears it is asked at once, and its use
 * counted.
 */
export function openByKey(c: Context<HonoEnv>, { called, find, write, ownerId }: OpenedByKey): ByKey {
  const services = openAgain(c);
  const { now, waitUntil } = services;
  // Apart from the request's own database, whose count of round trips goes to the log before this ends.
  const writeUses = (id: string) => (uses: Uses) =>
    write(openDatabase(c.env.DB), id, uses).catch(logLost("write-uses"));
  async function bear(): Promise<Bearer | null> {
    const found = await find(services.db);
    if (!found) return null;
    const use = { id: found.keyId, called, now };
    const calls = noteUse(c.env.DB, use, { write: writeUses(found.keyId), waitUntil });
    return { ...found, calls: found.calls + calls };
  }
  const keyCall = { bearer: bear(), ownerId };
  services.keyCall = keyCall;
  return { ...keyCall, services, caller: { ...services.caller, scopes: new Set(["read"]) }, db: services.db };
}

/** The same call with all that its bearer may do. */
export function withScopes(byKey: ByKey, { scopes }: Bearer): ByKey {
  return { ...byKey, caller: { ...byKey.caller, scopes: new Set(scopes) } };
}

/** What the endpoints of OAuth are made of; null where there are no accounts. */
export function openGrants(c: Context<HonoEnv>) {
  const { granting, caller } = openAgain(c);
  if (!granting) return null;
  return { ...granting, allows: caller.limits.allows };
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
  const google = readGoogleApp(env, () => {});
  return [...paymentHosts(billingSettings(env)), ...(google ? [new URL(google.issuer).origin] : [])];
}
