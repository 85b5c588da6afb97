import type { Context } from "hono";
import type { StatusEndpoint } from "../../app/services/sources";
import type { Door } from "../env";

/** 200 with the source named, or 503 with what is wrong with it; asking costs no search (spec section 7, API health). */
export function sourceStatus(endpoint: StatusEndpoint) {
  return async function answerStatus(c: Context<Door>): Promise<Response> {
    const { ok, source, problem = null } = await c.get("services").sources.status(endpoint);
    return c.json({ success: ok, source, error: problem }, ok ? 200 : 503);
  };
}
