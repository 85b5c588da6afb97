import { z } from "zod";
import { REASONS, type Refusal, type RefusalStatus, Refused, TOO_LONG } from "../forms/refusal";
import { Declined } from "../functions/refused";
import type { KeptChannel, Layer } from "../model/kept-channel";
import type { DailyViews } from "../model/upload";
import type { Services } from "../services";
import { CHANNEL_MAX, channelRefusal } from "../services/channels";
import { joinUploads, mergeLayers, withLayer } from "./kept-channel";
import { anotherChannel, CONNECT, DISCONNECT, noneShared, CONNECT_MESSAGES as SAYS } from "./messages";
import { youtubeLayer } from "./reading";
import { sampleLayer } from "./sample-channel";
import { answeredLayer, listLayer, studioLayer } from "./source-layers";

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
  /** `retryAfter`: in seconds; a minute if left out. */
  | { refused: Refusal & { status: RefusalStatus; retryAfter?: number } };

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
    if (error instanceof Declined) {
      const { status, message, retryAfter } = error;
      return { refused: { ...refuse(status, message).refused, retryAfter } };
    }
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
  const { order, uploads, file } = given;
  const { now } = services.request;
  if (given.sample) return [await readLayer(given.sample, services)];
  const layers: Layer[] = [];
  // A form without a file sends its field without a name.
  if (file instanceof File && (file.name !== "" || file.size > 0)) {
    layers.push(await studioLayer(file, { now, order }));
  }
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
  // Neither a mistyped handle nor the channel that is connected already counts as one of the day's connections.
  if ((await channel.summary())?.id !== answer.channel.channelId) await channel.countConnection();
  return answeredLayer(answer);
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
  return withLayer(kept, layer.kind === "studio" ? addExport(kept, layer) : layer);
}

/** One more export over the one before: its rows and days stand, and what only the earlier one has stays. */
function addExport({ layers }: KeptChannel, layer: Layer): Layer {
  const before = layers.find(({ kind }) => kind === "studio");
  if (!before) return layer;
  return {
    ...layer,
    uploads: joinUploads([layer.uploads, before.uploads]),
    daily: joinDays([...before.daily, ...layer.daily]),
    currency: layer.currency ?? before.currency,
  };
}

/** The days of each video, those that come later in the list over earlier ones. */
function joinDays(all: DailyViews[]): DailyViews[] {
  const byVideo = new Map<string | null, Map<string, number>>();
  for (const { videoId, days } of all) {
    const known = byVideo.get(videoId) ?? new Map<string, number>();
    for (const { day, views } of days) known.set(day, views);
    byVideo.set(videoId, known);
  }
  return [...byVideo].map(([videoId, days]) => ({
    videoId,
    days: [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, views]) => ({ day, views })),
  }));
}
