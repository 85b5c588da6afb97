import { Hono } from "hono";
import { refusalHeaders } from "../../app/forms/refusal-headers";
import { confirmPush, receivePush } from "../../app/functions/watch/push";
import type { HonoEnv } from "../env";
import { act, onlyMethods } from "./act";

const PATH = "/:channel{UC[A-Za-z0-9_-]{22}}/:token{[0-9a-f]{64}}";
/** Far longer than a hub's challenge is. */
const MOST_CHALLENGE = 1000;

/**
 * Where YouTube's hub finds this site (WebSub). GET: it checks what we asked of it, and gets its challenge back, or 404.
 * POST: a notification, whose signature lets it in. One that is forged or late is taken and thrown away, as WebSub has
 * it; 404 for an address that the hub was not given, 410 where nobody watches the channel any more.
 */
export const push = new Hono<HonoEnv>()
  .get(PATH, async (c) => {
    const asked = (name: string) => c.req.query(`hub.${name}`);
    const challenge = asked("challenge") ?? "";
    const lease = asked("lease_seconds") ?? "";
    const ran = await act(c, confirmPush, {
      ...c.req.param(),
      mode: asked("mode"),
      topic: asked("topic"),
      leaseSeconds: /^[1-9]\d{0,8}$/.test(lease) ? Number(lease) : null,
    });
    if ("refused" in ran && ran.refused.status !== 400) return failed(ran.refused.status);
    if ("refused" in ran || !ran.done.isAsked || challenge.length > MOST_CHALLENGE) {
      return c.text("Not Found", 404);
    }
    return c.text(challenge);
  })
  .post(PATH, async (c) => {
    // To the letter: the signature is over these very bytes.
    const body = await c.req.text();
    const signature = c.req.header("x-hub-signature");
    const ran = await act(c, receivePush, { ...c.req.param(), body, signature });
    if ("refused" in ran) return failed(ran.refused.status);
    const { received } = ran.done;
    if (received === "unknown") return c.text("Not Found", 404);
    return received === "gone" ? c.text("Gone", 410) : c.text(received, 202);
  })
  .all(PATH, onlyMethods("GET", "POST"));

/** The hub tries again. */
function failed(status: number): Response {
  return new Response("Try again", { status, headers: refusalHeaders({ status }) });
}
