import type { Context } from "hono";
import { checkSources } from "../../app/functions/sources/check";
import type { StatusEndpoint } from "../../app/services/sources";
import type { Door } from "../env";
import { act } from "./act";
import { refuse } from "./json";

/** 200 with the source named, or 503 with what is wrong with it; asking costs no search (spec section 7, API health). */
export function sourceStatus(endpoint: StatusEndpoint) {
  return async function answerStatus(c: Context<Door>): Promise<Response> {
    const ran = await act(c, checkSources, { endpoints: [endpoint] });
    if ("refused" in ran) return refuse(ran.refused.status, ran.refused.message);
    const [status] = ran.done.statuses;
    return c.json(
      { success: status?.ok, source: status?.source, error: status?.problem },
      status?.ok ? 200 : 503,
    );
  };
}
