import { z } from "zod";
import { define } from "../define";
import { NOT_KEPT } from "../plan/not-kept";
import { FEED_MESSAGES } from "./messages";

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
