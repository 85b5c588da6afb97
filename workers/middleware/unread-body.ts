import { createMiddleware } from "hono/factory";
import type { Door } from "../door";

/** As much of a refused body as is worth reading to keep the connection: a file dropped by mistake, mostly. */
const WORTH_READING_BYTES = 16 * 1024 * 1024;

/**
 * Reads what nobody read of a request's body and throws it away. A refusal answers before the body has
 * come in; a proxy that then sends its next request down the same connection (as wrangler's does) loses
 * that one, whoever made it.
 */
export function readUnreadBody() {
  return createMiddleware<Door>(async function discardBody(c, next) {
    await next();
    const { body, bodyUsed } = c.req.raw;
    if (!bodyUsed) await discard(body);
  });
}

/** Reads a body to its end, or as far as is worth it. */
export async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  try {
    for (let read = 0; read < WORTH_READING_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // A sender who leaves, or a body over its bound: either way there is nothing left to read.
  }
}
