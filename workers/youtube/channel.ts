import type { ChannelAnswer } from "../../app/sources/channel";
import type { YoutubeChannel } from "./api/answers";
import type { YoutubeApi } from "./api/client";
import { YoutubeError } from "./api/problems";
import { channelAddress } from "./channel-address";
import { countedVideos, YOUTUBE } from "./source";

export type { ChannelAnswer } from "../../app/sources/channel";

type Asked = Pick<YoutubeApi, "now" | "search" | "channels" | "uploads" | "videos">;

/**
 * A channel by handle, id, address or name, with its newest 50 uploads: 3 units of the general bucket. Only a
 * name that is no handle costs a search as well. Throws a YoutubeError, "not-found" for a channel nobody knows.
 */
export async function readChannel(handleOrName: string, api: Asked): Promise<ChannelAnswer> {
  const asOf = api.now().toISOString();
  const found = await findChannel(handleOrName, api);
  if (!found) throw new YoutubeError({ kind: "not-found", what: "channel" });
  const { uploads: playlist, ...channel } = found;
  const ids = playlist === null ? [] : await uploadsOf(playlist, api);
  const uploads = countedVideos(await api.videos(ids));
  return { source: YOUTUBE, asOf, channel, uploads: uploads.toSorted(newestFirst) };
}

async function findChannel(text: string, api: Asked): Promise<YoutubeChannel | null> {
  const address = channelAddress(text);
  if (!address) return null;
  if (address.by === "id") return firstOf(await api.channels({ ids: [address.id] }));
  if (address.by === "handle") return firstOf(await api.channels({ handle: address.handle }));
  const known = address.handle === null ? null : firstOf(await api.channels({ handle: address.handle }));
  if (known) return known;
  const { items } = await api.search(address.name, "channel");
  const channels = items.filter(({ kind }) => kind === "channel");
  // The search ranks by fame; a channel of exactly that name comes first.
  const exact = channels.find(({ title }) => folded(title) === folded(address.name));
  const id = (exact ?? channels[0])?.id;
  return id === undefined ? null : firstOf(await api.channels({ ids: [id] }));
}

/** A channel without a single upload has a playlist that YouTube does not find. */
async function uploadsOf(playlist: string, api: Asked): Promise<string[]> {
  try {
    return (await api.uploads(playlist)).items;
  } catch (error) {
    if (error instanceof YoutubeError && error.problem.kind === "not-found") return [];
    throw error;
  }
}

const firstOf = (channels: YoutubeChannel[]) => channels[0] ?? null;
const folded = (name: string) => name.normalize("NFKC").trim().toLowerCase();
const newestFirst = (a: { publishedAt: string }, b: { publishedAt: string }) =>
  Date.parse(b.publishedAt) - Date.parse(a.publishedAt);
