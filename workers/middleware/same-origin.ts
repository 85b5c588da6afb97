import { csrf } from "hono/csrf";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import type { Door } from "../door";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change asked for from another site (403). hono/csrf covers what a plain form can send, a
 * missing Origin included; a foreign Origin is refused for every other content type, too, so that a
 * JSON function with a cookie does not rest on the browser's preflight alone.
 */
export function sameOrigin() {
  const forms = csrf();
  return createMiddleware<Door>(async function refuseForeignOrigin(c, next) {
    const origin = c.req.header("origin");
    if (!SAFE_METHODS.has(c.req.method) && origin !== undefined && origin !== new URL(c.req.url).origin) {
      throw new HTTPException(403, { message: "Forbidden" });
    }
    return forms(c, next);
  });
}
