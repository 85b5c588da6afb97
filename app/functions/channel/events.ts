import { cardKey } from "../../model/card";
import { NAMED_UPLOADS, type NewEvent } from "../../model/event";
import type { KeptChannel } from "../../model/kept-channel";
import type { MeasuredUpload } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";

/**
 * What goes on record when a channel is kept over what was there before: uploads that came out after the newest one
 * known by then. Older ones that turn up, as the first reading goes on or in an export, are no news, and nor is a channel
 * in place of a sample. One video of several sources is one.
 */
export function channelEvents(
  before: KeptChannel | null,
  after: KeptChannel,
): NewEvent<"uploads-published">[] {
  if (!before || isSample(before) !== isSample(after)) return [];
  const earlier = before.layers.flatMap(({ uploads }) => uploads);
  const newest = earlier.reduce((latest, { publishedAt }) => Math.max(latest, Date.parse(publishedAt)), 0);
  if (newest === 0) return [];
  const known = knownUploads();
  for (const upload of earlier) known.add(upload);
  const readAt: number[] = [];
  const found = after.layers.flatMap(({ at, uploads }) =>
    uploads.flatMap((upload) => {
      if (Date.parse(upload.publishedAt) <= newest || known.has(upload)) return [];
      known.add(upload);
      readAt.push(Date.parse(at));
      return { id: upload.videoId, publishedAt: upload.publishedAt };
    }),
  );
  if (found.length === 0) return [];
  const at = new Date(Math.min(...readAt));
  const uploads = found.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
  return [
    {
      kind: "uploads-published",
      at,
      facts: { count: found.length, uploads: uploads.slice(0, NAMED_UPLOADS) },
    },
  ];
}

/** Uploads by id and by title: comparing each with each would take the square of their number. */
function knownUploads() {
  const ids = new Set<string>();
  const byTitle = new Map<string, MeasuredUpload[]>();
  return {
    add(upload: MeasuredUpload): void {
      if (upload.videoId !== null) ids.add(upload.videoId);
      const key = cardKey(upload.title);
      const named = byTitle.get(key);
      if (named) named.push(upload);
      else byTitle.set(key, [upload]);
    },
    has(upload: MeasuredUpload): boolean {
      if (upload.videoId !== null && ids.has(upload.videoId)) return true;
      return byTitle.get(cardKey(upload.title))?.some((other) => mayBeSame(upload, other)) ?? false;
    },
  };
}

/** Of one title, where a source tells no id: of one day, or of a range in which both may have come out. */
function mayBeSame(a: MeasuredUpload, b: MeasuredUpload): boolean {
  if (a.videoId !== null && b.videoId !== null) return false;
  const days = Math.max(1, a.publishedWithinDays ?? 0, b.publishedWithinDays ?? 0);
  return Math.abs(Date.parse(a.publishedAt) - Date.parse(b.publishedAt)) <= days * DAY_MS;
}

const isSample = ({ layers }: KeptChannel) => layers.some(({ kind }) => kind === "sample");
