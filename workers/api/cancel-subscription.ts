import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { requestCancellation } from "../../app/billing/manage";
import type { Door } from "../door";
import { readUnneeded } from "./json-body";
import { onlyMethods } from "./methods";

/**
 * POST: ends the subscription of the visitor whom the session cookie names with the period that is paid, and answers
 * a `message` (spec section 7, Cancel subscription). There is no other way to cancel: `cancelAtPeriodEnd` in the body
 * changes nothing.
 */
export const cancelSubscription = new Hono<Door>()
  .post("/", async (c) => {
    const services = c.get("services");
    await readUnneeded(c);
    const outcome = await requestCancellation({ user: await services.accounts.current() }, services);
    if ("message" in outcome) return c.json({ success: true, message: outcome.message, error: null });
    const { status, message } = outcome.refused;
    if (status === 429) c.header("Retry-After", "60");
    return c.json({ success: false, error: message }, status as ContentfulStatusCode);
  })
  .all("/", onlyMethods("POST"));
