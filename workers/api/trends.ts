import { Hono } from "hono";
import { NO_SESSION } from "../../app/services/accounts";
import { TrendFetchError } from "../../app/services/trends";

import { hasTrend } from "../../app/trends/show";
import { TRENDS_FAILED } from "../../app/trends/trend-messages";
import type { Door } from "../env";
import { onlyMethods } from "./json";

/** GET with a bearer token: the trend records of the user's topic, none while it waits for the job (spec section 7). */
export const trends = new Hono<Door>()
  .get("/", async (c) => {
    const services = c.get("services");
    const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    const refuse = () => c.json({ success: false, error: NO_SESSION }, 401, { "WWW-Authenticate": "Bearer" });
    const known = await services.accounts.fromAccessToken(bearer);
    if (!known) return refuse();
    const { user, stands } = known;
    try {
      // In one round trip.
      const [isGood, record] = await Promise.all([
        stands(),
        hasTrend(user) ? services.trends.forTopic(user.primaryTopic) : null,
      ]);
      if (!isGood) return refuse();
      return c.json({ success: true, trends: record ? [record] : [], error: null });
    } catch (error) {
      if (error instanceof TrendFetchError) return c.json({ success: false, error: error.message }, 502);
      services.report(error);
      return c.json({ success: false, error: TRENDS_FAILED }, 503);
    }
  })
  .all("/", onlyMethods("GET", "HEAD"));
