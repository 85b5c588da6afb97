import type { Context } from "hono";
import type { Door } from "../door";

/** 200 whenever analyses can be had, with the source named; asking costs no search (spec section 7, API health). */
export function sourceStatus(c: Context<Door>): Response {
  const { source } = c.get("services").videos;
  return c.json({ success: true, source });
}
