import { Hono } from "hono";
import { TRENDS_FAILED } from "../../app/functions/trend/messages";
import { readTrend } from "../../app/functions/trend/read";
import { NO_SESSION } from "../../app/services/accounts";
import { openBearer } from "../caller";
import type { Door } from "../env";
import { act } from "./act";
import { onlyMethods, refuse } from "./json";

/** GET with a bearer token: the trend records of the user's topic, none while it waits for the job (spec section 7). */
export const trends = new Hono<Door>()
  .get("/", async (c) => {
    const services = c.get("services");
    const bearer = await openBearer(services, c.req.header("authorization"));
    const unknown = () =>
      c.json({ success: false, error: NO_SESSION }, 401, { "WWW-Authenticate": "Bearer" });
    if (!bearer) return unknown();
    // In one round trip.
    const [stands, ran] = await Promise.all([
      bearer.stands().catch((error: unknown) => void services.report(error)),
      act(c, readTrend, {}, bearer.caller),
    ]);
    if (stands === undefined) return refuse(503, TRENDS_FAILED);
    if (!stands) return unknown();
    if ("refused" in ran) return refuse(ran.refused.status, ran.refused.message);
    return c.json({ success: true, trends: ran.done.trends, error: null });
  })
  .all("/", onlyMethods("GET", "HEAD"));
