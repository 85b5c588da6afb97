import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Door, LoggedError, RequestLog } from "../env";

/** Who did not prove to be somebody, asked from elsewhere, or asked too often. */
const REFUSALS = new Set([401, 403, 429]);

/**
 * One JSON line a request, with its id: no query string, address, cookie or body, since people's text
 * stays out of logs. A path with anything but the letters our own paths use is text, too. A refusal is a warning.
 *
 * @param clientOf what tells refused clients apart without naming them
 */
export function requestLog(clientOf: (c: Context<Door>) => Promise<string | undefined>) {
  return createMiddleware<Door>(async function logRequest(c, next) {
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
/** Half a feed's secret, and more than any address of ours has of such digits. */
const SECRET = /[\da-f]{16,}/gi;

/** A path as the log may hold it: without the secret of a feed, and not at all where people's text may be in it. */
function loggedPath(path: string): string {
  if (PLAN_PAGE.test(path)) return path;
  if (BELOW_PLAN.test(path)) return /\.ics$/i.test(path) ? "/plan/(secret).ics" : "/plan/(secret)";
  return /^[a-z0-9/._-]{1,80}$/i.test(path) ? withoutSecrets(path) : "(other)";
}

/** A text in which each run of hexadecimal digits that may be a feed's secret is left out. */
function withoutSecrets(text: string): string {
  return text.replace(SECRET, "(secret)");
}

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
