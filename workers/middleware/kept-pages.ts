import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Door } from "../door";
import { keptKey, keptSeconds, namesSession } from "../kept-pages/kept-key";
import { answerWith, type KeptPage, keepPage } from "../kept-pages/kept-page";

/** Every public page in each theme and step, for a few names of this site; the oldest go first. */
const MOST_KEPT = 100;

/**
 * Renders a public page once for everyone without a session and answers from memory after that. A build
 * starts with an empty memory, as does each isolate. A page that says `no-store`, as one that could not load
 * all it shows, is not kept.
 *
 * @param nameSession cookies that name a new session: who is answered from a kept rendering of a page behind
 *   the guard gets them as from the guard itself
 */
export function keptPages(nameSession: (c: Context<Door>) => Promise<string[]>) {
  const kept = new Map<string, KeptPage>();
  return createMiddleware<Door>(async function answerFromKept(c, next) {
    const request = c.req.raw;
    const key = keptKey(request);
    if (key === null) return next();
    const page = kept.get(key);
    if (page && page.freshUntil > Date.now()) return answer(c, page);
    await next();
    if (request.method === "HEAD") return;
    const seconds = keptSeconds(request.url);
    if (seconds === null) return;
    // A rendering that failed gives way to the last good one, however old.
    const shown = isForAll(c.res, request.url)
      ? keep(key, await keepPage(c.res, nonceOf(c), until(seconds)))
      : page;
    if (!shown) return;
    // Hono would merge the headers of the answer it replaces into the new one.
    c.res = undefined;
    c.res = await answer(c, shown);
  });

  async function answer(c: Context<Door>, page: KeptPage): Promise<Response> {
    const given = answerWith(page, c.req.raw);
    if (c.req.method !== "GET" || !namesSession(c.req.url)) return given;
    for (const cookie of await nameSession(c)) given.headers.append("Set-Cookie", cookie);
    return given;
  }

  function keep(key: string, page: KeptPage): KeptPage {
    kept.delete(key);
    kept.set(key, page);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return page;
  }
}

function nonceOf(c: Context<Door>): string {
  return c.get("secureHeadersNonce") ?? "";
}

/** Epoch milliseconds. */
function until(seconds: number): number {
  return Date.now() + seconds * 1000;
}

/** A page that sets a cookie is one visitor's; the name that the guard gives is left out of what is kept. */
function isForAll({ status, headers }: Response, address: string): boolean {
  return (
    status === 200 &&
    headers.get("Content-Type")?.startsWith("text/html") === true &&
    headers.get("Cache-Control")?.includes("no-store") !== true &&
    (!headers.has("Set-Cookie") || namesSession(address))
  );
}
