import { z } from "zod";
import { observe, paceOf } from "../../engines/watch";
import { channelId, type WatchPage } from "../../model/watch";
import { HOUR_MS } from "../../numbers/days";
import type { Pushes } from "../../services/watch";
import { UNREAD_PUSH } from "../../services/watch";
import { define, defineJob } from "../define";
import { WATCH_MESSAGES as SAYS } from "./messages";

const callback = z.object({ channel: channelId, token: z.string().regex(/^[\da-f]{64}$/) });
const LIMIT = { name: "push", tooMany: SAYS["too-many"] } as const;
const EXAMPLE = { channel: "UCx_5XG1OV2P6uZZ5FSM9Ttw", token: "0123456789abcdef".repeat(4) };
/** Readings and pushes write the same row: whoever loses reads again. */
const TRIES = 3;

export const confirmPush = define({
  name: "watch.confirm-push",
  about: "Tells the hub whether Greenlight asked for a channel's uploads.",
  input: callback.extend({
    mode: z.enum(["subscribe", "unsubscribe", "denied"]),
    topic: z.string().max(200),
    leaseSeconds: z.int().positive().nullable(),
  }),
  output: z.object({ isAsked: z.boolean() }),
  scope: "write",
  limit: LIMIT,
  uses: ["pushes.confirm"],
  failed: SAYS["not-kept"],
  examples: {
    good: { ...EXAMPLE, mode: "subscribe", topic: "https://www.youtube.com", leaseSeconds: 864_000 },
  },
  run: async ({ channel, token, ...question }, _caller, { pushes }) => ({
    isAsked: await pushes.confirm({ channel, token }, question),
  }),
});

/** The hub's signature, over the body to the letter, is what lets it in. */
export const receivePush = define({
  name: "watch.receive-push",
  about: "Takes what the hub pushes of a watched channel, and notes what happened.",
  input: callback.extend({ body: z.string(), signature: z.string().optional() }),
  /** "late": it is not to push any more; "early": the channel was not read yet; "gone": nobody watches it. */
  output: z.object({ received: z.enum(["applied", "repeated", "late", "early", "gone", ...UNREAD_PUSH]) }),
  scope: "write",
  limit: LIMIT,
  uses: ["pushes.open", "pushes.channel", "pushes.save"],
  failed: SAYS["not-kept"],
  examples: { good: { ...EXAMPLE, body: "" } },
  async run({ channel, token, ...notification }, _caller, { pushes, request }) {
    const page = await pushes.open({ channel, token }, notification);
    if (typeof page === "string") return { received: page };
    for (let tries = 0; tries < TRIES; tries++) {
      const received = await take(channel, page, { pushes, now: request.now });
      if (received) return { received };
    }
    throw new Error("others wrote at the same time");
  },
});

/** What became of a page; null where another wrote in between. */
async function take(
  id: string,
  page: WatchPage,
  { pushes, now }: { pushes: Pick<Pushes, "channel" | "save">; now: Date },
): Promise<"applied" | "repeated" | "late" | "early" | "gone" | null> {
  const kept = await pushes.channel(id);
  if (!kept) return "gone";
  if (!kept.isPushed) return "late";
  if (!kept.uploads) return "early";
  const { uploads, happened } = observe(id, kept.uploads, page);
  const known = new Set(kept.uploads.videos.map((video) => video.id));
  if (happened.length === 0 && uploads.videos.every((video) => known.has(video.id))) return "repeated";
  // A new upload is read again soon: its first hours show how it runs.
  const paceMs = paceOf(uploads, { now, seenAt: kept.seenAt, isPushed: true });
  const next = { id, version: kept.version, uploads, dueBy: new Date(now.getTime() + paceMs) };
  return (await pushes.save(next, happened)) ? "applied" : null;
}

/** The hub fails for days at times: the next run asks it once. */
const FAILED_MS = HOUR_MS;

export const askHub = defineJob({
  name: "watch.ask-hub",
  about: "Asks the hub to push the uploads of watched channels, or to end that.",
  input: z.object({}),
  output: z.object({
    asked: z.number(),
    /** Why the run ended early. */
    stopped: z.string().nullable(),
    calls: z.number(),
  }),
  scope: "write",
  uses: ["hub.claim", "hub.ask", "hub.postpone"],
  failed: "The hub could not be asked.",
  examples: { good: {} },
  async run(_input, _caller, { hub, request, report }) {
    const due = await hub.claim();
    const unasked = new Set(due.map(({ id }) => id));
    let calls = 0;
    let stopped: string | null = null;
    for (const channel of due) {
      calls += 1;
      const failure = await hub.ask(channel);
      if (!failure) unasked.delete(channel.id);
      else if (failure.isGeneral) stopped = failure.error.message;
      else report(failure.error);
      if (stopped !== null) break;
    }
    if (unasked.size > 0) await hub.postpone([...unasked], new Date(request.now.getTime() + FAILED_MS));
    return { asked: due.length - unasked.size, stopped, calls };
  },
});
