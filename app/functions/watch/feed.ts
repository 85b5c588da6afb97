import { z } from "zod";
import { CARD_STATES } from "../../model/card";
import { watchEvent } from "../../model/event";
import { IDEA_KINDS } from "../../model/idea";
import { LIGHT_COLORS } from "../../model/light";
import { noteTime, watchedChannel } from "../../model/watch";
import { UNREAD_IDEAS } from "../../services/watch";
import { define } from "../define";
import { FEED_MESSAGES, SECRET_LENGTH } from "../feed/messages";
import { feedSecret } from "../plan/feed";
import { Refused } from "../refused";
import { WATCH_MESSAGES as SAYS } from "./messages";

const LIMIT = { name: "feed", tooMany: SAYS["too-many"] } as const;

export const makeWatchFeed = define({
  name: "watch.make-feed",
  about: "Makes an address at which a feed reader reads news and notes; one from before stops working.",
  input: z.object({}),
  /** The only time that the secret is told: a fingerprint of it is kept. */
  output: z.object({ secret: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: ["watchFeed.make"],
  failed: FEED_MESSAGES["not-made"],
  examples: { good: {} },
  async run(_input, _caller, { watchFeed }) {
    return { secret: await watchFeed.make() };
  },
});

export const endWatchFeed = define({
  name: "watch.end-feed",
  about: "Turns off the address at which a feed reader reads news and notes.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  limit: LIMIT,
  uses: ["watchFeed.end"],
  failed: FEED_MESSAGES["not-ended"],
  examples: { good: {} },
  async run(_input, _caller, { watchFeed }) {
    await watchFeed.end();
    return {};
  },
});

const MISSING = "No feed has this address.";

const forecast = z.object({
  ranges: z.array(z.object({ days: z.number(), low: z.number(), likely: z.number(), high: z.number() })),
  chance: z.number().nullable(),
  at: z.string(),
});
const video = z.object({
  id: z.string().nullable(),
  title: z.string(),
  publishedAt: z.string(),
  publishedWithinDays: z.number().optional(),
});
/** What news and notes are made of, in plain values; instants are ISO. */
const feedRead = z.object({
  feed: z.string(),
  madeAt: z.string(),
  since: z.string(),
  time: noteTime.nullable(),
  channel: z
    .object({
      isSample: z.boolean(),
      uploads: z.array(
        video.omit({ id: true }).extend({
          videoId: z.string().nullable(),
          views: z.number(),
          durationSeconds: z.number().nullable(),
          countedAt: z.string(),
        }),
      ),
    })
    .nullable(),
  outcomes: z.array(z.object({ video: video.nullable(), forecast: forecast.nullable() })),
  cards: z.array(
    z.object({
      ...{ id: z.string(), idea: z.string(), title: z.string(), state: z.enum(CARD_STATES) },
      ...{ date: z.string().nullable(), isSample: z.boolean() },
      video: video.nullable(),
    }),
  ),
  watched: z.array(watchedChannel),
  events: z.array(watchEvent),
  weeks: z.array(
    z.object({
      day: z.string(),
      ideas: z.array(
        z.object({
          ...{ key: z.string(), kind: z.enum(IDEA_KINDS), title: z.string().nullable(), subject: z.string() },
          ...{
            frame: z.string().nullable(),
            like: z.string().nullable().optional(),
            chance: z.number(),
            color: z.enum(LIGHT_COLORS),
          },
        }),
      ),
    }),
  ),
  unread: z.array(z.enum(UNREAD_IDEAS)),
});
export type FeedRead = z.output<typeof feedRead>;

export const readWatchFeed = define({
  name: "watch.read-feed",
  about: "Reads the news and notes of whoever made this address, for whoever knows it.",
  input: z.object({ secret: feedSecret(MISSING) }),
  output: feedRead,
  scope: "read",
  limit: { name: "feed", tooMany: "This address was read too often. Wait a minute and try again." },
  uses: ["watchFeed.read"],
  failed: "The feed could not be read just now. Try again in a moment.",
  examples: {
    good: { secret: "0123456789abcdef".repeat(SECRET_LENGTH / 16) },
    bad: { input: { secret: "ABC" }, status: 400, message: MISSING },
  },
  async run({ secret }, _caller, { watchFeed }) {
    const found = await watchFeed.read(secret);
    if (!found) throw new Refused(404, MISSING);
    const { madeAt, since } = found;
    // Without all else that is known of the channel and the cards.
    return feedRead.parse({ ...found, madeAt: madeAt.toISOString(), since: since.toISOString() });
  },
});
