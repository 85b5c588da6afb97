import type { UsualBlocks } from "../../model/channel";
import type { KeptChannel, Layer, ReadLayer } from "../../model/kept-channel";
import type { MeasuredUpload } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import type { ChannelFacts as YoutubeFacts } from "../../services/channels";
import { MAX_KEPT_UPLOADS, newestUploads } from "./kept-channel";

/** The newest uploads are read again after a day … */
const NEWEST_AFTER_MS = DAY_MS;

/** … and all of them after 25, so that each is read anew before its 30 days are over. */
const ALL_AFTER_MS = 25 * DAY_MS;

/** A channel is read for as long as its owner comes back: an owner away for longer finds what was read last. */
export const IDLE_AFTER_MS = 14 * DAY_MS;

/** A page of uploads is two calls, and each may be made once more. */
export const CALLS_A_PAGE = 4;

/** The layer that YouTube fills, by its API or its feed. */
export function youtubeLayer(kept: KeptChannel | null): Layer | undefined {
  return kept?.layers.find(({ kind }) => kind === "youtube");
}

/** When the kept channel is to be read next; null if there is nothing to read. In the past or now: it is due. */
export function nextReading(kept: KeptChannel, now: Date): Date | null {
  const layer = youtubeLayer(kept);
  if (!layer?.reading || layer.reading.isGone) return null;
  const { pass, wholeAt, isFeed } = layer.reading;
  if (isFeed) return new Date(Date.parse(layer.at) + NEWEST_AFTER_MS);
  if (pass || !wholeAt) return now;
  return new Date(Math.min(Date.parse(layer.at) + NEWEST_AFTER_MS, Date.parse(wholeAt) + ALL_AFTER_MS));
}

/** The same layer where YouTube fills it. */
export function readLayer(kept: KeptChannel | null): ReadLayer | null {
  const layer = youtubeLayer(kept);
  return layer?.reading ? { ...layer, reading: layer.reading } : null;
}

/** Whether the next reading is one of all uploads: there was none yet, one is under way, or the last is 25 days old. */
export function isPassDue({ reading }: ReadLayer, now: Date): boolean {
  const { pass, wholeAt } = reading;
  return pass !== null || wholeAt === null || now.getTime() - Date.parse(wholeAt) >= ALL_AFTER_MS;
}

type Facts = Pick<YoutubeFacts, "channelId" | "name" | "handle" | "subscriberCount" | "videoCount"> & {
  uploads: string | null;
};

/** What YouTube tells of the channel itself, read now; null: it knows no such channel any more. */
export function withFacts(layer: ReadLayer, facts: Facts | null, now: Date): ReadLayer {
  if (!facts) return { ...layer, reading: { ...layer.reading, pass: null, isGone: true } };
  const { channelId: id, name, handle, subscriberCount: subscribers, videoCount: of, uploads } = facts;
  return {
    ...layer,
    at: now.toISOString(),
    facts: { id, name, handle, subscribers },
    reading: { ...layer.reading, of, playlist: uploads, isGone: false, isFeed: undefined },
  };
}

/** The layer with what the channel's public feed tells now; older uploads stay for as long as they may be kept. */
export function withFeed(layer: ReadLayer, fresh: Layer): ReadLayer {
  const reading = fresh.reading ?? layer.reading;
  return { ...fresh, uploads: withUploads(layer.uploads, fresh.uploads), usual: layer.usual, reading };
}

/** A pass over all uploads begins, from the newest on. */
export function withPass(layer: ReadLayer, now: Date): ReadLayer {
  return {
    ...layer,
    reading: { ...layer.reading, pass: { began: now.toISOString(), token: null, read: 0 } },
  };
}

/** A page of a pass, or of the newest uploads. */
export interface UploadsPage {
  uploads: MeasuredUpload[];
  /** How many ids it had: some may be private or gone. */
  ids: number;
  next: string | null;
  /** What recurs in the newest descriptions; absent for an older page. */
  usual?: UsualBlocks;
}

/**
 * One more page of the pass under way. With its last page, or the 2,000th upload, the pass is whole: what it did not
 * find is gone from the channel.
 */
export function withPage(layer: ReadLayer, page: UploadsPage): ReadLayer {
  const { pass } = layer.reading;
  const uploads = withUploads(layer.uploads, page.uploads);
  if (!pass) return { ...layer, uploads };
  const usual = usualOf(layer, page);
  const read = pass.read + page.ids;
  if (page.next && read < MAX_KEPT_UPLOADS) {
    return {
      ...layer,
      uploads,
      usual,
      reading: { ...layer.reading, pass: { ...pass, token: page.next, read } },
    };
  }
  const found = uploads.filter(({ countedAt }) => countedAt >= pass.began);
  return { ...layer, uploads: found, usual, reading: { ...layer.reading, pass: null, wholeAt: pass.began } };
}

/** The newest uploads, read anew. If none of them was known there may be others between: all are read next. */
export function withNewest(layer: ReadLayer, page: UploadsPage): ReadLayer {
  const known = new Set(layer.uploads.map(({ videoId }) => videoId));
  const isGap = page.next !== null && !page.uploads.some(({ videoId }) => known.has(videoId));
  const reading = isGap ? { ...layer.reading, wholeAt: null } : layer.reading;
  return {
    ...layer,
    uploads: withUploads(layer.uploads, page.uploads),
    usual: usualOf(layer, page),
    reading,
  };
}

/** Read together with the channel's facts. */
function usualOf({ at, usual }: ReadLayer, page: UploadsPage): Layer["usual"] {
  return page.usual ? { ...page.usual, at } : usual;
}

/** The pass under way is given up: where it would go on is known to YouTube no more. */
export function withoutPass(layer: ReadLayer): ReadLayer {
  return { ...layer, reading: { ...layer.reading, pass: null, wholeAt: null } };
}

function withUploads(known: MeasuredUpload[], read: MeasuredUpload[]): MeasuredUpload[] {
  const byId = new Map([...known, ...read].map((upload) => [upload.videoId, upload]));
  return newestUploads([...byId.values()]);
}

/** The kept channel with what was read of it. */
export function withReading(kept: KeptChannel, layer: ReadLayer): KeptChannel {
  return { layers: kept.layers.map((one) => (one.kind === layer.kind ? layer : one)) };
}
