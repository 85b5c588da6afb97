import type { Context } from "hono";
import type { Caller } from "../app/model/caller";
import type { Services } from "../app/services";
import { billingSettings, paymentHosts } from "./billing/choose";
import { answerCookies } from "./caller";
import type { Database } from "./db/database";
import { type Bearer, findBearer } from "./db/keys";
import type { Arrival, Door, Env, RequestLog } from "./env";
import { readGoogleApp } from "./google/openid";
import { lazily } from "./lazily";
import { describeError, refusedClient } from "./middleware/request-log";
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
const openAgain = (c: Context<Door>) => openFor(c.env, c.get("arrival"), () => {});

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
  const services = openAgain(c);
  const bearer = await find(services.db, text, { called, now: services.now });
  if (!bearer) return null;
  services.bearer = bearer;
  return {
    services,
    caller: { ...services.caller, scopes: new Set(bearer.scopes) },
    bearer,
    db: services.db,
  };
}

/** What the endpoints of OAuth are made of; null where there are no accounts. */
export function openGrants(c: Context<Door>) {
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
