import { z } from "zod";
import { DAY_MS } from "../../numbers/days";
import { defineJob } from "../define";
import { withoutExpired } from "./kept-channel";

/** Channels whose data of YouTube's API is dropped in one run: a day before its time is over, there are many runs. */
const DROPPED_A_RUN = 2;

/**
 * Takes out of connected channels what YouTube's API told 29 days ago, a day before its 30 days are over, so that a
 * day of many or of an outage is still in time. A row that nobody can read goes as a whole: it may hold such data.
 */
export const dropChannelData = defineJob({
  name: "channel.drop-expired",
  about: "Takes out of connected channels what may be kept no longer.",
  input: z.object({}),
  output: z.object({ channels: z.number() }),
  scope: "write",
  uses: ["expiringChannels.find", "expiringChannels.save"],
  failed: "The expired data could not be deleted.",
  examples: { good: {} },
  async run(_input, _caller, { expiringChannels, request }) {
    const at = new Date(request.now.getTime() + DAY_MS);
    const rows = await expiringChannels.find(at, DROPPED_A_RUN);
    for (const row of rows) await expiringChannels.save(row, row.kept && withoutExpired(row.kept, at));
    return { channels: rows.length };
  },
});
