import { z } from "zod";
import { define } from "../define";
import { NOT_KEPT } from "../plan/not-kept";
import { FEED_MESSAGES } from "./messages";

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
