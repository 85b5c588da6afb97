import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { receiveEvent } from "../../app/functions/billing/receive-event";
import type { Received } from "../../app/services/billing";
import type { Door } from "../env";
import { act } from "./act";
import { onlyMethods } from "./json";

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
export const stripeWebhook = new Hono<Door>()
  .post("/", async (c) => {
    // To the letter: the signature is over these very bytes.
    const body = await c.req.text();
    const ran = await act(c, receiveEvent, { body, signature: c.req.header("stripe-signature") });
    if ("refused" in ran) return c.json({ received: "failed" }, 503);
    const { received } = ran.done;
    return c.json({ received }, STATUS[received]);
  })
  .all("/", onlyMethods("POST"));
