import { Hono } from "hono";
import { refusalHeaders } from "../../app/forms/ceiling";
import { SECRET_LENGTH } from "../../app/functions/feed/messages";
import { readFeed } from "../../app/functions/plan/feed";
import { planCalendar } from "../../app/plan/export/calendar";
import type { Door } from "../env";
import { act, onlyMethods } from "./act";

const PATH = `/:file{[0-9a-f]{${SECRET_LENGTH}}\\.ics}`;
/** Whoever knows the address reads it: no cache keeps it, and no search lists it. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/**
 * GET /:secret.ics: the dates of the plan whose owner made this address, as a calendar (RFC 5545). It asks for no session
 * and leaves no trace of a visit. 404 for an address that nobody made, or that was ended; 429 over the limit.
 */
export const planFeed = new Hono<Door>()
  .get(PATH, async (c) => {
    const ran = await act(c, readFeed, { secret: c.req.param("file").slice(0, SECRET_LENGTH) });
    if ("refused" in ran) {
      const headers = { ...PRIVATE, ...Object.fromEntries(refusalHeaders(ran.refused)) };
      if (ran.refused.status === 404) return c.text("Not Found", 404, headers);
      if (ran.refused.status === 429) return c.text("Too Many Requests", 429, headers);
      return c.text("Service Unavailable", 503, headers);
    }
    const { plan, cards } = ran.done;
    return c.body(planCalendar(cards, { plan, origin: c.get("services").request.origin }), 200, {
      ...PRIVATE,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="greenlight-plan.ics"',
    });
  })
  .all(PATH, onlyMethods("GET", "HEAD"));
