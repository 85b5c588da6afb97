import { Hono } from "hono";
import { joinWaitlist } from "../../app/waitlist/waitlist";
import type { Door } from "../env";
import { onlyMethods, readJson, refuse } from "./json";

/** POST {email}: joins the waitlist. Callers read `error` and its `code` (spec section 7, Waitlist join). */
export const waitlist = new Hono<Door>()
  .post("/", async (c) => {
    const result = await joinWaitlist(await readJson(c), c.get("services"));
    if (result.joined) return c.json({ success: true, error: null }, 201);
    const { status, code, message } = result;
    return refuse(status, { code, message, details: null, hint: null });
  })
  .all("/", onlyMethods("POST"));
