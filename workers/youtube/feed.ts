import { parseXml, XmlElement } from "@rgrove/parse-xml";
import type { SeenVideo, WatchPage } from "../../app/model/watch";
import { MOST_VIEWS } from "../../app/numbers/bounds";
import {
  type ChannelAnswer,
  type Channels,
  type ChannelUpload,
  FEED_UPLOADS,
} from "../../app/services/channels";
import { plainTitle } from "../../app/tables/upload-row";
import { ANSWER_BYTES, readAnswer } from "../bounded-answer";
import type { Limit } from "../middleware/limits";
import { channelAddress } from "./channels";
import { YOUTUBE } from "./sources";

const YOUTUBE_FEED = "https://www.youtube.com/feeds/videos.xml";

/** Why a feed was not read; the message is for the operator's log. "missing": YouTube has none at this id just now. */
export class FeedError extends Error {
  override name = "FeedError";
  readonly kind: "missing" | "failed";

  constructor(kind: FeedError["kind"], detail: string) {
    super(`YouTube's feed: ${detail}`);
    this.kind = kind;
  }
}

interface FeedSetup {
  /** Where feeds are, if not at YouTube: a stand-in. */
  url: string | undefined;
  fetch: typeof fetch;
  timeoutMs: number;
  now(): Date;
}

export type ReadFeed = ReturnType<typeof channelFeed>;

/**
 * Reads a channel's public feed by its id: the newest 15 uploads with views, for no key and no quota. Asked once: it
 * fails for hours, not for moments. Throws a FeedError.
 */
export function channelFeed(setup: FeedSetup) {
  return async (id: string): Promise<ChannelAnswer> => {
    const asOf = setup.now().toISOString();
    return readFeed(await feedText(id, setup), { id, asOf });
  };
}

/** The text of a channel's feed, by its id. Throws a FeedError. */
export async function feedText(
  id: string,
  { url, fetch: ask, timeoutMs }: Omit<FeedSetup, "now">,
): Promise<string> {
  const address = new URL(url || YOUTUBE_FEED);
  address.searchParams.set("channel_id", id);
  const { status, text } = await request();
  if (status === 404) throw new FeedError("missing", "it answered 404");
  if (status !== 200) throw new FeedError("failed", `it answered ${status}`);
  return text;

  async function request() {
    try {
      // YouTube leads to a page of consent from some places: that is no feed.
      const response = await ask(address, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
      const text = await readAnswer(response, ANSWER_BYTES.feed, { fatal: true });
      return { status: response.status, text };
    } catch (error) {
      throw new FeedError("failed", error instanceof Error ? error.message : "the connection failed");
    }
  }
}

interface FeedOf {
  /** Of the channel that was asked for. */
  id: string;
  /** ISO instant at which it was read. */
  asOf: string;
}

/**
 * The channel and uploads of a feed's XML (Atom, RFC 4287, with YouTube's and Yahoo's media elements), Shorts left out as
 * far as their addresses tell them. No entity is expanded but XML's own five, and no document type is taken.
 *
 * @throws FeedError for anything else, and for the feed of another channel
 */
export function readFeed(text: string, { id, asOf }: FeedOf): ChannelAnswer {
  const feed = rootOf(text);
  const name = plainTitle(textOf(feed, "title"));
  if (feed.name !== "feed" || !isFeedOf(feed, id) || name === "") {
    throw new FeedError("failed", "it is not this channel's");
  }
  const entries = childrenOf(feed, "entry").slice(0, FEED_UPLOADS);
  const longs = entries.filter((entry) => !isShort(entry));
  return {
    source: YOUTUBE,
    asOf,
    channel: {
      channelId: id,
      name,
      handle: null,
      description: "",
      thumbnail: null,
      subscriberCount: null,
      videoCount: null,
      viewCount: null,
    },
    uploads: longs
      .flatMap((entry) => uploadOf(entry) ?? [])
      .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt)),
    more: entries.length === FEED_UPLOADS,
    feed: { shorts: entries.length - longs.length },
  };
}

/** A feed or a push of a channel as its watching takes it, Shorts among the rest; views only where it tells them. */
export function readWatchPage(
  text: string,
  { id, at, source }: { id: string; at: Date; source: "feed" | "push" },
): { page: WatchPage; title: string | null } {
  const feed = rootOf(text);
  const entries = childrenOf(feed, "entry");
  const isOf = (one: XmlElement) => textOf(one, "yt:channelId") === id;
  const gone = source === "push" ? childrenOf(feed, "at:deleted-entry") : [];
  const isThis = source === "feed" ? isFeedOf(feed, id) : entries.length + gone.length > 0;
  if (feed.name !== "feed" || !isThis || !entries.every(isOf) || !gone.every((one) => isDeletedBy(one, id))) {
    throw new FeedError("failed", "it is not this channel's");
  }
  const instant = (text: string) => Math.min(at.getTime(), Date.parse(text) || at.getTime());
  const videos = entries.slice(0, FEED_UPLOADS).flatMap((entry) => {
    const video = seenVideo(entry);
    if (!video) return [];
    return source === "push" ? { ...video, updatedAt: instant(textOf(entry, "updated")) } : video;
  });
  const deleted = gone.slice(0, FEED_UPLOADS).map(({ attributes: { ref = "", when = "" } }) => ({
    id: ref.replace(/^yt:video:/, ""),
    at: instant(when),
  }));
  const isWhole = source === "feed" && videos.length === Math.min(entries.length, FEED_UPLOADS);
  const title = source === "feed" ? plainTitle(textOf(feed, "title")) || null : null;
  const page = { source, at: at.getTime(), videos, isWhole, missing: [] };
  return { page: deleted.length > 0 ? { ...page, deleted } : page, title };
}

/** A deleted entry (RFC 6721) names who deleted it. */
function isDeletedBy(entry: XmlElement, id: string): boolean {
  const [by] = childrenOf(entry, "at:by");
  return by !== undefined && textOf(by, "uri").endsWith(`/channel/${id}`);
}

function seenVideo(entry: XmlElement): SeenVideo | null {
  const id = textOf(entry, "yt:videoId");
  const title = plainTitle(textOf(entry, "title"));
  const publishedAt = new Date(textOf(entry, "published"));
  if (!VIDEO_ID.test(id) || title === "" || Number.isNaN(publishedAt.getTime())) return null;
  return {
    ...{ id, title, publishedAt: publishedAt.toISOString(), views: viewsOf(entry) },
    ...{ seconds: null, isShort: isShort(entry), thumbnail: null },
  };
}

function rootOf(text: string): XmlElement {
  if (/<!doctype/i.test(text)) throw new FeedError("failed", "it has a document type");
  try {
    // The parser turns line ends one by one, each with a copy of what is around it: they come as XML has them.
    const { root } = parseXml(text.replace(/\r\n?/g, "\n"));
    if (root) return root;
  } catch {
    // Its message quotes the text.
  }
  throw new FeedError("failed", "it is no XML that can be read");
}

function isFeedOf(feed: XmlElement, id: string): boolean {
  const [link] = childrenOf(feed, "link").filter(({ attributes }) => attributes.rel === "alternate");
  return link?.attributes.href?.endsWith(`/channel/${id}`) ?? false;
}

const VIDEO_ID = /^[\w-]{11}$/;

function viewsOf(entry: XmlElement): number | null {
  const [statistics] = childrenOf(entry, "media:group")
    .flatMap((group) => childrenOf(group, "media:community"))
    .flatMap((community) => childrenOf(community, "media:statistics"));
  const views = statistics?.attributes.views ?? "";
  return /^\d{1,13}$/.test(views) && Number(views) <= MOST_VIEWS ? Number(views) : null;
}

function uploadOf(entry: XmlElement): ChannelUpload | null {
  const seen = seenVideo(entry);
  if (!seen || seen.views === null) return null;
  return {
    videoId: seen.id,
    title: seen.title,
    publishedAt: seen.publishedAt,
    viewCount: seen.views,
    likeCount: null,
    commentCount: null,
    thumbnail: "",
    durationSeconds: null,
  };
}

/** The one thing that tells a Short: its address. Not all have it. */
function isShort(entry: XmlElement): boolean {
  return childrenOf(entry, "link").some(({ attributes }) => attributes.href?.includes("/shorts/"));
}

function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);
}

/** The text of the first child of that name; "" without one. */
function textOf(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? "";
}

interface Setup {
  readFeed: ReadFeed;
  /** What is known without asking anybody. */
  samples: Channels;
  /** Of what an address may have read anew. */
  limit: Limit;
  /** Counts a reading of the address's day; throws CeilingReached after the last. */
  spend(): Promise<void>;
  warn(text: string): void;
}

/** Channels without a key: samples by name, any other by its id, of which the feed tells. */
export function feedChannels({ readFeed, samples, limit, spend, warn }: Setup): Channels {
  return {
    ...samples,
    async uploadsOf(text) {
      const address = channelAddress(text);
      if (address?.by !== "id") return samples.uploadsOf(text);
      if (!(await limit())) return { ok: false, problem: "too-many" };
      await spend();
      try {
        return { ok: true, answer: await readFeed(address.id) };
      } catch (error) {
        if (!(error instanceof FeedError)) throw error;
        warn(error.message);
        return { ok: false, problem: error.kind === "missing" ? "feed-missing" : "feed-failed" };
      }
    },
  };
}
