import { createMiddleware } from "hono/factory";
import type { Door } from "../env";

/**
 * Redirects a page's other spellings to the one address it has: in lower case, without a slash at its end. 308 keeps
 * method and body, so that a form that was sent there is not lost, and the query stays as it was.
 */
export function oneAddress() {
  return createMiddleware<Door>(async function redirectToOneAddress(c, next) {
    const url = new URL(c.req.url);
    const path = oneSpelling(url.pathname);
    if (path === url.pathname) return next();
    url.pathname = path;
    // Whole, so that a path of two slashes is no other host.
    return c.body(null, 308, { Location: url.href, "Cache-Control": "private, no-store" });
  });
}

/** Addresses that are not pages of the map: functions, files, and what the page's own script asks for. */
const OTHERS = /^\/(?:api|assets|cdn-cgi)(?:\/|$)|\.[\w-]+$/i;

/** The one spelling of a page's path. */
export function oneSpelling(path: string): string {
  if (path === "/" || OTHERS.test(path)) return path;
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  // What is escaped stays as it was: `%2F` and `%2f` are one.
  return path
    .slice(0, end)
    .replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}
