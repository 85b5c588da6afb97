import { Hono } from "hono";
import { feedbackFailed } from "../../app/functions/feedback/messages";
import { sendFeedback } from "../../app/functions/feedback/send";
import type { Door } from "../env";
import { act } from "./act";
import { onlyMethods, readJson, refuse } from "./json";

/**
 * POST {category, message}: keeps feedback; an optional `formId` (a UUID) makes a second try the same
 * feedback. Who sends it is read from the session; recipient and sender are the deployment's own.
 */
export const feedback = new Hono<Door>()
  .post("/", async (c) => {
    const ran = await act(c, sendFeedback, await readJson(c));
    if ("refused" in ran) {
      const { status, message, retryAfter } = ran.refused;
      return refuse(
        status,
        status === 503 ? feedbackFailed(c.get("services").supportEmail) : message,
        retryAfter,
      );
    }
    return c.json({ success: true, error: null }, 201);
  })
  .all("/", onlyMethods("POST"));
