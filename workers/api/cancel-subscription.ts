import { Hono } from "hono";
import { requestCancellation } from "../../app/billing/manage";
import type { Door } from "../env";
import { onlyMethods, readUnneeded, refuse } from "./json";

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
    return refuse(status, message);
  })
  .all("/", onlyMethods("POST"));
