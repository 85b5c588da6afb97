import { createMiddleware } from "hono/factory";
import type { Door } from "../env";

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

/** Reads a body to its end, or as far as is worth it, and throws it away. */
export async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
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
