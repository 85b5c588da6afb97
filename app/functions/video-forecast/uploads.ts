import { z } from "zod";
import { kindsOf, LEAST_OF_KIND, selectUploads, USUAL_UPLOADS } from "../../engines/growth";
import { type Channel, countedLast, type SourceKind } from "../../model/channel";
import { comparedKind, type PastUpload, type UploadKind } from "../../model/upload";
import { CHANNEL_MAX, channelRefusal } from "../../services/channels";
import { median } from "../../statistics/quantiles";
import type { DateOrder } from "../../tables/dates";
import type { ReadUploads } from "../../tables/read-uploads";
import { TITLE_MAX } from "../../words/bounds";
import { typedLine } from "../../words/typed";
import { LIST_MESSAGES, pastedUploads } from "../channel/pasted-uploads";
import type { GatherServices } from "../desk/desk";
import { cardField, kindField } from "../desk/kept-list";
import { Refused } from "../refused";
import type { KeptForecast } from "./kept-forecast";
import { MIN_LONGER, noForecastOfShorts, YOURS_MESSAGES as SAYS, shortsOnly } from "./yours-messages";

/** What the form holds: a file stands before a pasted list, a list before a channel; with none, the connected one. */
export const forecastForm = z.object({
  title: typedLine(TITLE_MAX, { blank: SAYS.blank, tooLong: SAYS["long-title"] }),
  date: z
    .string()
    .trim()
    .pipe(z.iso.date(SAYS["no-date"]).or(z.literal("")))
    .default(""),
  channel: z.string().trim().max(CHANNEL_MAX, SAYS["long-channel"]).default(""),
  uploads: z.string().default(""),
  file: z.string(LIST_MESSAGES["no-text"]).optional(),
  order: z.enum(["day-first", "month-first"]).optional().catch(undefined),
  kind: kindField,
  card: cardField,
});
type ForecastInput = z.infer<typeof forecastForm>;

/** The uploads a forecast is made from. */
export interface GivenUploads extends Pick<KeptForecast, "from" | "asOf" | "channel" | "more"> {
  uploads: PastUpload[];
  /** When the last of their views were counted: later than `asOf`, where another source counted after YouTube was read. */
  countedAt: Date;
  /** What the reader of a list excluded. */
  read: Pick<ReadUploads, "excluded" | "counts">;
  /** The form field that gave them; absent for the connected channel. */
  field?: "channel" | "uploads" | "file";
}

/**
 * The uploads that were given: a file's, else a pasted list's, else a channel's, else those of the connected channel.
 *
 * @throws Refused if nothing was given, a list is too long no list of uploads, of Shorts alone or its dates are
 * ambiguous, or the channel cannot be read
 */
export async function givenUploads(
  input: Omit<ForecastInput, "title" | "date" | "kind" | "card">,
  services: Pick<GatherServices, "channel" | "channels" | "request">,
): Promise<GivenUploads> {
  const { file, uploads, channel, order } = input;
  const { now } = services.request;
  // A form without a file sends its field empty, as one with an empty file does.
  if (file?.trim()) return listedUploads(file, { field: "file", now, order });
  if (uploads.trim() !== "") return listedUploads(uploads, { field: "uploads", now, order });
  if (channel !== "") return channelUploads(channel, services.channels);
  const own = await services.channel.read();
  if (!own || own.uploads.length === 0) throw new Refused(400, SAYS.nothing, { field: "channel" });
  return ownUploads(own);
}

/** The uploads of the connected channel, as of its newest count. A count from YouTube limits how long the forecast is kept. */
export function ownUploads({ name, handle, id, isSample, uploads, sources, reading }: Channel): GivenUploads {
  const sourceOf = (kind: SourceKind) => sources.find((source) => source.kind === kind);
  const fromYoutube = sourceOf("youtube");
  const countedAt = countedLast({ uploads }) ?? new Date(0);
  return {
    uploads,
    read: { excluded: [], counts: {} },
    from: isSample ? "sample" : fromYoutube ? "youtube" : sourceOf("studio") ? "file" : "list",
    asOf: fromYoutube ? new Date(fromYoutube.at).toISOString() : countedAt.toISOString(),
    countedAt,
    channel: { name: excerpt(name), id: id ?? "", asked: handle ?? "" },
    more: reading?.state === "reading" || reading?.state === "newest",
  };
}

interface ListOptions {
  field: "uploads" | "file";
  now: Date;
  order?: DateOrder;
}

/** The uploads of a list, its views as of `now`. */
export function listedUploads(text: string, { field, now, order }: ListOptions): GivenUploads {
  const { uploads, shorts, excluded, counts } = pastedUploads(text, { field, now, order });
  if (uploads.length < MIN_LONGER && shorts.length > uploads.length) {
    throw new Refused(400, shortsOnly(shorts.length, uploads.length), { field });
  }
  return {
    uploads,
    read: { excluded, counts },
    from: field === "file" ? "file" : "list",
    asOf: now.toISOString(),
    countedAt: now,
    channel: null,
    more: false,
    field,
  };
}

async function channelUploads(asked: string, channels: GatherServices["channels"]): Promise<GivenUploads> {
  const outcome = await channels.uploadsOf(asked);
  if (!outcome.ok) {
    const { message, status } = channelRefusal(outcome.problem);
    throw new Refused(status, message, { field: "channel" });
  }
  const { source, asOf, channel, uploads, more } = outcome.answer;
  return {
    uploads: uploads.map(({ title, publishedAt, viewCount, durationSeconds }) => ({
      title,
      publishedAt,
      views: viewCount,
      durationSeconds,
    })),
    read: { excluded: [], counts: {} },
    from: source.kind,
    asOf,
    countedAt: new Date(asOf),
    channel: { name: excerpt(channel.name), id: channel.channelId, asked: channel.handle ?? asked },
    more,
    field: "channel",
  };
}

/**
 * Refuses a forecast of a Short, with the usual of Shorts: of the kind that was chosen, else of what the connected channel
 * makes now. Another channel or a list is forecast by its longer videos.
 *
 * @throws Refused
 */
export function refuseShort({ uploads, countedAt, field }: GivenUploads, chosen?: UploadKind): void {
  const kind = chosen ?? (field ? "long" : kindsOf(uploads, countedAt).now);
  if (kind === "long") return;
  const { usable } = selectUploads(uploads, countedAt, kind);
  const usual =
    usable.length < LEAST_OF_KIND.short
      ? null
      : median(usable.slice(-USUAL_UPLOADS).map(({ logViews }) => logViews));
  const isMixed = uploads.some((upload) => comparedKind(upload) === "long");
  throw new Refused(400, noForecastOfShorts({ shorts: usable.length, usual: usual && 10 ** usual, isMixed }));
}

/** Longer than any title on YouTube, which ends at 100. */
const MAX_TITLE = 120;
/** Characters that turn the direction of what stands around them (Unicode, UAX 9), and controls. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A title as kept and shown: one line of well-formed text, at most 120 characters, with an ellipsis if it is cut. */
export function excerpt(title: string): string {
  const plain = title.toWellFormed().replace(UNPRINTABLE, " ").trim();
  const characters = [...plain];
  return characters.length > MAX_TITLE
    ? `${characters
        .slice(0, MAX_TITLE - 1)
        .join("")
        .trimEnd()}…`
    : plain;
}
