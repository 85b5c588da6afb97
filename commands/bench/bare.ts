import type { D1Database } from "@cloudflare/workers-types";
import { Hono } from "hono";

/** What the product is measured against: hono, one route, a body of the size asked for, nothing else. */
const app = new Hono<{ Bindings: { DB: D1Database } }>();
const bodies = new Map<number, string>();

function bodyOf(bytes: number): string {
  const body = bodies.get(bytes) ?? "x".repeat(bytes);
  bodies.set(bytes, body);
  return body;
}

app.get("/page", (c) => c.html(bodyOf(Number(c.req.query("bytes")))));
/** After the two reads, in one batch, by which a dashboard gets its trend, of the same database. */
app.get("/page-with-batch", async (c) => {
  await c.env.DB.batch([
    c.env.DB.prepare("select * from trends limit ?").bind(1),
    c.env.DB.prepare("select asked_at, unread_status from topics limit ?").bind(1),
  ]);
  return c.html(bodyOf(Number(c.req.query("bytes"))));
});
app.post("/form", (c) => c.redirect("/page", 303));

export default app;
