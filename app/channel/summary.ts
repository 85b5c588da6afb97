import { z } from "zod";
import { baselineOf, viewsAtAYear } from "../engines/forecast";
import { type MeasuredUpload, uploadKind } from "../tables/upload";
import { type Channel, type ChannelSummary, type RecentUpload, SOURCE_KINDS } from "./channel";

/** A summary's bound, as JSON: five titles and a name of any length that sources have fit several times. */
export const MAX_SUMMARY_BYTES = 8192;

const LAST_UPLOADS = 5;

/** What every page may show of a channel. */
export function summarize(channel: Channel): ChannelSummary {
  const { name, handle, id, isSample, subscribers, reading, uploads } = channel;
  const kinds = uploads.map(({ durationSeconds }) => uploadKind(durationSeconds));
  return {
    name,
    handle,
    id,
    isSample,
    subscribers,
    reading,
    uploads: uploads.length,
    longs: kinds.filter((kind) => kind === "long").length,
    shorts: kinds.filter((kind) => kind === "short").length,
    sources: channel.sources.map(({ kind, at }) => ({ kind, at })),
    lastUploads: uploads.slice(0, LAST_UPLOADS).map((upload) => recentUpload(upload, uploads)),
  };
}

function recentUpload(upload: MeasuredUpload, uploads: MeasuredUpload[]): RecentUpload {
  const { videoId, title, publishedAt, views, countedAt, durationSeconds } = upload;
  const kind = uploadKind(durationSeconds);
  return { videoId, title, publishedAt, views, countedAt, kind, multiple: multipleOf(upload, uploads) };
}

/**
 * An upload's views as a multiple of the channel's usual at the same age: the median of its newest ten others of the
 * same kind. null with fewer than three, or if its age or kind is unknown.
 */
function multipleOf(upload: MeasuredUpload, uploads: MeasuredUpload[]): number | null {
  // Sources count at different instants: each upload keeps the age it had when it was counted.
  const at = new Date(upload.countedAt);
  const others = uploads.map((one, place) => asOf(one, place, at));
  const place = uploads.indexOf(upload);
  const own = others[place];
  const views = own && viewsAtAYear(own, at);
  const usual = own && baselineOf(own, others, at);
  return views && usual ? views / usual.views : null;
}

function asOf(upload: MeasuredUpload, place: number, at: Date) {
  const age = Date.parse(upload.countedAt) - Date.parse(upload.publishedAt);
  const publishedAt = Number.isNaN(age) ? "" : new Date(at.getTime() - age).toISOString();
  const { views, durationSeconds } = upload;
  return { videoId: upload.videoId ?? String(place), publishedAt, viewCount: views, durationSeconds };
}

const instant = z.string();

/** A summary as it is read back; anything else counts as none. */
export const channelSummary: z.ZodType<ChannelSummary> = z.object({
  name: z.string(),
  handle: z.string().nullable(),
  id: z.string().nullable(),
  isSample: z.boolean(),
  subscribers: z.number().nullable(),
  reading: z
    .object({ state: z.enum(["whole", "reading", "gone"]), read: z.number(), of: z.number().nullable() })
    .nullable(),
  uploads: z.number(),
  longs: z.number(),
  shorts: z.number(),
  sources: z.array(z.object({ kind: z.enum(SOURCE_KINDS), at: instant })),
  lastUploads: z.array(
    z.object({
      videoId: z.string().nullable(),
      title: z.string(),
      publishedAt: instant,
      views: z.number(),
      countedAt: instant,
      kind: z.enum(["short", "long"]).nullable(),
      multiple: z.number().nullable(),
    }),
  ),
});
