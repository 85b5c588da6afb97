import { z } from "zod";
import type { WatchFeedRead } from "../../services/watch";
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

export const readWatchFeed = define({
  name: "watch.read-feed",
  about: "Reads the news and notes of whoever made this address, for whoever knows it.",
  input: z.object({ secret: feedSecret(MISSING) }),
  output: z.custom<WatchFeedRead>(),
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
    return found;
  },
});
