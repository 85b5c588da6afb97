import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { openPortal } from "../../app/billing/manage";
import type { Door } from "../door";
import { readUnneeded } from "./json-body";
import { onlyMethods } from "./methods";

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
    if (status === 429) c.header("Retry-After", "60");
    return c.json({ success: false, error: message }, status as ContentfulStatusCode);
  })
  .all("/", onlyMethods("POST"));
