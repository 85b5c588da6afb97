import { PUBLIC_PAGES } from "../../app/site/public-pages";
import { themeFromCookie } from "../../app/theme/theme";
import { parseStep } from "../../app/waitlist/welcome-step";

/**
 * Under what name a page is kept for everyone who asks for it alike: address, theme and step of the welcome
 * dialog. Null where the answer may be the visitor's own or is no public page, and for any other query, or a
 * stranger could fill the memory with renderings of one page.
 */
export function keptKey(request: Request): { key: string; freshSeconds: number } | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const url = new URL(request.url);
  const page = PUBLIC_PAGES.find(({ path }) => path === url.pathname);
  const cookies = request.headers.get("cookie");
  if (!page || !isNobodys(cookies) || !isKnown(url)) return null;
  const theme = themeFromCookie(cookies) ?? "system";
  return {
    key: `${theme} ${url.origin}${url.pathname}${url.search}`,
    freshSeconds: page.freshSeconds ?? Number.POSITIVE_INFINITY,
  };
}

/** The theme's cookie and Cloudflare's own name nobody; any other may be a session. */
function isNobodys(header: string | null): boolean {
  const cookies = header?.split(";").map((part) => part.trim()) ?? [];
  return cookies.every((cookie) => cookie === "" || /^(__)?cf[_-]/.test(cookie) || themeFromCookie(cookie));
}

function isKnown({ pathname, search }: URL): boolean {
  if (search === "") return true;
  const [name, value = ""] = search.slice(1).split("=");
  return pathname === "/" && name === "welcome" && parseStep(value) !== null;
}
