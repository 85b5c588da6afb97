import { createMiddleware } from "hono/factory";
import { NO_SESSION } from "../../app/services/accounts";

import type { Door } from "../env";

/**
 * Refuses a function's caller whose cookie names a session that was signed out or deleted since (401), before anything is
 * done. Who reads is asked about in the round trip of what they read.
 */
export function standingSession() {
  return createMiddleware<Door>(async function refuseEndedSession(c, next) {
    const { accounts } = c.get("services");
    const reads = c.req.method === "GET" || c.req.method === "HEAD";
    const standing = accounts.stands();
    if (!reads && !(await standing)) return c.json({ success: false, error: NO_SESSION }, 401);
    await next();
    if (!(await standing)) {
      c.res = undefined;
      c.res = c.json({ success: false, error: NO_SESSION }, 401);
    }
  });
}
