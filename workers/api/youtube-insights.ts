import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { searchVideos } from "../../app/analyzer/search";
import { analyze } from "../../app/engines/findings";
import type { Door } from "../door";
import { readJson } from "./json-body";
import { onlyMethods } from "./methods";
import { sourceStatus } from "./source-status";

/** POST {query}: a content analysis (spec section 7). GET /status: whether it can be had, without a search. */
export const youtubeInsights = new Hono<Door>()
  .post("/", async (c) => {
    const services = c.get("services");
    const found = await searchVideos(await readJson(c), services);
    if ("refused" in found) {
      const { status, message } = found.refused;
      if (status === 429) c.header("Retry-After", "60");
      return c.json({ success: false, error: message }, status as ContentfulStatusCode);
    }
    const { answer } = found;
    return c.json({
      success: true,
      source: answer.source,
      asOf: answer.asOf,
      youtubeVideos: answer.videos,
      youtubeInsights: analyze(answer, services.request.now),
      error: null,
    });
  })
  .all("/", onlyMethods("POST"))
  .get("/status", sourceStatus("/api/youtube-insights/status"))
  .all("/status", onlyMethods("GET", "HEAD"));
