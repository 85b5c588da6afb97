import { findBlocks } from "../../app/engines/descriptions";
import type { UsualBlocks } from "../../app/model/channel";
import { uploadKind } from "../../app/model/upload";
import {
  CHANNEL_MAX,
  type ChannelAnswer,
  type Channels,
  type ChannelUpload,
  MAX_ANSWER_UPLOADS,
} from "../../app/services/channels";
import { BATCH, type Page, type YoutubeChannel } from "./api/answers";
import type { YoutubeApi } from "./api/client";
import { countedVideos, type YoutubeVideo } from "./api/items";
import { nullOnFailure, YoutubeError } from "./api/problems";
import type { NothingThere } from "./keeping";
import type { Run } from "./one-asker";
import type { Read } from "./readings";
import { YOUTUBE } from "./sources";

/** How a channel was named. */
type ChannelAddress =
  | { by: "id"; id: string }
  | { by: "handle"; handle: string }
  /** `handle`: what may be its handle, which is cheaper to ask for than to search; null where it cannot be one. */
  | { by: "name"; name: string; handle: string | null };

const ID = /^UC[\w-]{22}$/;
const HANDLE = /^[\p{L}\p{N}][\p{L}\p{N}._·-]{1,28}[\p{L}\p{N}]$/u;
/** Another site's, or a page of YouTube's that is no channel's: youtu.be/x, example.com/@x. */
const OTHER_ADDRESS = /^(?:https?:\/\/|[\w-]+(?:\.[\w-]+)+\/)/i;
const ADDRESS = /^(?:https?:\/\/)?(?:(?:www|m)\.)?youtube\.com\/(.*)$/i;

/**
 * Reads a channel's handle (@x), id (UC…), address (youtube.com/@x, /channel/UC…, /c/x, /user/x), its feed's address
 * (/feeds/videos.xml?channel_id=UC…) or name. null for an address that names no channel.
 */
export function channelAddress(text: string): ChannelAddress | null {
  const asked = text.trim();
  const path = ADDRESS.exec(asked)?.[1];
  if (path === undefined) return OTHER_ADDRESS.test(asked) ? null : named(asked);
  const [first = "", second = "", third = ""] = decoded(path).split(/[/?#]/);
  if (first.startsWith("@")) return named(first);
  if (first === "channel") return ID.test(second) ? { by: "id", id: second } : null;
  if (first === "feeds" && second === "videos.xml") return feedOf(third);
  return (first === "c" || first === "user") && second ? named(second) : null;
}

function feedOf(query: string): ChannelAddress | null {
  const id = new URLSearchParams(query).get("channel_id") ?? "";
  return ID.test(id) ? { by: "id", id } : null;
}

function named(text: string): ChannelAddress | null {
  if (ID.test(text)) return { by: "id", id: text };
  if (text.startsWith("@")) {
    const handle = text.slice(1);
    return handle && !/\s/.test(handle) ? { by: "handle", handle: `@${handle}` } : null;
  }
  return text ? { by: "name", name: text, handle: HANDLE.test(text) ? `@${text}` : null } : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

type Asked = Pick<YoutubeApi, "now" | "search" | "channels" | "uploads" | "videos">;
type Playlist = Pick<YoutubeApi, "uploads" | "videos">;

/**
 * A channel by handle, id, address or name, with its newest uploads, 200 at most: of the general bucket 1 unit for
 * the channel and 2 each 50 uploads, 9 at most. Only a name that is no handle costs a search as well, and 1 unit for
 * having tried it as a handle. Throws a YoutubeError, "not-found" for a channel nobody knows.
 *
 * What `optional` asks for, the uploads beyond the newest 50, may fail: the answer says that there are more, then.
 */
export async function readChannel(
  handleOrName: string,
  api: Asked,
  optional: Playlist = api,
): Promise<ChannelAnswer> {
  const asOf = api.now().toISOString();
  const found = await findChannel(handleOrName, api);
  if (!found) throw new YoutubeError({ kind: "not-found", what: "channel" });
  const { uploads: playlist, ...channel } = found;
  const read = playlist === null ? NONE : await readUploads(playlist, api, optional);
  return { source: YOUTUBE, asOf, channel, ...read };
}

type Uploads = Pick<ChannelAnswer, "uploads" | "more" | "rest" | "usual">;
const NONE: Uploads = { uploads: [], more: false };

async function findChannel(text: string, api: Asked): Promise<YoutubeChannel | null> {
  const address = channelAddress(text);
  if (!address) return null;
  if (address.by === "id") return firstChannel(await api.channels({ ids: [address.id] }));
  if (address.by === "handle") return firstChannel(await api.channels({ handle: address.handle }));
  const known = address.handle === null ? null : firstChannel(await api.channels({ handle: address.handle }));
  if (known) return known;
  const { items } = await api.search(address.name, "channel");
  const channels = items.filter(({ kind }) => kind === "channel");
  // The search ranks by fame; a channel of exactly that name comes first.
  const exact = channels.find(({ title }) => foldName(title) === foldName(address.name));
  const id = (exact ?? channels[0])?.id;
  return id === undefined ? null : firstChannel(await api.channels({ ids: [id] }));
}

async function readUploads(playlist: string, api: Playlist, optional: Playlist): Promise<Uploads> {
  const first = await firstPage(playlist, api);
  const { items: older, next } = await olderPages(playlist, first.next, optional);
  const [newest, others] = await Promise.all([
    api.videos(first.items),
    nullOnFailure(optional.videos(older.filter((id) => !first.items.includes(id)))),
  ]);
  const uploads = countedVideos([...newest, ...(others ?? [])]).map(toUpload);
  return {
    uploads: uploads.toSorted(newestFirst),
    usual: usualOf(newest),
    more: others === null || next !== null,
    // The first page's are there in any case: where the others failed, reading goes on after it.
    rest: { playlist, token: others === null ? first.next : next },
  };
}

/** What comes after the first page, one page after another, as far as it is read. */
async function olderPages(playlist: string, token: string | null, api: Playlist): Promise<Page<string>> {
  const items: string[] = [];
  let next = token;
  for (let pages = MAX_ANSWER_UPLOADS / BATCH - 1; next && pages > 0; pages--) {
    const page: Page<string> | null = await nullOnFailure(api.uploads(playlist, { token: next }));
    if (!page) break;
    items.push(...page.items);
    next = page.next;
  }
  return { items, next };
}

/** A channel without a single upload has a playlist that YouTube does not find. */
async function firstPage(playlist: string, api: Playlist): Promise<Page<string>> {
  try {
    return await api.uploads(playlist);
  } catch (error) {
    if (error instanceof YoutubeError && error.problem.kind === "not-found") return { items: [], next: null };
    throw error;
  }
}

/** So many descriptions of YouTube's have a block, or it is no habit. */
const LEAST = 3;

/** What recurs in the descriptions of a channel's newest videos; of its Shorts, which have few words, only where there is no more. */
export function usualOf(videos: readonly YoutubeVideo[]): UsualBlocks {
  const described = videos
    .filter(({ description }) => description.trim() !== "")
    .toSorted(newestFirst)
    .map(({ description: text, publishedAt: at, durationSeconds }) => ({ text, at, durationSeconds }));
  const longs = described.filter(({ durationSeconds }) => uploadKind(durationSeconds) !== "short");
  return findBlocks(longs.length >= LEAST ? longs : described, LEAST);
}

/** Without the description: what recurs in those is all that is kept of them. */
function toUpload(video: ChannelUpload): ChannelUpload {
  const { videoId, title, publishedAt, viewCount, likeCount, commentCount, thumbnail, durationSeconds } =
    video;
  return { videoId, title, publishedAt, viewCount, likeCount, commentCount, thumbnail, durationSeconds };
}

const firstChannel = (channels: YoutubeChannel[]) => channels[0] ?? null;
const foldName = (name: string) => name.normalize("NFKC").trim().toLowerCase();
const newestFirst = (a: { publishedAt: string }, b: { publishedAt: string }) =>
  Date.parse(b.publishedAt) - Date.parse(a.publishedAt);

interface Setup {
  read: Read;
  openApi(run: Run): YoutubeApi;
}

/** YouTube behind a tool that asks for a channel: cached 6 hours, one found by a search for a day. */
export function liveChannels({ read, openApi }: Setup): Channels {
  const reading =
    (asked: string) =>
    async (run: Run): Promise<ChannelAnswer | NothingThere> => {
      try {
        return await readChannel(asked, openApi(run), openApi({ ...run, signal: run.optional }));
      } catch (error) {
        // An answer, to be kept: asked for again and again, a name that nobody has would cost a search each time.
        if (error instanceof YoutubeError && error.problem.kind === "not-found")
          return { problem: "not-found" };
        throw error;
      }
    };

  return {
    source: YOUTUBE,
    samples: [],

    async uploadsOf(text) {
      const asked = text.normalize("NFC").trim().replace(/\s+/g, " ");
      const address = asked.length > CHANNEL_MAX ? null : channelAddress(asked);
      if (!address) return { ok: false, problem: "not-a-channel" };
      const kind = address.by === "name" ? "named" : "channel";
      const outcome = await read(kind, cacheKey(address), reading(asked));
      if (!outcome.ok) return outcome;
      const { answer } = outcome;
      return "problem" in answer ? { ok: false, problem: "not-found" } : { ok: true, answer };
    },
  };
}

/** One spelling of what was asked: handles and names know no case, ids do. */
function cacheKey(address: ChannelAddress): string {
  if (address.by === "id") return address.id;
  return (address.by === "handle" ? address.handle : address.name).toLowerCase();
}
