import { Hono } from "hono";
import { feedbackFailed } from "../../app/functions/feedback/messages";
import { sendFeedback } from "../../app/functions/feedback/send";
import { joinWaitlist } from "../../app/functions/waitlist/join";
import type { HonoEnv } from "../env";
import { act, onlyMethods, readJson, refuse } from "./act";

/** What callers read as `code`: SQLSTATE of each refusal (spec section 8 names 23505, unique_violation). */
const CODES: Record<number, string> = {
  400: "23514",
  409: "23505",
  429: "53400",

  503: "08000",
};

/** POST {email}: joins the waitlist. Callers read `error` and its `code` (spec section 7, Waitlist join). */
export const waitlist = new Hono<HonoEnv>()
  .post("/", async (c) => {
    const ran = await act(c, joinWaitlist, await readJson(c));
    if ("done" in ran) return c.json({ success: true, error: null }, 201);
    const { status, message, retryAfter } = ran.refused;
    return refuse(status, { code: CODES[status], message, details: null, hint: null }, retryAfter);
  })
  .all("/", onlyMethods("POST"));

/**
 * POST {category, message}: keeps feedback; an optional `formId` (a UUID) makes a second try the same
 * feedback. Who sends it is read from the session; recipient and sender are the deployment's own.
 */
export const feedback = new Hono<HonoEnv>()
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
