import { Hono } from "hono";
import { openPortal } from "../../app/functions/billing/portal";
import type { Door } from "../env";
import { act } from "./act";
import { onlyMethods, readUnneeded, refuse } from "./json";

/**
 * POST: `url`, where the visitor whom the session cookie names manages payments (spec section 7, Customer portal).
 * A `returnUrl` in the body is not the caller's to say.
 */
export const billingPortal = new Hono<Door>()
  .post("/", async (c) => {
    await readUnneeded(c);
    const ran = await act(c, openPortal, {});
    if ("done" in ran) return c.json({ success: true, url: ran.done.url, error: null });
    const { status, message, retryAfter } = ran.refused;
    return refuse(status, message, retryAfter);
  })
  .all("/", onlyMethods("POST"));
