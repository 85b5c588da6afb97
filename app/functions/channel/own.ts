import { z } from "zod";
import { DAY_MS } from "../../numbers/days";
import type { OwnChannel } from "../../services/own-channel";
import type { SampleToTry } from "../../services/quota";
import type { VideoSearch } from "../../services/videos";
import { define, defineJob } from "../define";
import { withoutExpired } from "./kept-channel";
import { CONNECT_MESSAGES } from "./messages";

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

export const disconnectChannel = define({
  name: "channel.disconnect",
  about: "Disconnects the creator's own channel, and deletes all that is kept of it.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  uses: ["channel.disconnect"],
  failed: CONNECT_MESSAGES.failed,
  examples: { good: {} },
  async run(_input, _caller, { channel }) {
    await channel.disconnect();
    return {};
  },
});

type Channel = Pick<OwnChannel, "summary">;

/**
 * Whether a channel of the visitor's own is connected: then nothing invented stands beside it. One that cannot be read is
 * taken for one; the shell reports it.
 */
export async function hasOwnChannel(channel: Channel): Promise<boolean> {
  const connected = await channel.summary().catch(() => "unread" as const);
  return connected === "unread" || (connected !== null && !connected.isSample);
}

/** Whether only the sample catalogue could answer, beside a channel of the visitor's own, and samples were not asked for. */
export async function isWithoutSource(
  { searchParams }: URL,
  { videos, channel }: { videos: Pick<VideoSearch, "source">; channel: Channel },
): Promise<boolean> {
  if (videos.source.kind !== "sample" || searchParams.has("sample")) return false;
  return hasOwnChannel(channel);
}

/** Samples to offer where only those can be read: [] where anything can, null beside a channel of the visitor's own. */
export async function offeredSamples(
  samples: readonly SampleToTry[],
  channel: Channel,
): Promise<readonly SampleToTry[] | null> {
  if (samples.length === 0) return samples;
  return (await hasOwnChannel(channel)) ? null : samples;
}
