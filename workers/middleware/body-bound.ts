import type { Context, MiddlewareHandler, Next } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { TOO_LONG } from "../../app/forms/refusal";
import { CHANNEL_PATH, LIGHT_PATH } from "../../app/navigation/paths";
import { isYoursPath } from "../../app/tools/registry";
import { CALL_MAX_BYTES, EXPORT_MAX_BYTES, TEXT_MAX_BYTES } from "../../app/words/bounds";
import { isForAssistants, isForKeys } from "../api/problem";
import type { HonoEnv } from "../env";

/** As much of a refused body as is worth reading to keep the connection: a file dropped by mistake, mostly. */
const WORTH_READING_BYTES = 16 * 1024 * 1024;

/**
 * Reads what nobody read of a request's body and throws it away. A refusal answers before the body has
 * come in; a proxy that then sends its next request down the same connection (as wrangler's does) loses
 * that one, whoever made it.
 */
export function readUnreadBody() {
  return createMiddleware<HonoEnv>(async function discardBody(c, next) {
    await next();
    const { body, bodyUsed } = c.req.raw;
    if (!bodyUsed) await discard(body);
  });
}

/** Reads a body to its end, or as far as is worth it, and throws it away. */
async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body && !body.locked) await readOut(body, 0);
}

/**
 * A body of at most `most` bytes; null for a longer one, which is read on to its end as far as that is worth it, and
 * for one whose sender left.
 */
export async function readOut(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader();
  const pieces: Uint8Array[] = [];
  let read = 0;
  try {
    while (read < Math.max(most, WORTH_READING_BYTES)) {
      const { done, value } = await reader.read();
      if (done) return read <= most ? joined(pieces, read) : null;
      read += value.byteLength;
      if (read <= most) pieces.push(value);
      else pieces.length = 0;
    }
    await reader.cancel();
  } catch {
    // A sender who leaves: there is nothing left to read.
  }
  return null;
}

function joined(pieces: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.byteLength;
  }
  return all;
}

/** Forms and API calls carry at most a few thousand characters; 64 KB leaves room for every encoding. */
const BODY_BOUND_BYTES = 64 * 1024;

/** An event of Stripe's holds a whole invoice with all of its lines. */
const EVENT_BOUND_BYTES = 256 * 1024;
const EVENTS = "/api/stripe-webhook";

/** What an assistant sends to be registered, or to get a token. */
const GRANT_BOUND_BYTES = 16 * 1024;

function boundOf(path: string): number {
  if (isForAssistants(path)) return GRANT_BOUND_BYTES;
  if (isForKeys(path)) return CALL_MAX_BYTES;
  return path === EVENTS ? EVENT_BOUND_BYTES : BODY_BOUND_BYTES;
}

/** What a form puts around its text or file. */
const FORM_BYTES = 16 * 1024;
/** Pasted and uploaded text. */
const MATERIAL_BOUND_BYTES = TEXT_MAX_BYTES + FORM_BYTES;
/** An export of YouTube Studio, on the pages that take one. */
const EXPORT_BOUND_BYTES = EXPORT_MAX_BYTES + FORM_BYTES;
const CONNECTING: readonly string[] = [CHANNEL_PATH, LIGHT_PATH, "/rpm-booster/yours"];

/** The largest body of a page that reads what a creator gives; null for any other path. */
export function largestMaterial(path: string): number | null {
  if (CONNECTING.includes(path.replace(/\.data$/, ""))) return EXPORT_BOUND_BYTES;
  return isYoursPath(path) ? MATERIAL_BOUND_BYTES : null;
}

/** Refuses larger bodies before anything reads them: with a bare 413, or on a desk's own page. */
export function bodyBound(): MiddlewareHandler {
  return async function boundBody(c, next) {
    const { body } = c.req.raw;
    if (!body) return next();
    const material = largestMaterial(c.req.path);
    const other = boundOf(c.req.path);
    if (await fits(c, body, material ?? other)) return next();
    if (material === null) throw new HTTPException(413, { message: "Content Too Large" });
    return sayOnItsPage(c, next);
  };
}

/**
 * By its length where the body names one, else by reading it. Hono's own bound leaves the rest of a longer one in a
 * stream that nobody can read any more, and a proxy's next request down that connection is lost.
 */
async function fits(c: Context, body: ReadableStream<Uint8Array>, most: number): Promise<boolean> {
  const { headers } = c.req.raw;
  const length = headers.get("Content-Length");
  if (length !== null && !headers.has("Transfer-Encoding")) return Number(length) <= most;
  const read = await readOut(body, most);
  if (read) c.req.raw = new Request(c.req.raw, { body: read });
  return read !== null;
}

/** The page gets a form that says so in place of the one that it must not read. */
async function sayOnItsPage(c: Context, next: Next): Promise<void> {
  await discard(c.req.raw.body);
  c.req.raw = new Request(c.req.url, {
    method: c.req.method,
    headers: formHeaders(c.req.raw.headers),
    body: new URLSearchParams({ [TOO_LONG]: "1" }),
  });
  await next();
}

/** All but what told of the body that was there. */
function formHeaders(sent: Headers): Headers {
  const headers = new Headers(sent);
  for (const name of ["Content-Length", "Transfer-Encoding"]) headers.delete(name);
  headers.set("Content-Type", "application/x-www-form-urlencoded");
  return headers;
}
