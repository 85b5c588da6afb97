import type { Context } from "hono";
import { csrf } from "hono/csrf";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { matchedRoutes } from "hono/route";
import { UNSUBSCRIBE_PATH } from "../../app/navigation/paths";
import { isForKeys } from "../api/problem";
import type { HonoEnv } from "../env";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const FOREIGN = "Forbidden: this comes from another site.";
const UNKNOWN = "Forbidden: send application/json, or an Origin header that names this site.";

/**
 * Refuses a change asked for from another site (403). hono/csrf covers what a plain form can send, a
 * missing Origin included; a foreign Origin is refused for every other content type, too, so that a
 * JSON function with a cookie does not rest on the browser's preflight alone.
 */
export function sameOrigin() {
  const forms = csrf();
  return createMiddleware<HonoEnv>(async function refuseForeignOrigin(c, next) {
    // Nobody's cookie counts where a key does.
    if (SAFE_METHODS.has(c.req.method) || isForKeys(c.req.path)) return next();
    if (changesNothing(c) || isOneClick(c)) return next();
    const origin = c.req.header("origin");
    if (origin !== undefined && origin !== new URL(c.req.url).origin) {
      throw new HTTPException(403, { message: FOREIGN });
    }
    let passed = false;
    try {
      await forms(c, async () => {
        passed = true;
      });
    } catch (error) {
      throw new HTTPException(403, { message: UNKNOWN, cause: error });
    }
    if (passed) await next();
  });
}

/**
 * Mail services unsubscribe their readers by a form without an Origin (RFC 8058). Nobody's cookie counts there: the link
 * itself, signed, says whose mails end.
 */
const isOneClick = (c: Context<HonoEnv>) => c.req.path.startsWith(UNSUBSCRIBE_PATH);

/** A method that no function under /api takes only ever gets its 405 or 404. */
function changesNothing(c: Context<HonoEnv>): boolean {
  if (!c.req.path.startsWith("/api/")) return false;
  return !matchedRoutes(c).some((route) => route.method === c.req.method);
}
