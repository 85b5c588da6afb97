import { z } from "zod";
import { typedLine } from "../../../forms/typed";
import type { Services } from "../../../services";
import { CHANNEL_MAX, channelRefusal } from "../../../sources/channels";
import { type ReadUploads, readUploads } from "../../../tables/read-uploads";
import type { PastUpload } from "../../../tables/upload";
import { Refused } from "../../tool/refusal";
import { TITLE_MAX } from "../both-desks";
import type { OwnForecast } from "./kept-forecast";
import { LINES_MAX, OWN_MESSAGES as SAYS } from "./messages";

/** What the form holds: a file stands before a pasted list, a list before a channel. */
export const forecastForm = z.object({
  title: typedLine(TITLE_MAX, { blank: SAYS.blank, tooLong: SAYS["long-title"] }),
  date: z
    .string()
    .trim()
    .pipe(z.iso.date(SAYS["no-date"]).or(z.literal("")))
    .default(""),
  channel: z.string().trim().max(CHANNEL_MAX, SAYS["long-channel"]).default(""),
  uploads: z.string().default(""),
  file: z.string(SAYS["no-text"]).optional(),
  order: z.enum(["day-first", "month-first"]).optional().catch(undefined),
});
export type ForecastIn = z.infer<typeof forecastForm>;

/** The uploads a forecast is to rest on. */
export interface Material extends Pick<OwnForecast, "from" | "asOf" | "channel" | "more"> {
  uploads: PastUpload[];
  read: Pick<ReadUploads, "excluded" | "counts">;
  /** The field that gave them. */
  field: "channel" | "uploads" | "file";
}

/**
 * The uploads that were given, from wherever they come.
 *
 * @throws Refused where nothing was given, a list is too long or its dates say two things, or the channel cannot be read
 */
export async function materialOf(
  input: Omit<ForecastIn, "title" | "date">,
  services: Pick<Services, "channels" | "request">,
): Promise<Material> {
  const { file, uploads, channel, order } = input;
  const { now } = services.request;
  // A form without a file sends its field empty, as one with an empty file does.
  if (file?.trim()) return listed(file, { field: "file", now, order });
  if (uploads.trim() !== "") return listed(uploads, { field: "uploads", now, order });
  if (channel === "") throw new Refused(SAYS.nothing, { field: "channel" });
  return read(channel, services.channels);
}

interface Listed {
  field: "uploads" | "file";
  now: Date;
  order?: "day-first" | "month-first";
}

/** The uploads of a list; its views are taken to be those of `now`. */
export function listed(text: string, { field, now, order }: Listed): Material {
  const whole = text.toWellFormed().replaceAll("\0", "").trimEnd();
  if (isTooLong(whole)) throw new Refused(SAYS["too-many-lines"], { field });
  const { uploads, excluded, counts, dates } = readUploads(whole, now, order);
  if (uploads.length === 0 && AGE.test(whole)) throw new Refused(SAYS.ages, { field });
  if (dates === "unknown") throw new Refused(SAYS["which-dates"], { field: "order" });
  return {
    uploads,
    read: { excluded, counts },
    from: field === "file" ? "file" : "list",
    asOf: now.toISOString(),
    channel: null,
    more: false,
    field,
  };
}

/** How YouTube's own pages date videos: by no day. */
const AGE = /\b\d{1,2} (?:hour|day|week|month|year)s? ago\b/i;

function isTooLong(text: string): boolean {
  return (text.match(/\r\n|\r|\n/g)?.length ?? 0) >= LINES_MAX;
}

async function read(asked: string, channels: Services["channels"]): Promise<Material> {
  const outcome = await channels.uploadsOf(asked);
  if (!outcome.ok) {
    const { message, status } = channelRefusal(outcome.problem);
    throw new Refused(message, { status, field: "channel" });
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
    channel: { name: excerpt(channel.name), id: channel.channelId, asked: channel.handle ?? asked },
    more,
    field: "channel",
  };
}

/** Longer than any title of YouTube's, which end at 100. */
const TITLE_AT_MOST = 120;
/** Characters that turn the direction of what stands around them (Unicode, UAX 9), and controls. */
const UNSHOWN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A title as it is kept and shown: one line, without halves of characters, 120 characters at most and marked where it goes on. */
export function excerpt(title: string): string {
  const plain = title.toWellFormed().replace(UNSHOWN, " ").trim();
  const characters = [...plain];
  return characters.length > TITLE_AT_MOST
    ? `${characters
        .slice(0, TITLE_AT_MOST - 1)
        .join("")
        .trimEnd()}…`
    : plain;
}
