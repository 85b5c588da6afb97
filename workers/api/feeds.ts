import { type Context, Hono } from "hono";
import { refusalHeaders } from "../../app/forms/refusal-headers";
import { SECRET_LENGTH, watchFeedPath } from "../../app/functions/feed/messages";
import { readFeed } from "../../app/functions/plan/feed";
import type { Refusal } from "../../app/functions/run";
import { readWatchFeed } from "../../app/functions/watch/feed";
import { planCalendar } from "../../app/plan/export/calendar";
import { atomFeed } from "../../app/watch/atom";
import type { HonoEnv } from "../env";
import { etagOf, hasTag } from "../etag";
import { act, onlyMethods } from "./act";

const CALENDAR = `/:file{[0-9a-f]{${SECRET_LENGTH}}\\.ics}`;
const ATOM = `/:file{[0-9a-f]{${SECRET_LENGTH}}\\.atom}`;
/** Whoever knows the address reads it: no cache keeps it, and no search lists it. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/**
 * GET /:secret.ics: the dates of the plan whose owner made this address, as a calendar (RFC 5545). It asks for no session
 * and leaves no trace of a visit. 404 for an address that nobody made, or that was ended; 429 over the limit.
 */
export const planFeed = new Hono<HonoEnv>()
  .get(CALENDAR, async (c) => {
    const ran = await act(c, readFeed, { secret: secretIn(c) });
    if ("refused" in ran) return refuseFeed(c, ran.refused);
    const { plan, cards } = ran.done;
    return c.body(planCalendar(cards, { plan, origin: c.get("services").request.origin }), 200, {
      ...PRIVATE,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="greenlight-plan.ics"',
    });
  })
  .all(CALENDAR, onlyMethods("GET", "HEAD"));

/**
 * GET /:secret.atom: news and notes of whoever made this address, as Atom (RFC 4287). It asks for no session, and counts as
 * a visit of theirs. 304 where the reader has the same text already; else as the calendar.
 */
export const watchFeed = new Hono<HonoEnv>()
  .get(ATOM, async (c) => {
    const secret = secretIn(c);
    const ran = await act(c, readWatchFeed, { secret });
    if ("refused" in ran) return refuseFeed(c, ran.refused);
    const { origin, now } = c.get("services").request;
    const text = atomFeed(ran.done, { origin, path: watchFeedPath(secret), now });
    const tag = await etagOf(text);
    // The reader itself keeps it, to ask whether there is more.
    const headers = { ...PRIVATE, "Cache-Control": "private, no-cache", ETag: tag };
    if (hasTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, "Content-Type": "application/atom+xml; charset=utf-8" });
  })
  .all(ATOM, onlyMethods("GET", "HEAD"));

const secretIn = (c: Context<HonoEnv>) => (c.req.param("file") ?? "").slice(0, SECRET_LENGTH);

function refuseFeed(c: Context<HonoEnv>, refused: Refusal) {
  const headers = { ...PRIVATE, ...Object.fromEntries(refusalHeaders(refused)) };
  if (refused.status === 404) return c.text("Not Found", 404, headers);
  if (refused.status === 429) return c.text("Too Many Requests", 429, headers);
  return c.text("Service Unavailable", 503, headers);
}
