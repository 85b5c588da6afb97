import { Hono } from "hono";
import { RETRY_SECONDS } from "../../app/forms/ceiling";
import { planCalendar } from "../../app/plan/export/calendar";
import { SECRET_LENGTH } from "../../app/plan/export/feed";
import type { Door } from "../env";
import { onlyMethods } from "./json";

const PATH = `/:file{[0-9a-f]{${SECRET_LENGTH}}\\.ics}`;
/** Whoever knows the address reads it: no cache keeps it, and no search lists it. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/**
 * GET /:secret.ics: the dates of the plan whose owner made this address, as a calendar (RFC 5545). It asks for no session
 * and leaves no trace of a visit. 404 for an address that nobody made, or that was ended; 429 over the limit.
 */
export const planFeed = new Hono<Door>()
  .get(PATH, async (c) => {
    const { planFeed, request, report } = c.get("services");
    try {
      if (!(await planFeed.allowed())) {
        return c.text("Too Many Requests", 429, { ...PRIVATE, "Retry-After": String(RETRY_SECONDS) });
      }
      const found = await planFeed.read(c.req.param("file").slice(0, SECRET_LENGTH));
      if (!found) return c.text("Not Found", 404, PRIVATE);
      const { plan, cards } = found;
      return c.body(planCalendar(cards, { plan, origin: request.origin }), 200, {
        ...PRIVATE,
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'inline; filename="greenlight-plan.ics"',
      });
    } catch (error) {
      report(error);
      return c.text("Service Unavailable", 503, PRIVATE);
    }
  })
  .all(PATH, onlyMethods("GET", "HEAD"));
