import { createMiddleware } from "hono/factory";

/** Answers every method that the routes before it did not take: 405, with those that exist in `Allow`. */
export function onlyMethods(...allowed: string[]) {
  return createMiddleware(async function refuseMethod(c) {
    return c.json({ success: false, error: "Method Not Allowed" }, 405, { Allow: allowed.join(", ") });
  });
}
