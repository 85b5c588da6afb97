import { Hono } from "hono";
import { BILLING_MESSAGES } from "../../app/billing/messages";
import { NO_SESSION } from "../../app/services/accounts";
import { isDatabaseError } from "../db/database";
import type { Door } from "../env";
import { onlyMethods } from "./json";

/**
 * GET: the Subscription record (spec section 3) of the visitor whom the session cookie names, or null. A demo user's
 * is not fetched (section 6).
 */
export const subscription = new Hono<Door>()
  .get("/", async (c) => {
    const { accounts, billing, report } = c.get("services");
    const user = await accounts.current();
    if (!user) return c.json({ success: false, error: NO_SESSION }, 401);
    try {
      const record = user.isDemo ? null : await billing.subscription();
      return c.json({ success: true, subscription: record, error: null });
    } catch (error) {
      report(error);
      const { fetchFailed, fetchUnexpected } = BILLING_MESSAGES;
      return c.json({ success: false, error: isDatabaseError(error) ? fetchFailed : fetchUnexpected }, 503);
    }
  })
  .all("/", onlyMethods("GET", "HEAD"));
