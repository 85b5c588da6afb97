import {
  type Channel,
  type ChannelSource,
  METRICS,
  type ReadingProgress,
  type SourceKind,
  UNNAMED,
} from "../../model/channel";
import { YOUTUBE_DAYS } from "../../model/desk";
import type { KeptChannel, Layer } from "../../model/kept-channel";
import { type DailyViews, type MeasuredUpload, publishedRange } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";

/** At most this many uploads are kept of each source, the newest. */
export const MAX_KEPT_UPLOADS = 2000;

/** The kept channel with a layer in place of that of the same source. */
export function withLayer(kept: KeptChannel | null, layer: Layer): KeptChannel {
  const others = kept?.layers.filter(({ kind }) => kind !== layer.kind) ?? [];
  return { layers: [...others, { ...layer, uploads: newestUploads(layer.uploads) }] };
}

/** The newest uploads, as many as are kept. */
export function newestUploads(uploads: MeasuredUpload[]): MeasuredUpload[] {
  return uploads
    .map((upload) => ({ upload, at: Date.parse(upload.publishedAt) }))
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_KEPT_UPLOADS)
    .map(({ upload }) => upload);
}

/**
 * What may still be kept and shown at an instant: data of YouTube's API leaves 30 days after it was last read (YouTube
 * API Services Developer Policies, III.E.4). null if nothing is left.
 */
export function withoutExpired(kept: KeptChannel, at: Date): KeptChannel | null {
  const oldest = at.getTime() - YOUTUBE_DAYS * DAY_MS;
  const isKept = (instant: string) => Date.parse(instant) > oldest;
  const layers = kept.layers.flatMap((layer) => {
    if (layer.kind !== "youtube") return [layer];
    const uploads = layer.uploads.filter(({ countedAt }) => isKept(countedAt));
    const facts = isKept(layer.at) ? layer.facts : null;
    const usual = layer.usual && isKept(layer.usual.at) ? layer.usual : undefined;
    if (!facts) return [];
    if (uploads.length === layer.uploads.length) return [usual === layer.usual ? layer : { ...layer, usual }];
    // Some of it is gone, so it is whole no more: the next reading begins anew.
    return [{ ...layer, uploads, usual, reading: layer.reading && { ...layer.reading, wholeAt: null } }];
  });
  return layers.length > 0 ? { layers } : null;
}

/** When the first of it has to go; null if nothing has to. */
export function keepUntil({ layers }: KeptChannel): Date | null {
  const layer = layers.find(({ kind }) => kind === "youtube");
  if (!layer) return null;
  const read = [
    layer.at,
    ...(layer.usual ? [layer.usual.at] : []),
    ...layer.uploads.map(({ countedAt }) => countedAt),
  ].map((at) => Date.parse(at));
  const oldest = read.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  return new Date(oldest + YOUTUBE_DAYS * DAY_MS);
}

/** Which source is believed first for what several tell alike. */
const PRECEDENCE: Record<SourceKind, number> = { youtube: 0, studio: 1, list: 2, sample: 3 };

/**
 * The channel as its sources tell it together. Uploads are joined by video id, else by title and day (one day apart at
 * most: an API tells instants, a file the day where the channel is), or by title and the nearest date where one of them
 * tells an age alone. Views come from the source that counted last,
 * every other field from YouTube, then Studio, then the list, whichever knows it.
 */
export function mergeLayers({ layers }: KeptChannel): Channel {
  const ordered = layers.toSorted((a, b) => PRECEDENCE[a.kind] - PRECEDENCE[b.kind]);
  const facts = ordered.find((layer) => layer.facts)?.facts;
  const usual = ordered.find((layer) => layer.usual)?.usual;
  return {
    name: facts?.name || UNNAMED,
    handle: facts?.handle ?? null,
    id: facts?.id ?? null,
    isSample: layers.some(({ kind }) => kind === "sample"),
    subscribers: facts?.subscribers ?? null,
    currency: ordered.find((layer) => layer.currency)?.currency ?? null,
    sources: ordered.map(describeLayer),
    reading: progress(ordered.find(({ kind }) => kind === "youtube")),
    uploads: newestUploads(joinUploads(ordered.map(({ uploads }) => uploads))),
    daily: joinDaily(ordered.map(({ daily }) => daily)),
    ...(usual && { usual: { of: usual.of, blocks: usual.blocks } }),
  };
}

function describeLayer({ kind, at, uploads, undated, daily, notes }: Layer): ChannelSource {
  const metrics = METRICS.filter((metric) => uploads.some((upload) => upload[metric] !== null));
  const beside = undated?.length ? { undated: undated.length } : {};
  return { kind, at, uploads: uploads.length, ...beside, metrics, daily: daily.length, notes };
}

function progress(layer: Layer | undefined): ReadingProgress | null {
  if (!layer?.reading) return null;
  const { of, wholeAt, isGone, isFeed } = layer.reading;
  const state = isGone ? "gone" : wholeAt ? "whole" : isFeed ? "newest" : "reading";
  return { state, read: layer.uploads.length, of: of === null ? null : Math.min(of, MAX_KEPT_UPLOADS) };
}

/** The uploads of several sources, each once. */
export function joinUploads(sources: MeasuredUpload[][]): MeasuredUpload[] {
  const joined: MeasuredUpload[] = [];
  const byId = new Map<string, number>();
  const byTitle = new Map<string, number[]>();
  // Two with different ids are never one video, whatever their titles.
  const isByTitle = sources.some((uploads) => uploads.some(({ videoId }) => !videoId)) && sources.length > 1;
  for (const uploads of sources) {
    // Two of one source are never one video.
    const taken = new Set<number>();
    for (const upload of uploads) {
      const at = findJoined(upload, { joined, byId, byTitle, taken }) ?? joined.length;
      const known = joined[at];
      joined[at] = known ? joinUpload(known, upload) : upload;
      taken.add(at);
      if (upload.videoId) byId.set(upload.videoId, at);
      if (!known && isByTitle) {
        const title = foldTitle(upload.title);
        const sameTitle = byTitle.get(title);
        if (sameTitle) sameTitle.push(at);
        else byTitle.set(title, [at]);
      }
    }
  }
  return joined;
}

interface Joined {
  joined: MeasuredUpload[];
  byId: Map<string, number>;
  byTitle: Map<string, number[]>;
  taken: Set<number>;
}

/** More uploads of one title cannot be distinguished. */
const SAME_TITLE = 50;

function findJoined(upload: MeasuredUpload, { joined, byId, byTitle, taken }: Joined): number | undefined {
  const known = upload.videoId ? byId.get(upload.videoId) : undefined;
  if (known !== undefined) return known;
  if (byTitle.size === 0) return undefined;
  const sameTitle = byTitle.get(foldTitle(upload.title))?.slice(0, SAME_TITLE) ?? [];
  let nearest: { at: number; apart: number } | undefined;
  for (const at of sameTitle) {
    const other = joined[at];
    if (!other || taken.has(at) || (other.videoId && upload.videoId)) continue;
    const apart = Math.abs(dayOf(other) - dayOf(upload));
    if (apart > mostApart(other, upload)) continue;
    if (!isAged(other) && !isAged(upload)) return at;
    if (!nearest || apart < nearest.apart) nearest = { at, apart };
  }
  return nearest?.at;
}

const isAged = ({ publishedWithinDays }: MeasuredUpload) => Boolean(publishedWithinDays);

/** How far apart the dates of one video may be: a day, and twice the ranges of ages, which hold nine in ten videos. */
function mostApart(...both: MeasuredUpload[]): number {
  return both.reduce((sum, { publishedWithinDays = 0 }) => sum + 2 * publishedWithinDays * DAY_MS, DAY_MS);
}

const dayOf = ({ publishedAt }: MeasuredUpload) => Date.parse(publishedAt.slice(0, 10));
/** Sources write them in their own ways, or leave them out. */
const QUOTES = /["“”„«»]/g;
export const foldTitle = (title: string) =>
  title.normalize("NFKC").replace(QUOTES, "").replace(/\s+/g, " ").trim().toLowerCase();

/** One upload of two sources, the first of which is believed first. */
function joinUpload(first: MeasuredUpload, other: MeasuredUpload): MeasuredUpload {
  const counted = Date.parse(other.countedAt) > Date.parse(first.countedAt) ? other : first;
  const joined: MeasuredUpload = {
    ...first,
    videoId: first.videoId ?? other.videoId,
    views: counted.views,
    countedAt: counted.countedAt,
  };
  for (const metric of METRICS) joined[metric] = first[metric] ?? other[metric];
  return isCloser(other, first) ? withDate(joined, other) : joined;
}

/** Whether an upload's date is told more closely than another's. */
function isCloser({ publishedWithinDays = 0 }: MeasuredUpload, than: MeasuredUpload): boolean {
  return publishedWithinDays < (than.publishedWithinDays ?? 0);
}

function withDate(
  { publishedWithinDays: _, ...upload }: MeasuredUpload,
  dated: MeasuredUpload,
): MeasuredUpload {
  return { ...upload, publishedAt: dated.publishedAt, ...publishedRange(dated) };
}

/** Daily views of several sources, those of the first that has a video. */
function joinDaily(sources: DailyViews[][]): DailyViews[] {
  const byVideo = new Map<string | null, DailyViews>();
  for (const one of sources.flat()) if (!byVideo.has(one.videoId)) byVideo.set(one.videoId, one);
  return [...byVideo.values()];
}
