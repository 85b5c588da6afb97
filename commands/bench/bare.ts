import { Hono } from "hono";

/** What the product is measured against: hono, one route, a body of the size asked for, nothing else. */
const app = new Hono();
const bodies = new Map<number, string>();

function bodyOf(bytes: number): string {
  const body = bodies.get(bytes) ?? "x".repeat(bytes);
  bodies.set(bytes, body);
  return body;
}

app.get("/page", (c) => c.html(bodyOf(Number(c.req.query("bytes")))));
app.post("/form", (c) => c.redirect("/page", 303));

export default app;
