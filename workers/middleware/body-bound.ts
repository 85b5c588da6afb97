import type { Context, MiddlewareHandler, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { isYoursPath } from "../../app/tools/desks";
import { TOO_LONG } from "../../app/tools/messages";
import { discard } from "./unread-body";

/** Forms and API calls carry at most a few thousand characters; 64 KB leaves room for every encoding. */
const BODY_BOUND_BYTES = 64 * 1024;

/** An event of Stripe's holds a whole invoice with all of its lines. */
const EVENT_BOUND_BYTES = 256 * 1024;
const EVENTS = "/api/stripe-webhook";

/** Pasted and uploaded text: 2 MB, and what a form puts around it. */
const MATERIAL_BOUND_BYTES = 2 * 1024 * 1024 + 16 * 1024;

/** Refuses larger bodies before anything reads them: with a bare 413, or on a desk's own page. */
export function bodyBound(): MiddlewareHandler {
  const [usual, events] = [BODY_BOUND_BYTES, EVENT_BOUND_BYTES].map((bytes) => boundOf(bytes, tooLarge));
  return (c, next) => {
    if (isYoursPath(c.req.path)) return boundOf(MATERIAL_BOUND_BYTES, saidOnItsPage(next))(c, next);
    return (c.req.path === EVENTS ? events : usual)?.(c, next) ?? next();
  };
}

function boundOf(maxSize: number, onError: (c: Context) => Promise<Response>): MiddlewareHandler {
  return bodyLimit({ maxSize, onError });
}

async function tooLarge(): Promise<Response> {
  throw new HTTPException(413, { message: "Content Too Large" });
}

/** The page gets a form that says so in place of the one that it must not read. */
function saidOnItsPage(next: Next) {
  return async (c: Context) => {
    await discard(c.req.raw.body);
    c.req.raw = new Request(c.req.url, {
      method: c.req.method,
      headers: formHeaders(c.req.raw.headers),
      body: new URLSearchParams({ [TOO_LONG]: "1" }),
    });
    await next();
    return c.res;
  };
}

/** All but what told of the body that was there. */
function formHeaders(sent: Headers): Headers {
  const headers = new Headers(sent);
  for (const name of ["Content-Length", "Transfer-Encoding"]) headers.delete(name);
  headers.set("Content-Type", "application/x-www-form-urlencoded");
  return headers;
}
