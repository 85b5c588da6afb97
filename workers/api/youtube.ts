import { type Context, Hono } from "hono";
import { readInsights } from "../../app/analyzer/insights/insights";
import { checkSources } from "../../app/functions/health";
import { searchTopic } from "../../app/functions/topic/search";
import { readTrend, TRENDS_FAILED } from "../../app/functions/trend";
import { NO_SESSION } from "../../app/services/accounts";
import type { StatusEndpoint } from "../../app/services/quota";
import { openBearer } from "../caller";
import type { HonoEnv } from "../env";
import { act, onlyMethods, readJson, refuse } from "./act";

/** GET with a bearer token: the trend records of the user's topic, none while it waits for the job (spec section 7). */
export const trends = new Hono<HonoEnv>()
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

/** 200 with the source named, or 503 with what is wrong with it; asking costs no search (spec section 7, API health). */
export function sourceStatus(endpoint: StatusEndpoint) {
  return async function answerStatus(c: Context<HonoEnv>): Promise<Response> {
    const ran = await act(c, checkSources, { endpoints: [endpoint] });
    if ("refused" in ran) return refuse(ran.refused.status, ran.refused.message);
    const [status] = ran.done.statuses;
    return c.json(
      { success: status?.ok, source: status?.source, error: status?.problem },
      status?.ok ? 200 : 503,
    );
  };
}

/** GET /status: the second endpoint of the API Status card (spec section 7, API health). */
export const youtubeAnalytics = new Hono<HonoEnv>()
  .get("/status", sourceStatus("/api/youtube-analytics/status"))
  .all("/status", onlyMethods("GET", "HEAD"));

/** POST {query}: a content analysis (spec section 7). GET /status: whether it can be had, without a search. */
export const youtubeInsights = new Hono<HonoEnv>()
  .post("/", async (c) => {
    const ran = await act(c, searchTopic, await readJson(c));
    if ("refused" in ran) {
      const { status, message, retryAfter } = ran.refused;
      return refuse(status, message, retryAfter);
    }
    const answer = ran.done;
    return c.json({
      success: true,
      source: answer.source,
      asOf: answer.asOf,
      youtubeVideos: answer.videos,
      youtubeInsights: readInsights(answer, c.get("services").request.now),
      error: null,
    });
  })
  .all("/", onlyMethods("POST"))
  .get("/status", sourceStatus("/api/youtube-insights/status"))
  .all("/status", onlyMethods("GET", "HEAD"));
