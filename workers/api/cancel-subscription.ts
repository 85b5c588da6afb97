import { Hono } from "hono";
import { cancelSubscription as cancel } from "../../app/functions/billing/cancel";
import type { Door } from "../env";
import { act } from "./act";
import { onlyMethods, readUnneeded, refuse } from "./json";

/**
 * POST: ends the subscription of the visitor whom the session cookie names with the period that is paid, and answers
 * a `message` (spec section 7, Cancel subscription). There is no other way to cancel: `cancelAtPeriodEnd` in the body
 * changes nothing.
 */
export const cancelSubscription = new Hono<Door>()
  .post("/", async (c) => {
    await readUnneeded(c);
    const ran = await act(c, cancel, {});
    if ("done" in ran) return c.json({ success: true, message: ran.done.message, error: null });
    const { status, message, retryAfter } = ran.refused;
    return refuse(status, message, retryAfter);
  })
  .all("/", onlyMethods("POST"));
