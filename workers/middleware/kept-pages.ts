import { createMiddleware } from "hono/factory";
import type { Door } from "../door";
import { keptKey, keptSeconds } from "../kept-pages/kept-key";
import { answerWith, type KeptPage, keepPage } from "../kept-pages/kept-page";

/** Every public page in each theme and step, for a few names of this site; the oldest go first. */
const MOST_KEPT = 100;

/**
 * Renders a public page once for everyone without a session and answers from memory after that. A build
 * starts with an empty memory, as does each isolate. A page that says `no-store`, as one that could not load
 * all it shows, is not kept.
 */
export function keptPages() {
  const kept = new Map<string, KeptPage>();
  return createMiddleware<Door>(async function answerFromKept(c, next) {
    const request = c.req.raw;
    const key = keptKey(request);
    if (key === null) return next();
    const page = kept.get(key);
    if (page && page.freshUntil > Date.now()) return answerWith(page, request);
    await next();
    const seconds = keptSeconds(request.url);
    if (seconds === null || request.method === "HEAD" || !isForAll(c.res)) return;
    const nonce = c.get("secureHeadersNonce") ?? "";
    const made = await keepPage(c.res, nonce, Date.now() + seconds * 1000);
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    // Hono would merge the headers of the answer it replaces into the new one.
    c.res = undefined;
    c.res = answerWith(made, request);
  });
}

function isForAll({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get("Content-Type")?.startsWith("text/html") === true &&
    headers.get("Cache-Control")?.includes("no-store") !== true &&
    !headers.has("Set-Cookie")
  );
}
