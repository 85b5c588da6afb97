import { Hono } from "hono";
import { z } from "zod";
import { NO_SESSION } from "../../app/services/accounts";

import type { Door } from "../env";
import { onlyMethods, readJson } from "./json";

const refresh = z.object({ refresh_token: z.string().optional() });

const UNAVAILABLE = "Sessions are not available right now.";

/**
 * POST: an Auth session (spec section 3) for the visitor that the session cookie names, or for the bearer
 * of {refresh_token}.
 */
export const session = new Hono<Door>()
  .post("/", async (c) => {
    const services = c.get("services");
    const body = (await c.req.text()) === "" ? {} : await readJson(c);
    const wanted = refresh.safeParse(body);
    if (!wanted.success) return c.json({ success: false, error: NO_SESSION }, 401);
    try {
      const started = await services.accounts.startSession(wanted.data.refresh_token);
      if (!started) return c.json({ success: false, error: NO_SESSION }, 401);
      return c.json(started.session);
    } catch (error) {
      services.report(error);
      return c.json({ success: false, error: UNAVAILABLE }, 503);
    }
  })
  .all("/", onlyMethods("POST"));
