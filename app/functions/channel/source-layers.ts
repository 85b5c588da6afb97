import type { GivenFile } from "../../model/given-file";
import type { ChannelFacts, Layer } from "../../model/kept-channel";
import { type MeasuredUpload, UNMEASURED } from "../../model/upload";
import { isoDay } from "../../numbers/days";
import { counted, formatCount } from "../../numbers/figures";
import type { ChannelAnswer } from "../../services/channels";
import type { DateOrder } from "../../tables/dates";
import type { StudioExport } from "../../tables/studio/export";
import { readStudioExport } from "../../tables/studio/read-export";
import { clip } from "../../words/clip";
import { Refused } from "../refused";
import { CONNECT_MESSAGES as SAYS } from "./messages";
import { LIST_MESSAGES, pastedUploads } from "./pasted-uploads";

/** What YouTube answered, as a layer: the newest uploads, and where reading goes on. */
export function answeredLayer({ asOf, channel, uploads, more, rest }: ChannelAnswer): Layer {
  return {
    kind: "youtube",
    at: asOf,
    facts: factsOf(channel),
    uploads: uploads.map((upload) => measuredUpload(upload, asOf)),
    daily: [],
    notes: [],
    currency: null,
    reading: {
      playlist: rest?.playlist ?? null,
      of: channel.videoCount,
      wholeAt: more ? null : asOf,
      // Without a place to go on from, the pass begins anew.
      pass: more && rest ? { began: asOf, token: rest.token, read: uploads.length } : null,
      isGone: false,
    },
  };
}

/** What YouTube tells of a channel itself. */
function factsOf({
  channelId,
  name,
  handle,
  subscriberCount,
}: Pick<ChannelAnswer["channel"], "channelId" | "name" | "handle" | "subscriberCount">): ChannelFacts {
  return { id: channelId, name, handle, subscribers: subscriberCount };
}

/** An upload with what YouTube's API tells of it. `durationSeconds` is 0 for one that is live or still to come. */
export function measuredUpload(
  upload: Omit<ChannelAnswer["uploads"][number], "thumbnail">,
  countedAt: string,
): MeasuredUpload {
  const { videoId, title, publishedAt, viewCount, likeCount, commentCount, durationSeconds } = upload;
  return {
    ...UNMEASURED,
    videoId,
    title,
    publishedAt,
    countedAt,
    views: viewCount,
    durationSeconds: durationSeconds || null,
    likes: likeCount,
    comments: commentCount,
  };
}

interface GivenAt {
  now: Date;
  /** How dates such as 03/04/2026 are meant, if the creator was asked. */
  order?: DateOrder;
}

/**
 * An export of YouTube Studio, or one of its files.
 *
 * @throws Refused for any other file, if it counts only some days of each video, or if its dates are ambiguous
 */
export async function studioLayer({ name, bytes }: GivenFile, { now, order }: GivenAt): Promise<Layer> {
  const field = "file";
  if (bytes.length === 0) throw new Refused(400, SAYS["empty-file"], { field });
  const read = await readStudioExport(bytes, { asOf: now, order, name: clip(name, 80) });
  if ("refused" in read) throw new Refused(400, read.refused, { field });
  if (read.dates === "unknown" && read.uploads.length === 0) {
    throw new Refused(400, LIST_MESSAGES["which-dates"], { field: "order" });
  }
  if (read.uploads.length === 0 && read.daily.length === 0) {
    throw new Refused(400, read.partial.length > 0 ? SAYS["not-lifetime"] : SAYS["no-uploads"], { field });
  }
  return {
    kind: "studio",
    at: now.toISOString(),
    facts: null,
    uploads: read.uploads,
    daily: read.daily,
    notes: studioNotes(read),
    currency: read.currency,
    reading: null,
  };
}

/** So many notes are kept of a source. */
const MAX_NOTES = 8;

function studioNotes({ files, partial, counts, isCut, period, dates }: StudioExport): string[] {
  const excluded = (kinds: (keyof typeof counts)[]) =>
    kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const unpublished = excluded(["unpublished", "future"]);
  const unread = excluded(["no-title", "no-date", "no-views", "ambiguous-date", "duplicate", "unread"]);
  const byContent = files.flatMap(({ columns }) => columns.filter(({ by }) => by === "content"));
  const says = [
    ...(partial.length > 0 && period
      ? [
          `${counted(partial.length, "video")} from before ${period.from} left out: choose Lifetime to have them.`,
        ]
      : []),
    ...(unpublished > 0 ? [`${counted(unpublished, "row")} without a published video left out.`] : []),
    ...(unread > 0 ? [`${counted(unread, "row")} that could not be read left out.`] : []),
    ...(dates === "unknown" ? [LIST_MESSAGES["which-dates"]] : []),
    ...(isCut ? [`Studio exports ${formatCount(500)} videos at most: others are missing.`] : []),
    ...byContent.map(
      ({ heading, meaning }) => `Column “${clip(heading, 60)}” read as ${meaning}, by what it holds.`,
    ),
    ...files.flatMap(({ name, refused }) =>
      refused ? [`${clip(name, 80)} was not read: ${clip(refused, 160)}.`] : [],
    ),
  ];
  return says.slice(0, MAX_NOTES);
}

/** A pasted list, its views as of now. */
export function listLayer(text: string, { now, order }: GivenAt): Layer {
  const field = "uploads";
  const { uploads, counts } = pastedUploads(text, { field, now, order });
  if (uploads.length === 0) throw new Refused(400, SAYS["no-uploads"], { field });
  const excluded = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    kind: "list",
    at: now.toISOString(),
    facts: null,
    uploads: uploads.map(({ title, publishedAt, views, durationSeconds = null }) => ({
      ...UNMEASURED,
      title,
      publishedAt: dayOrInstant(new Date(publishedAt)),
      views,
      durationSeconds,
      countedAt: now.toISOString(),
    })),
    daily: [],
    notes: excluded > 0 ? [`${counted(excluded, "line")} left out.`] : [],
    currency: null,
    reading: null,
  };
}

/** A list tells days; an instant at midnight is one. */
function dayOrInstant(at: Date): string {
  const instant = at.toISOString();
  return instant.endsWith("T00:00:00.000Z") ? isoDay(at) : instant;
}
