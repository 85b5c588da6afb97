import type { OwnChannel } from "../../services/own-channel";
import type { SampleToTry } from "../../services/sources";
import type { VideoSearch } from "../../services/videos";

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
