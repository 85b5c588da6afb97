import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { joinWaitlist } from "../../app/waitlist/waitlist";
import type { Door } from "../door";
import { readJson } from "./json-body";
import { onlyMethods } from "./methods";

/** POST {email}: joins the waitlist. Callers read `error` and its `code` (spec section 7, Waitlist join). */
export const waitlist = new Hono<Door>()
  .post("/", async (c) => {
    const result = await joinWaitlist(await readJson(c), c.get("services"));
    if (result.joined) return c.json({ success: true, error: null }, 201);
    const { status, code, message } = result;
    const error = { code, message, details: null, hint: null };
    if (status === 429) c.header("Retry-After", "60");
    return c.json({ success: false, error }, status as ContentfulStatusCode);
  })
  .all("/", onlyMethods("POST"));
