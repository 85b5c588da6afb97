import { Hono } from "hono";
import { sendFeedback } from "../../app/feedback/feedback";
import type { Door } from "../env";
import { onlyMethods, readJson, refuse } from "./json";

/**
 * POST {category, message}: keeps feedback; an optional `formId` (a UUID) makes a second try the same
 * feedback. Who sends it is read from the session; recipient and sender are the deployment's own.
 */
export const feedback = new Hono<Door>()
  .post("/", async (c) => {
    const services = c.get("services");
    const user = await services.accounts.current();
    if (!user) return c.json({ success: false, error: "Please log in to send feedback." }, 401);
    const outcome = await sendFeedback({ input: await readJson(c), user }, services);
    if (outcome !== "sent") {
      const { status, message, retryAfter } = outcome.refused;
      return refuse(status, message, retryAfter);
    }
    return c.json({ success: true, error: null }, 201);
  })
  .all("/", onlyMethods("POST"));
