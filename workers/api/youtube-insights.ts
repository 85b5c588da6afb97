import { Hono } from "hono";
import { readInsights } from "../../app/analyzer/insights/insights";
import { searchTopic } from "../../app/functions/topic/search";
import type { Door } from "../env";
import { act } from "./act";
import { onlyMethods, readJson, refuse } from "./json";
import { sourceStatus } from "./source-status";

/** POST {query}: a content analysis (spec section 7). GET /status: whether it can be had, without a search. */
export const youtubeInsights = new Hono<Door>()
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
