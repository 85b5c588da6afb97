import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { isForKeys, problem } from "../api/problem";
import { countingDay } from "../db/daily-uses";
import type { HonoEnv, LoggedError, RequestLog } from "../env";
import { fingerprint } from "../secrets";
import { clientAddress, countedAs } from "./limits";

/** What the API says of an unexpected error: never its message, always the id to quote. */
const UNEXPECTED = "An unexpected error occurred. Please try again.";

/** What hono's own refusals leave unsaid. */
const REFUSED: Record<number, string> = { 400: "Bad Request", 403: "Forbidden", 413: "Content Too Large" };

/**
 * The Worker's one boundary for errors that no page and no function answered: hono's own refusals keep
 * their status, anything else is 500. JSON under /api, a small page elsewhere; the details are in the log.
 */
export function answerFailure(error: Error, c: Context<HonoEnv>): Response {
  const status = error instanceof HTTPException ? error.status : 500;
  const message = error instanceof HTTPException ? error.message || REFUSED[status] || "" : UNEXPECTED;
  const requestId = c.get("requestId");
  if (isForKeys(c.req.path)) return problem({ status, detail: message, requestId });
  if (c.req.path.startsWith("/api/")) return c.json({ success: false, error: message, requestId }, status);
  const detail = error instanceof HTTPException ? `${status} ${message}`.trim() : UNEXPECTED;
  return c.html(failurePage(detail, requestId), status);
}

/** Plain enough to work when nothing else does. Its two values are ours, not the visitor's. */
function failurePage(detail: string, requestId: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${detail}</title></head><body><main><h1>Unexpected Application Error!</h1><p>${detail}</p><p>Request id: <code>${requestId}</code></p><p><a href="/">Back to the start</a></p></main></body></html>`;
}

interface Setup {
  /** The header that names the client's address; see ADDRESS_HEADER. */
  trusted: string | undefined;
  /** The deployment's secret: without it a hash of an address could be led back by trying every address. */
  secret: string | undefined;
  now: Date;
}

/** Enough to tell the clients of a day apart. */
const DIGITS = 16;

/**
 * How the log tells refused clients apart: 16 hexadecimal digits of a hash of the address as limits count it, salted with
 * the secret and the day in UTC. The same all day, another the next; and none of those that daily_uses is kept under.
 * Undefined without a secret, or where nothing names the address.
 */
export async function refusedClient(
  headers: Headers,
  { trusted, secret, now }: Setup,
): Promise<string | undefined> {
  const address = clientAddress(headers, trusted);
  if (!secret || !address) return undefined;
  const salted = JSON.stringify(["refused", countingDay(now), secret, countedAs(address).address]);
  return (await fingerprint(salted)).slice(0, DIGITS);
}

/** Who did not prove to be somebody, asked from elsewhere, or asked too often. */
const REFUSALS = new Set([401, 403, 429]);

/**
 * One JSON line a request, with its id: no query string, address, cookie or body, since people's text
 * stays out of logs. A path with anything but the letters our own paths use is text, too. A refusal is a warning.
 *
 * @param clientOf what tells refused clients apart without naming them
 */
export function requestLog(clientOf: (c: Context<HonoEnv>) => Promise<string | undefined>) {
  return createMiddleware<HonoEnv>(async function logRequest(c, next) {
    const started = Date.now();
    const log: RequestLog = { d1: 0, warnings: [], errors: [] };
    c.set("log", log);
    await next();
    // Set on the answer itself: c.header() would copy an answer that is there already, once for each.
    c.res.headers.set("X-Request-Id", c.get("requestId"));
    // Readable by the page's own script, which the header above is not: the error screen quotes it.
    c.res.headers.set("Server-Timing", `request-id;desc="${c.get("requestId")}"`);
    if (c.error && log.errors.length === 0 && c.res.status >= 500) log.errors.push(describeError(c.error));
    const { warnings, errors } = log;
    const isRefusal = REFUSALS.has(c.res.status);
    const line = JSON.stringify({
      level: errors.length > 0 ? "error" : isRefusal || warnings.length > 0 ? "warn" : "info",
      requestId: c.get("requestId"),
      method: c.req.method,
      path: loggedPath(c.req.path),
      ...(log.called !== undefined && { called: log.called }),
      status: c.res.status,
      ms: Date.now() - started,
      d1: log.d1,
      ...(isRefusal && { client: await clientOf(c) }),
      ...(warnings.length > 0 && { warnings }),
      ...(errors.length > 0 && { errors }),
    });
    if (errors.length > 0) console.error(line);
    else console.log(line);
  });
}

/** The plan's pages and files, script's requests for their data among them: anything else below it names a card, or is a feed's secret. */
const PLAN_PAGE = /^\/plan(?:\/(?:cards\.(?:csv|md)|export|handover|moves|outcomes|week))?(?:\.data)?$/;
const BELOW_PLAN = /^\/+plan(?:\/|$)/i;
/** Below the note there are secrets of feeds alone. */
const BELOW_NOTE = /^\/+note\//i;
/** Half a feed's secret, and more than any address of ours has of such digits. */
const SECRET = /[\da-f]{16,}/gi;

/** A path as the log may hold it: without the secret of a feed, and not at all where people's text may be in it. */
function loggedPath(path: string): string {
  if (PLAN_PAGE.test(path)) return path;
  if (BELOW_PLAN.test(path)) return /\.ics$/i.test(path) ? "/plan/(secret).ics" : "/plan/(secret)";
  if (BELOW_NOTE.test(path)) return "/note/(secret)";
  return /^[a-z0-9/._-]{1,120}$/i.test(path) ? withoutSecrets(path) : "(other)";
}

/** A text in which each run of hexadecimal digits that may be a feed's secret is left out. */
function withoutSecrets(text: string): string {
  return text.replace(SECRET, "(secret)");
}

/** Says what failed after the answer, when the request's own line is written. */
export const logLost = (job: string) => (error: unknown) =>
  console.error(JSON.stringify({ level: "error", job, errors: [describeError(error)] }));

/**
 * An error as the log may hold it. Database errors quote the bound values in their own message, so of a
 * chain of causes only the last, the driver's, is quoted; of the stack only where, never the message again. A message
 * that quotes an address holds no feed's secret.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error };
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  const stack = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    message: withoutSecrets(root.message),
    stack: stack?.slice(0, 8).map((line) => line.trim()),
  };
}
