import { Hono } from "hono";
import type { Door } from "../env";
import { onlyMethods } from "./json";
import { sourceStatus } from "./source-status";

/** GET /status: the second endpoint of the API Status card (spec section 7, API health). */
export const youtubeAnalytics = new Hono<Door>()
  .get("/status", sourceStatus("/api/youtube-analytics/status"))
  .all("/status", onlyMethods("GET", "HEAD"));
