import { z } from "zod";
import { analyzeAsAllowed } from "../billing/analysis";
import { define } from "../define";
import { Refused } from "../refused";
import { TOPICS_MESSAGES as SAYS } from "./messages";

/** Takes the free analysis of upload times of a caller whose plan lacks them; for others there is nothing to take. */
export const takeFreeTiming = define({
  name: "channel.take-free-timing",
  about: "Takes the caller's free analysis of upload times, which stays as of its day.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  limit: { name: "topics", tooMany: SAYS.busy },
  uses: ["channel.summary"],
  failed: SAYS["not-taken"],
  examples: { good: {} },
  async run(_input, caller, { channel }) {
    const connected = await channel.summary();
    if (!connected) throw new Refused(409, SAYS["no-channel"]);
    return analyzeAsAllowed(caller, { feature: "timing", subject: connected.name }, async () => ({}));
  },
});
