import { Hono } from "hono";
import { checkOut, checkoutDetails } from "../../app/functions/billing/checkout";
import type { Door } from "../env";
import { act } from "./act";
import { onlyMethods, readJson, refuse } from "./json";

/**
 * POST {plan}: `url`, where the visitor whom the session cookie names pays for it (spec section 7, Checkout). What else a
 * body names, `priceId`, `mode`, `successUrl` and `cancelUrl` among it, is not the caller's to say.
 */
export const checkout = new Hono<Door>()
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
