import { Hono } from "hono";
import { openPortal } from "../../app/billing/manage";
import type { Door } from "../env";
import { onlyMethods, readUnneeded, refuse } from "./json";

/**
 * POST: `url`, where the visitor whom the session cookie names manages payments (spec section 7, Customer portal).
 * A `returnUrl` in the body is not the caller's to say.
 */
export const billingPortal = new Hono<Door>()
  .post("/", async (c) => {
    const services = c.get("services");
    await readUnneeded(c);
    const outcome = await openPortal({ user: await services.accounts.current() }, services);
    if ("url" in outcome) return c.json({ success: true, url: outcome.url, error: null });
    const { status, message } = outcome.refused;
    return refuse(status, message);
  })
  .all("/", onlyMethods("POST"));
