import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { checkOut, checkoutDetails } from "../../app/functions/billing/checkout";
import { receiveEvent } from "../../app/functions/billing/provider";
import {
  cancelSubscription as cancel,
  openPortal,
  readSubscription,
} from "../../app/functions/billing/subscription";
import type { Received } from "../../app/services/billing";
import type { HonoEnv } from "../env";
import { act, onlyMethods, readJson, readUnneeded, refuse } from "./act";

/** Anything but 2xx is sent again, by Stripe, for three days. */
const STATUS: Record<Received, ContentfulStatusCode> = {
  applied: 200,
  repeated: 200,
  ignored: 200,
  refused: 400,
  off: 503,
};

/**
 * POST: an event, from Stripe. Its signature is what lets it in: it carries JSON and no Origin, which is no form of
 * any browser's, so that the check of origins passes it as it is, and still refuses what another site's page sends.
 */
export const stripeWebhook = new Hono<HonoEnv>()
  .post("/", async (c) => {
    // To the letter: the signature is over these very bytes.
    const body = await c.req.text();
    const ran = await act(c, receiveEvent, { body, signature: c.req.header("stripe-signature") });
    if ("refused" in ran) return c.json({ received: "failed" }, 503);
    const { received } = ran.done;
    return c.json({ received }, STATUS[received]);
  })
  .all("/", onlyMethods("POST"));

/** GET: the Subscription record (spec section 3) of the visitor whom the session cookie names, or null. */
export const subscription = new Hono<HonoEnv>()
  .get("/", async (c) => {
    const ran = await act(c, readSubscription, {});
    if ("refused" in ran) return refuse(ran.refused.status, ran.refused.message);
    return c.json({ success: true, subscription: ran.done.subscription, error: null });
  })
  .all("/", onlyMethods("GET", "HEAD"));

/**
 * POST: `url`, where the visitor whom the session cookie names manages payments (spec section 7, Customer portal).
 * A `returnUrl` in the body is not the caller's to say.
 */
export const billingPortal = new Hono<HonoEnv>()
  .post("/", async (c) => {
    await readUnneeded(c);
    const ran = await act(c, openPortal, {});
    if ("done" in ran) return c.json({ success: true, url: ran.done.url, error: null });
    const { status, message, retryAfter } = ran.refused;
    return refuse(status, message, retryAfter);
  })
  .all("/", onlyMethods("POST"));

/**
 * POST: ends the subscription of the visitor whom the session cookie names with the period that is paid, and answers
 * a `message` (spec section 7, Cancel subscription). There is no other way to cancel: `cancelAtPeriodEnd` in the body
 * changes nothing.
 */
export const cancelSubscription = new Hono<HonoEnv>()
  .post("/", async (c) => {
    await readUnneeded(c);
    const ran = await act(c, cancel, {});
    if ("done" in ran) return c.json({ success: true, message: ran.done.message, error: null });
    const { status, message, retryAfter } = ran.refused;
    return refuse(status, message, retryAfter);
  })
  .all("/", onlyMethods("POST"));

/**
 * POST {plan}: `url`, where the visitor whom the session cookie names pays for it (spec section 7, Checkout). What else a
 * body names, `priceId`, `mode`, `successUrl` and `cancelUrl` among it, is not the caller's to say.
 */
export const checkout = new Hono<HonoEnv>()
  .post("/", async (c) => {
    const ran = await act(c, checkOut, await readJson(c));
    if ("refused" in ran) {
      const { status, message, retryAfter, details } = ran.refused;
      const detail = checkoutDetails.safeParse(details).data?.detail;
      return refuse(status, detail ? `${message} ${detail}` : message, retryAfter);
    }
    return c.json({ success: true, url: ran.done.url, error: null });
  })
  .all("/", onlyMethods("POST"));
