import { Hono } from "hono";
import type { Door } from "../env";
import { onlyMethods } from "./json";

/** GET: whether the Worker can do its work, for a monitor. Asks the database; 503 says what is missing. */
export const health = new Hono<Door>()
  .get("/", async (c) => {
    const health = await c.get("services").health();
    const ok = Object.values(health).every((part) => part === "ok");
    return c.json({ ok, ...health }, ok ? 200 : 503);
  })
  .all("/", onlyMethods("GET", "HEAD"));
