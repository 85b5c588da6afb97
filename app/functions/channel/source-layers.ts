import type { ChannelFacts, GivenFile, Layer } from "../../model/kept-channel";
import { type MeasuredUpload, publishedRange, UNMEASURED } from "../../model/upload";
import { isoDay } from "../../numbers/days";
import { counted, formatCount } from "../../numbers/figures";
import type { ChannelAnswer } from "../../services/channels";
import type { DateOrder } from "../../tables/dates";
import type { ReadUploads } from "../../tables/read-uploads";
import type { StudioExport } from "../../tables/studio/export";
import { readStudioExport } from "../../tables/studio/read-export";
import { clip } from "../../words/bounds";
import { Refused } from "../refused";
import { MAX_KEPT_UPLOADS } from "./kept-channel";
import { CONNECT_MESSAGES as SAYS } from "./messages";
import { comparableShorts, LIST_MESSAGES, pastedUploads } from "./pasted-uploads";

/** What YouTube answered, as a layer: the newest uploads, and where reading goes on. */
export function answeredLayer({ asOf, channel, uploads, more, rest, feed, usual }: ChannelAnswer): Layer {
  return {
    kind: "youtube",
    at: asOf,
    facts: factsOf(channel),
    uploads: uploads.map((upload) => measuredUpload(upload, asOf)),
    daily: [],
    notes: feed ? feedNotes(feed) : [],
    currency: null,
    reading: {
      playlist: rest?.playlist ?? null,
      of: channel.videoCount,
      wholeAt: more || feed ? null : asOf,
      // Without a place to go on from, the pass begins anew.
      pass: more && rest ? { began: asOf, token: rest.token, read: uploads.length } : null,
      isGone: false,
      isFeed: feed && true,
    },
    usual: usual && { ...usual, at: asOf },
  };
}

function feedNotes({ shorts }: NonNullable<ChannelAnswer["feed"]>): string[] {
  return [
    "Read from YouTube's public feed, which tells no lengths, likes or comments.",
    ...(shorts > 0 ? [`${counted(shorts, "Short")} left out: without lengths they cannot be compared.`] : []),
  ];
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

/** A pasted list, or the Videos tab copied from YouTube, its views as of now. */
export function listLayer(text: string, { now, order }: GivenAt): Layer {
  const field = "uploads";
  const read = pastedUploads(text, { field, now, order, takesUndated: true });
  const uploads = [...read.uploads, ...comparableShorts(read)];
  const undated = read.page?.undated.slice(0, MAX_KEPT_UPLOADS) ?? [];
  if (uploads.length + undated.length === 0) throw new Refused(400, SAYS["no-uploads"], { field });
  return {
    kind: "list",
    at: now.toISOString(),
    facts: null,
    ...(undated.length > 0
      ? { undated: undated.map((video) => ({ ...video, countedAt: now.toISOString() })) }
      : {}),
    uploads: uploads.map((upload) => ({
      ...UNMEASURED,
      title: upload.title,
      publishedAt: upload.publishedWithinDays
        ? upload.publishedAt
        : dayOrInstant(new Date(upload.publishedAt)),
      ...publishedRange(upload),
      views: upload.views,
      durationSeconds: upload.durationSeconds,
      countedAt: now.toISOString(),
    })),
    daily: [],
    notes: listNotes(read),
    currency: null,
    reading: null,
  };
}

/** The notes on a list: what was left out and, of a copied page, how it was read. */
function listNotes(read: ReadUploads): string[] {
  const { uploads, shorts, counts, excluded, page } = read;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0) - comparableShorts(read).length;
  const left = all > 0 ? [`${counted(all, "line")} left out.`] : [];
  if (!page) return left;
  const unread = excluded.filter(({ kind }) => kind === "unread");
  const dated = uploads.length + shorts.length;
  return [
    ...(dated > 0
      ? [
          `${counted(dated, "video")} read from your Videos tab${ORDERS[page.order]}.`,
          "Ages such as “3 weeks ago” are ranges: your light and forecasts use their middle. Weekdays, upload times and first days are not judged.",
        ]
      : []),
    ...(page.undated.length > 0
      ? [
          `${counted(page.undated.length, "Short")} kept with views alone: your Shorts tab tells no dates, so light, forecasts and report leave them out.`,
        ]
      : []),
    ...(page.doubled > 0 ? [`${counted(page.doubled, "video")} stood there twice and counted once.`] : []),
    ...left,
    ...unread.slice(0, NAMED_LINES).map(({ line, why }) => `Line ${formatCount(line)}: ${why}.`),
  ].slice(0, MAX_NOTES);
}

/** So many lines that were not understood are named. */
const NAMED_LINES = 3;

const ORDERS = {
  newest: ", newest first",
  oldest: ", oldest first",
  mixed: ", in no order of time: sorted by Latest, your dates would be closer",
};

/** A list tells days; an instant at midnight is one. */
function dayOrInstant(at: Date): string {
  const instant = at.toISOString();
  return instant.endsWith("T00:00:00.000Z") ? isoDay(at) : instant;
}
