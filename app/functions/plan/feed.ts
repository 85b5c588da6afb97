import { z } from "zod";
import { CARD_STATES } from "../../model/card";
import { define } from "../define";
import { FEED_MESSAGES, SECRET_LENGTH } from "../feed/messages";
import { Refused } from "../refused";
import { NOT_KEPT } from "./not-kept";

export const endFeed = define({
  name: "feed.end",
  about: "Turns off the address at which a calendar reads the plan's dates.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  limit: { name: "feed", tooMany: NOT_KEPT["too-many"] },
  uses: ["planFeed.end"],
  failed: FEED_MESSAGES["not-ended"],
  examples: { good: {} },
  async run(_input, _caller, { planFeed }) {
    await planFeed.end();
    return {};
  },
});

export const makeFeed = define({
  name: "feed.make",
  about: "Makes an address at which a calendar reads the plan's dates; one from before stops working.",
  input: z.object({}),
  /** The only time that the secret is told: a fingerprint of it is kept. */
  output: z.object({ secret: z.string() }),
  scope: "write",
  limit: { name: "feed", tooMany: NOT_KEPT["too-many"] },
  uses: ["planFeed.make"],
  failed: FEED_MESSAGES["not-made"],
  examples: { good: {} },
  async run(_input, _caller, { planFeed }) {
    return { secret: await planFeed.make() };
  },
});

const MISSING = "No calendar has this address.";

/** The secret in a feed's address; the message for anything else. */
export const feedSecret = (missing: string) =>
  z.string(missing).regex(new RegExp(`^[0-9a-f]{${SECRET_LENGTH}}$`), missing);

export const readFeed = define({
  name: "feed.read",
  about: "Reads the dates of the plan whose owner made this address, for whoever knows it.",
  input: z.object({ secret: feedSecret(MISSING) }),
  output: z.object({
    /** Tells this plan from others, and leads to neither owner nor secret. */
    plan: z.string(),
    cards: z.array(
      z.object({
        id: z.string(),
        idea: z.string(),
        title: z.string(),
        state: z.enum(CARD_STATES),
        /** The day it stands on. */
        date: z.string(),
        series: z.string(),
        episode: z.number().nullable(),
        isSample: z.boolean(),
        version: z.number(),
        updatedAt: z.string(),
      }),
    ),
  }),
  scope: "read",
  limit: { name: "feed", tooMany: "This address was read too often. Wait a minute and try again." },
  uses: ["planFeed.read"],
  failed: "The plan could not be read just now. Try again in a moment.",
  examples: {
    good: { secret: "0123456789abcdef".repeat(SECRET_LENGTH / 16) },
    bad: { input: { secret: "ABC" }, status: 400, message: MISSING },
  },
  async run({ secret }, _caller, { planFeed }) {
    const found = await planFeed.read(secret);
    if (!found) throw new Refused(404, MISSING);
    return found;
  },
});
