import { Hono } from "hono";
import type { Door } from "../env";
import { monitoredThumbnail, sampleThumbnail } from "../youtube/sample/thumbnails";
import { onlyMethods } from "./json";

/** GET /:file: the drawn picture of a sample video, `{videoId}.svg`. Always the same for an id, so kept for a day. */
export const thumbnails = new Hono<Door>()
  .get("/:file{[a-z0-9-]+\\.svg}", (c) => {
    const videoId = c.req.param("file").slice(0, -".svg".length);
    const svg = sampleThumbnail(videoId) ?? monitoredThumbnail(videoId);
    if (!svg) return c.json({ success: false, error: "Not Found" }, 404);
    return c.body(svg, 200, { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" });
  })
  .all("/:file{[a-z0-9-]+\\.svg}", onlyMethods("GET", "HEAD"));
