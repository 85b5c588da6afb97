import { Hono } from "hono";
import type { Door } from "../env";
import { monitoredThumbnail, sampleThumbnail, wordlessThumbnail } from "../youtube/sample/thumbnails";
import { onlyMethods } from "./json";

/**
 * GET /:file: the drawn picture of a sample video, `{videoId}.svg`; of a video of YouTube one without words, for where its
 * own does not load. Always the same for an id, so kept for a day.
 */
export const thumbnails = new Hono<Door>()
  .get("/:file{[\\w-]+\\.svg}", (c) => {
    const videoId = c.req.param("file").slice(0, -".svg".length);
    const svg = sampleThumbnail(videoId) ?? monitoredThumbnail(videoId) ?? wordlessThumbnail(videoId);
    if (!svg) return c.json({ success: false, error: "Not Found" }, 404);
    return c.body(svg, 200, { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" });
  })
  .all("/:file{[\\w-]+\\.svg}", onlyMethods("GET", "HEAD"));
