import { PUBLIC_PAGES } from "../../app/site/public-pages";
import { themeFromCookie } from "../../app/theme/theme";
import { parseStep } from "../../app/waitlist/welcome-step";

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
  const isNobodys = (cookie: string) => /^(__)?cf[_-]/.test(cookie) || themeFromCookie(cookie) !== null;
  return cookies.every(isNobodys) ? `${themeFromCookie(header) ?? "system"} ${url}` : null;
}

/**
 * How many seconds a rendering at this address may be kept; null where it may not be. With any query but a
 * step of the welcome dialog it may not, or a stranger could fill the memory with renderings of one page.
 */
export function keptSeconds(address: string): number | null {
  const { pathname, search } = new URL(address);
  const page = PUBLIC_PAGES.find(({ path }) => path === pathname);
  if (!page || !isKnown(pathname, search)) return null;
  return page.freshSeconds ?? Number.POSITIVE_INFINITY;
}

function isKnown(pathname: string, search: string): boolean {
  if (search === "") return true;
  const [name, value = ""] = search.slice(1).split("=");
  return pathname === "/" && name === "welcome" && parseStep(value) !== null;
}
