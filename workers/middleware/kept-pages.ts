import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { keepNewest } from "../../app/hydration/keep-newest";
import { PUBLIC_PAGES, WELCOME_STEPS } from "../../app/navigation/public-pages";
import { themeFromCookie } from "../../app/theme/theme";
import { perDatabase } from "../db/database";
import type { HonoEnv } from "../env";
import { etagOf, hasTag } from "../etag";

/** Every public page in each theme and step, for a few names of this site; the oldest go first. */
const MOST_KEPT = 100;

/**
 * Renders a public page once for everyone without a session and answers from memory after that. A build
 * starts with an empty memory, as does each isolate, and each database. A page that says `no-store`, as one that could not load
 * all it shows, is not kept.
 *
 * @param nameSession cookies that name a new session: who is answered from a kept rendering of a page behind
 *   the guard gets them as from the guard itself
 */
export function keptPages(nameSession: (c: Context<HonoEnv>) => Promise<string[]>) {
  const keptOf = perDatabase(() => new Map<string, KeptPage>());
  return createMiddleware<HonoEnv>(async function answerFromKept(c, next) {
    const request = c.req.raw;
    const key = keptKey(request);
    if (key === null) return next();
    const kept = keptOf(c.env.DB);
    const page = kept.get(key);
    if (page && page.freshUntil > Date.now()) return answer(c, page);
    await next();
    if (request.method === "HEAD") return;
    const seconds = keptSeconds(request.url);
    if (seconds === null) return;
    // A rendering that failed gives way to the last good one, however old.
    const shown = isSameForAll(c.res, request.url)
      ? await keepPage(c.res, readNonce(c), until(seconds))
      : page;
    if (!shown) return;
    if (shown !== page) keepNewest(kept, key, shown, MOST_KEPT);
    // Hono would merge the headers of the answer it replaces into the new one.
    c.res = undefined;
    c.res = await answer(c, shown);
  });

  async function answer(c: Context<HonoEnv>, page: KeptPage): Promise<Response> {
    const given = answerWith(page, c.req.raw);
    if (c.req.method !== "GET" || !namesSession(c.req.url)) return given;
    for (const cookie of await nameSession(c)) given.headers.append("Set-Cookie", cookie);
    return given;
  }
}

function readNonce(c: Context<HonoEnv>): string {
  return c.get("secureHeadersNonce") ?? "";
}

/** Epoch milliseconds. */
function until(seconds: number): number {
  return Date.now() + seconds * 1000;
}

/** A page that sets a cookie is one visitor's; the name that the guard gives is left out of what is kept. */
function isSameForAll({ status, headers }: Response, address: string): boolean {
  return (
    status === 200 &&
    headers.get("Content-Type")?.startsWith("text/html") === true &&
    headers.get("Cache-Control")?.includes("no-store") !== true &&
    (!headers.has("Set-Cookie") || namesSession(address))
  );
}

/** Cookies that Cloudflare sets by itself: they tell browsers apart, and nothing on a page depends on them. */
const CLOUDFLARES = /^(__cf_bm|__cflb|__cfruid|__cfwaitingroom|_cfuvid|cf_clearance)=/;

/**
 * Under what name an answer is kept for everyone who asks alike: theme and whole address. Null for a change,
 * and for a visitor who may be someone: the theme's cookie and Cloudflare's own name nobody, any other may be
 * a session.
 */
export function keptKey({ method, url, headers }: Request): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const header = headers.get("cookie");
  if (header === null) return `system ${url}`;
  const cookies = header.split(";").map((part) => part.trim());
  const isNobodys = (cookie: string) => CLOUDFLARES.test(cookie) || themeFromCookie(cookie) !== null;
  return cookies.every(isNobodys) ? `${themeFromCookie(header) ?? "system"} ${url}` : null;
}

/**
 * How many seconds a rendering at this address may be kept; null where it may not be. An address is taken to
 * the letter, and with any query but a step of the welcome dialog it may not: a stranger could fill the memory
 * with renderings of one page.
 */
export function keptSeconds(address: string): number | null {
  const { origin, pathname } = new URL(address);
  const asked = address.slice(origin.length);
  const page = publicPage(pathname);
  const isStep = WELCOME_STEPS.some((step) => asked === `/?welcome=${step}`);
  if (!page || (asked !== pathname && !isStep)) return null;
  return page.freshSeconds ?? Number.POSITIVE_INFINITY;
}

/** Whether it asks for a page that is the same for everyone, and names nobody. */
export function isForEveryone(request: Request): boolean {
  return keptKey(request) !== null && publicPage(new URL(request.url).pathname) !== undefined;
}

/** Whether whoever asks for it without a session is to be given a name for one. */
function namesSession(address: string): boolean {
  return publicPage(new URL(address).pathname)?.namesSession === true;
}

function publicPage(pathname: string) {
  return PUBLIC_PAGES.find(({ path }) => path === pathname);
}

/** A page that everyone who asks for it alike is answered with. */
interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  etag: string;
  /** Epoch milliseconds. */
  freshUntil: number;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const REQUEST_ID = /<meta name="request-id" content="[^"]*"\/>/;

/**
 * Makes of one request's page a page for all: without its request id, and with a hash in its
 * Content-Security-Policy, where the nonce was, for each inline script that carried the nonce, and for no
 * other: as strict, and good for any answer (CSP3, 6.7.3.3). A cookie is one visitor's, and is never kept.
 *
 * @param nonce of the rendering
 * @param freshUntil epoch milliseconds
 */
async function keepPage(answer: Response, nonce: string, freshUntil: number): Promise<KeptPage> {
  const rendered = await answer.text();
  const ours = ` nonce="${nonce}"`;
  const scripts = [...rendered.matchAll(SCRIPT)].filter(([, tag = ""]) => tag.includes(ours));
  const hashes = await Promise.all([...new Set(scripts.map(([, , text = ""]) => text))].map(sourceHash));
  const html = rendered.replace(REQUEST_ID, "").replaceAll(ours, "");
  const etag = await etagOf(html);
  const headers = new Headers(answer.headers);
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace(`'nonce-${nonce}'`, hashes.join(" ")));
  headers.set("Cache-Control", "private, no-cache");
  headers.set("ETag", etag);
  headers.delete("Set-Cookie");
  return { body: new TextEncoder().encode(html), headers, etag, freshUntil };
}

/** The answer to one more visitor: 304 to who has it. */
function answerWith({ body, headers, etag }: KeptPage, request: Request): Response {
  if (hasTag(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

async function sourceHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
