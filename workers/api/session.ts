import { Hono } from "hono";
import { refreshSession } from "../../app/functions/session";
import type { HonoEnv } from "../env";
import { act, onlyMethods, readJson, refuse } from "./act";

/**
 * POST: an Auth session (spec section 3) for the visitor that the session cookie names, or for the bearer
 * of {refresh_token}.
 */
export const session = new Hono<HonoEnv>()
  .post("/", async (c) => {
    const ran = await act(c, refreshSession, (await c.req.text()) === "" ? {} : await readJson(c));
    if ("refused" in ran) {
      const { status, message, retryAfter } = ran.refused;
      // What is no token names no session.
      return refuse(status === 400 ? 401 : status, message, retryAfter);
    }
    return c.json(ran.done.session);
  })
  .all("/", onlyMethods("POST"));
