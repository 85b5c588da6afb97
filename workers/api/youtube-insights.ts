import { Hono } from "hono";
import { readInsights } from "../../app/analyzer/insights/insights";
import { searchVideos } from "../../app/analyzer/search";
import type { Door } from "../env";
import { onlyMethods, readJson, refuse } from "./json";
import { sourceStatus } from "./source-status";

/** POST {query}: a content analysis (spec section 7). GET /status: whether it can be had, without a search. */
export const youtubeInsights = new Hono<Door>()
  .post("/", async (c) => {
    const services = c.get("services");
    const found = await searchVideos(await readJson(c), services);
    if ("refused" in found) {
      const { status, message, retryAfter } = found.refused;
      return refuse(status, message, retryAfter);
    }
    const { answer } = found;
    return c.json({
      success: true,
      source: answer.source,
      asOf: answer.asOf,
      youtubeVideos: answer.videos,
      youtubeInsights: readInsights(answer, services.request.now),
      error: null,
    });
  })
  .all("/", onlyMethods("POST"))
  .get("/status", sourceStatus("/api/youtube-insights/status"))
  .all("/status", onlyMethods("GET", "HEAD"));
