import { PUBLIC_PAGES } from "../../app/site/public-pages";
import { themeFromCookie } from "../../app/theme/theme";
import { WELCOME_STEPS } from "../../app/waitlist/welcome-step";

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

/** Whether whoever asks for it without a session is to be given a name for one. */
export function namesSession(address: string): boolean {
  return publicPage(new URL(address).pathname)?.namesSession === true;
}

function publicPage(pathname: string) {
  return PUBLIC_PAGES.find(({ path }) => path === pathname);
}
