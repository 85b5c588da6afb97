import { z } from "zod";
import { CeilingReached } from "../forms/ceiling";
import { isoDay } from "../numbers/days";
import { counted } from "../numbers/figures";
import type { Services } from "../services";
import { CHANNEL_MAX, type ChannelAnswer, channelRefusal } from "../sources/channels";
import type { DateOrder } from "../tables/dates";
import { readUploads } from "../tables/read-uploads";
import type { MeasuredUpload } from "../tables/upload";
import { REASONS, type Refusal, type RefusalStatus, Refused, TOO_LONG } from "../tools/tool/refusal";
import { joinUploads, type KeptChannel, type Layer, mergeLayers, withLayer } from "./kept-channel";
import {
  anotherChannel,
  CONNECT,
  DISCONNECT,
  MAX_LINES,
  noneShared,
  CONNECT_MESSAGES as SAYS,
} from "./messages";
import { youtubeLayer } from "./reading";
import { sampleLayer } from "./sample-channel";

const connectForm = z.object({
  /** A sample at one click, in place of what is typed. */
  sample: z.string().optional(),
  channel: z.string().trim().max(CHANNEL_MAX, SAYS["long-channel"]).default(""),
  uploads: z.string().default(""),
  order: z.enum(["day-first", "month-first"]).optional().catch(undefined),
});

type ConnectServices = Pick<Services, "channel" | "channels" | "request" | "report">;

export type ChannelOutcome =
  | { done: typeof CONNECT | typeof DISCONNECT }
  | { refused: Refusal & { status: RefusalStatus } };

/** A longer list is not sent back with the page. */
const ECHO_MAX = 64 * 1024;

/**
 * Does what the channel's page was asked for: connects by a handle, a file of YouTube Studio and a list, any of them
 * together, or disconnects. Never throws for what a visitor, YouTube or the database does: that comes back as a
 * refusal, with its field and what was typed.
 *
 * @throws a 400 Response for an unknown action
 */
export async function actOnChannel(form: FormData, services: ConnectServices): Promise<ChannelOutcome> {
  const typed = Object.fromEntries(
    ["channel", "uploads", "order"].flatMap((name) => {
      const text = form.get(name);
      return typeof text === "string" && text !== "" ? [[name, text]] : [];
    }),
  );
  const shown = Object.entries(typed).filter(([, text]) => text.length <= ECHO_MAX);
  const unshown = shown.length < Object.keys(typed).length;
  const action = String(form.get("action") ?? "");

  function refuse(status: RefusalStatus, message: string, field?: string) {
    const refused = { status, action, message, reason: REASONS[status], typed: Object.fromEntries(shown) };
    return { refused: { ...refused, ...(field ? { field } : {}), ...(unshown ? { unshown } : {}) } };
  }

  if (form.has(TOO_LONG)) return refuse(413, SAYS["too-long"], "file");
  if (action !== CONNECT && action !== DISCONNECT) {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
  try {
    if (action === DISCONNECT) {
      await services.channel.disconnect();
      return { done: DISCONNECT };
    }
    if (!(await services.channel.allowed())) return refuse(429, SAYS["too-many"]);
    const read = connectForm.safeParse({ ...typed, sample: form.get("sample") ?? undefined });
    if (!read.success) {
      const [issue] = read.error.issues;
      return refuse(400, issue?.message ?? SAYS.nothing, issue?.path[0]?.toString());
    }
    const layers = await gatherLayers({ ...read.data, file: form.get("file") }, services);
    const outcome = await services.channel.change((kept) => layers.reduce(addLayer, kept) ?? { layers });
    return outcome === "kept" ? { done: CONNECT } : refuse(413, SAYS["too-large"]);
  } catch (error) {
    if (error instanceof CeilingReached) return refuse(429, error.message);
    if (error instanceof Refused) return refuse(error.status, error.message, error.field);
    services.report(error);
    return refuse(503, SAYS.failed);
  }
}

interface Given extends z.infer<typeof connectForm> {
  file: FormDataEntryValue | null;
}

/**
 * Reads all that was given, as a layer each.
 *
 * @throws Refused if nothing was given, or any of it cannot be read
 */
async function gatherLayers(given: Given, services: ConnectServices): Promise<Layer[]> {
  const { order, uploads } = given;
  const { now } = services.request;
  if (given.sample) return [await readLayer(given.sample, services)];
  const layers: Layer[] = [];
  if (uploads.trim() !== "") layers.push(listLayer(uploads, { now, order }));
  // Last: it is the only one that costs anything.
  if (given.channel !== "") layers.unshift(await readLayer(given.channel, services));
  if (layers.length === 0) throw new Refused(SAYS.nothing, { field: "channel" });
  return layers;
}

/** The channel of a handle, an address or a name, as far as it is read at once. */
async function readLayer(asked: string, { channels, channel, request }: ConnectServices): Promise<Layer> {
  const outcome = await channels.uploadsOf(asked);
  if (!outcome.ok) {
    const { message, status } = channelRefusal(outcome.problem);
    throw new Refused(message, { status, field: "channel" });
  }
  const { answer } = outcome;
  if (answer.source.kind === "sample") return sampleLayer(answer, request.now);
  // A handle that was mistyped is none of the day's connections, and one connected already is no other.
  if ((await channel.summary())?.id !== answer.channel.channelId) await channel.countConnection();
  return answeredLayer(answer);
}

/** What YouTube answered, as a layer: the newest uploads, and where reading goes on. */
function answeredLayer({ asOf, channel, uploads, more, rest }: ChannelAnswer): Layer {
  return {
    kind: "youtube",
    at: asOf,
    facts: factsOf(channel),
    uploads: uploads.map((upload) => measuredUpload(upload, asOf)),
    daily: [],
    notes: [],
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
export function factsOf({
  channelId,
  name,
  handle,
  subscriberCount,
}: Pick<ChannelAnswer["channel"], "channelId" | "name" | "handle" | "subscriberCount">) {
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

const UNMEASURED = {
  likes: null,
  comments: null,
  impressions: null,
  clickThroughRate: null,
  watchHours: null,
  averageViewSeconds: null,
  averageViewedShare: null,
  subscribers: null,
  revenue: null,
  rpm: null,
};

/** A pasted list, its views as of now. */
function listLayer(text: string, { now, order }: { now: Date; order?: DateOrder }): Layer {
  const field = "uploads";
  const whole = text.toWellFormed().replaceAll("\0", "").trimEnd();
  if (countLines(whole) > MAX_LINES) throw new Refused(SAYS["too-many-lines"], { field });
  const { uploads, counts, dates } = readUploads(whole, now, order);
  if (dates === "unknown") throw new Refused(SAYS["which-dates"], { field: "order" });
  if (uploads.length === 0) throw new Refused(SAYS["no-uploads"], { field });
  const excluded = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    kind: "list",
    at: now.toISOString(),
    facts: null,
    uploads: uploads.map(({ title, publishedAt, views, durationSeconds = null }) => ({
      ...UNMEASURED,
      videoId: null,
      title,
      publishedAt: dayOrInstant(new Date(publishedAt)),
      views,
      durationSeconds,
      countedAt: now.toISOString(),
    })),
    daily: [],
    notes: excluded > 0 ? [`${counted(excluded, "line")} left out`] : [],
    reading: null,
  };
}

function countLines(text: string): number {
  return (text.match(/\r\n|\r|\n/g)?.length ?? 0) + 1;
}

/** A list tells days; an instant at midnight is one. */
function dayOrInstant(at: Date): string {
  const instant = at.toISOString();
  return instant.endsWith("T00:00:00.000Z") ? isoDay(at) : instant;
}

/** Fewer uploads on either side may well share none with the other. */
const ENOUGH_TO_COMPARE = 5;

/**
 * The kept channel with one more layer. A sample gives way to a channel of one's own; a layer of YouTube that is read
 * already stays, since the job keeps it fresh.
 *
 * @throws Refused for a sample beside an own channel, and for another channel than the connected one
 */
export function addLayer(kept: KeptChannel | null, layer: Layer): KeptChannel {
  const isSampleKept = kept?.layers.some(({ kind }) => kind === "sample") ?? false;
  if (!kept || isSampleKept) return withLayer(null, layer);
  const { name, uploads, reading } = mergeLayers(kept);
  if (layer.kind === "sample") throw new Refused(SAYS["own-first"], { status: 409, field: "channel" });

  const known = youtubeLayer(kept);
  if (layer.kind === "youtube" && known) {
    if (known.facts?.id !== layer.facts?.id) {
      throw new Refused(anotherChannel(name), { status: 409, field: "channel" });
    }
    return known.reading?.isGone ? withLayer(kept, layer) : kept;
  }

  const counts = [uploads.length, layer.uploads.length];
  const all = joinUploads([uploads, layer.uploads]);
  const isPart = reading?.state === "reading" || layer.reading?.pass;
  if (
    !isPart &&
    Math.min(...counts) >= ENOUGH_TO_COMPARE &&
    all.length === uploads.length + layer.uploads.length
  ) {
    const field = layer.kind === "youtube" ? "channel" : layer.kind === "list" ? "uploads" : "file";
    throw new Refused(noneShared(layer.uploads.length, name), { status: 409, field });
  }
  return withLayer(kept, layer);
}
