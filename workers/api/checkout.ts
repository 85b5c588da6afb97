import { Hono } from "hono";
import { z } from "zod";
import { startCheckout } from "../../app/billing/checkout";
import type { Door } from "../env";
import { onlyMethods, readJson, refuse } from "./json";

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
      return refuse(status, detail ? `${message} ${detail}` : message);
    }
    for (const cookie of outcome.cookies) c.header("Set-Cookie", cookie, { append: true });
    return c.json({ success: true, url: outcome.url, error: null });
  })
  .all("/", onlyMethods("POST"));
