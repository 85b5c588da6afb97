import { Hono } from "hono";
import { checkHealth } from "../../app/functions/health/check";
import type { Door } from "../env";
import { act } from "./act";
import { onlyMethods, refuse } from "./json";

/** GET: whether the Worker can do its work, for a monitor. Asks the database; 503 says what is missing. */
export const health = new Hono<Door>()
  .get("/", async (c) => {
    const ran = await act(c, checkHealth, {});
    if ("refused" in ran) return refuse(ran.refused.status, ran.refused.message);
    return c.json(ran.done, ran.done.ok ? 200 : 503);
  })
  .all("/", onlyMethods("GET", "HEAD"));
