import { Hono } from "hono";
import { readSubscription } from "../../app/functions/billing/read-subscription";
import type { Door } from "../env";
import { act } from "./act";
import { onlyMethods, refuse } from "./json";

/** GET: the Subscription record (spec section 3) of the visitor whom the session cookie names, or null. */
export const subscription = new Hono<Door>()
  .get("/", async (c) => {
    const ran = await act(c, readSubscription, {});
    if ("refused" in ran) return refuse(ran.refused.status, ran.refused.message);
    return c.json({ success: true, subscription: ran.done.subscription, error: null });
  })
  .all("/", onlyMethods("GET", "HEAD"));
