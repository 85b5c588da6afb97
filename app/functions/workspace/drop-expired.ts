import { z } from "zod";
import { DAY_MS } from "../../numbers/days";
import type { ExpiredState } from "../../services/jobs";
import { defineJob } from "../define";

/**
 * States a run, of 288 runs a day: with the mail's, no more than the 50 queries that D1 allows an invocation on
 * Cloudflare's Free plan.
 */
const MOST = 6;

/**
 * Takes out of creators' states what may be kept no longer, a day before its time is over, so that a day of many or
 * of an outage is still in time. A state that cannot be read, or not be parted, goes as a whole: it may hold such a
 * thing, and would come first in every run.
 */
export const dropExpired = defineJob({
  name: "workspace.drop-expired",
  about: "Takes out of the tools' states what may be kept no longer.",
  input: z.object({}),
  output: z.object({ expired: z.number() }),
  scope: "write",
  uses: ["expiredStates.find", "expiredStates.left", "expiredStates.rewrite", "expiredStates.empty"],
  failed: "The expired data could not be deleted.",
  examples: { good: {} },
  async run(_input, _caller, { expiredStates, request, report }) {
    const at = new Date(request.now.getTime() + DAY_MS);
    const leftOf = (one: ExpiredState) =>
      expiredStates.left(one, at).catch((error: unknown) => void report(error));
    const expired = await expiredStates.find(at, MOST);
    for (const one of expired) {
      const left = await leftOf(one);
      if (left) await expiredStates.rewrite(one, left);
      else await expiredStates.empty(one);
    }
    return { expired: expired.length };
  },
});
