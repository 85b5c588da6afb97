import { createMiddleware } from "hono/factory";

/** What a function answers is for its caller, tokens among it (RFC 6749, 5.1): no cache keeps it unless it says so. */
export function noStore() {
  return createMiddleware(async function forbidStoring(c, next) {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
}
