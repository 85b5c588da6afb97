import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { startCheckout } from "../../app/billing/checkout";
import type { Door } from "../door";
import { readJson } from "./json-body";
import { onlyMethods } from "./methods";

/** What else a body names, `priceId`, `mode`, `successUrl` and `cancelUrl` among it, is not the caller's to say. */
const asked = z.object({ plan: z.unknown() });

/** POST {plan}: `url`, where the visitor whom the session cookie names pays for it (spec section 7, Checkout). */
export const checkout = new Hono<Door>()
  .post("/", async (c) => {
    const services = c.get("services");
    const body = asked.safeParse(await readJson(c));
    const user = await services.accounts.current();
    const outcome = await startCheckout({ plan: body.data?.plan, user }, services);
    if ("refused" in outcome) {
      const { status, message, detail } = outcome.refused;
      if (status === 429) c.header("Retry-After", "60");
      const error = detail ? `${message} ${detail}` : message;
      return c.json({ success: false, error }, status as ContentfulStatusCode);
    }
    for (const cookie of outcome.cookies) c.header("Set-Cookie", cookie, { append: true });
    return c.json({ success: true, url: outcome.url, error: null });
  })
  .all("/", onlyMethods("POST"));
