import { z } from "zod";
import { SOURCE_KINDS } from "../../model/channel";
import { givenFile, type KeptChannel, type Layer, type UndatedVideo } from "../../model/kept-channel";
import type { DailyViews } from "../../model/upload";
import { dayText } from "../../numbers/days";
import { counted, formatCount } from "../../numbers/figures";
import { CHANNEL_MAX, channelRefusal } from "../../services/channels";
import { type Deps, define } from "../define";
import { Refused } from "../refused";
import { foldTitle, joinUploads, MAX_KEPT_UPLOADS, mergeLayers, withLayer } from "./kept-channel";
import { anotherChannel, noneShared, CONNECT_MESSAGES as SAYS } from "./messages";
import { withFeed, youtubeLayer } from "./reading";
import { sampleLayer } from "./sample-channel";
import { answeredLayer, listLayer, studioLayer } from "./source-layers";

/**
 * A page copied from YouTube over what was pasted before: its counts stand, the closer of two dates stays, and so do
 * videos that the new page does not reach. A list that tells days takes the place of the one before.
 */
export function addPage({ layers }: KeptChannel, layer: Layer): Layer {
  const before = layers.find(({ kind }) => kind === "list");
  const isPage = layer.undated || layer.uploads.some(({ publishedWithinDays }) => publishedWithinDays);
  if (!before || !isPage) return layer;
  const uploads = joinUploads([before.uploads, layer.uploads]);
  const shorts = joinUndated(before.undated ?? [], layer.undated ?? []);
  const joined = { ...layer, uploads, ...(shorts.undated.length > 0 ? { undated: shorts.undated } : {}) };
  // Those of the first source stand first, in its order.
  const gained = before.uploads.flatMap(({ views }, at) => {
    const now = uploads[at];
    return now?.countedAt === layer.at ? [now.views - views] : [];
  });
  gained.push(...shorts.gained);
  if (gained.length === 0) return joined;
  const views = gained.reduce((sum, more) => sum + more, 0);
  const more = views > 0 ? `: ${formatCount(views)} more views since ${dayText(before.at)}` : "";
  return { ...joined, notes: [`${counted(gained.length, "video")} counted again${more}.`, ...layer.notes] };
}

/**
 * Videos without a date, counted anew: joined by title and, where several have one, in their order from the oldest on,
 * since views never fall. Those that the new page does not reach stay. With what each counted again has gained.
 */
function joinUndated(
  before: UndatedVideo[],
  now: UndatedVideo[],
): { undated: UndatedVideo[]; gained: number[] } {
  const known = Map.groupBy(before.toReversed(), ({ title }) => foldTitle(title));
  const again = new Set<UndatedVideo>();
  const gained: number[] = [];
  for (const video of now.toReversed()) {
    const earlier = known
      .get(foldTitle(video.title))
      ?.find((one) => !again.has(one) && one.views <= video.views);
    if (!earlier) continue;
    again.add(earlier);
    gained.push(video.views - earlier.views);
  }
  const left = before.filter((video) => !again.has(video));
  return { undated: [...now, ...left].slice(0, MAX_KEPT_UPLOADS), gained };
}

const given = z.object({
  /** A sample, in place of all the others. */
  sample: z.string().optional(),
  /** A handle, an address or a name. */
  channel: z.string().trim().max(CHANNEL_MAX, SAYS["long-channel"]).default(""),
  /** A list of uploads. */
  uploads: z.string().default(""),
  /** An export of YouTube Studio, or one of its files. */
  file: givenFile.optional(),
  order: z.enum(["day-first", "month-first"]).optional().catch(undefined),
});

const USES = [
  "channel.countUpload",
  "channel.countConnection",
  "channel.summary",
  "channel.change",
  "channels.uploadsOf",
] as const;

type ConnectDeps = Deps<(typeof USES)[number]>;

/** Connects a channel by a handle, a file of YouTube Studio and a list, any of them together, each as a layer. */
export const connectChannel = define({
  name: "channel.connect",
  about:
    "Connects the creator's own channel by its handle, an export of YouTube Studio or a list of its videos.",
  input: given,
  output: z.object({ sources: z.array(z.enum(SOURCE_KINDS)) }),
  scope: "write",
  limit: { name: "material", tooMany: SAYS["too-many"] },
  uses: USES,
  failed: SAYS.failed,
  examples: {
    good: { channel: "@knifeweek" },
    bad: { input: { channel: "x".repeat(CHANNEL_MAX + 1) }, status: 400, message: SAYS["long-channel"] },
  },
  async run(input, _caller, deps) {
    await deps.channel.countUpload();
    const layers = await gatherLayers(input, deps);
    const outcome = await deps.channel.change((kept) => layers.reduce(addLayer, kept) ?? { layers });
    if (outcome === "too-large") throw new Refused(413, SAYS["too-large"]);
    return { sources: layers.map(({ kind }) => kind) };
  },
});

/**
 * Reads all that was given, as a layer each.
 *
 * @throws Refused if nothing was given, or any of it cannot be read
 */
async function gatherLayers(
  { sample, channel, uploads, file, order }: z.infer<typeof given>,
  deps: ConnectDeps,
): Promise<Layer[]> {
  const { now } = deps.request;
  if (sample) return [await readLayer(sample, deps)];
  const layers: Layer[] = [];
  if (file) layers.push(await studioLayer(file, { now, order }));
  if (uploads.trim() !== "") layers.push(listLayer(uploads, { now, order }));
  // Last: it is the only one that costs anything.
  if (channel !== "") layers.unshift(await readLayer(channel, deps));
  if (layers.length === 0) throw new Refused(400, SAYS.nothing, { field: "channel" });
  return layers;
}

/** The channel of a handle, an address or a name, as far as it is read at once. */
async function readLayer(asked: string, { channels, channel, request }: ConnectDeps): Promise<Layer> {
  const outcome = await channels.uploadsOf(asked);
  if (!outcome.ok) {
    const { message, status } = channelRefusal(outcome.problem);
    throw new Refused(status, message, { field: "channel" });
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
  if (layer.kind === "sample") throw new Refused(409, SAYS["own-first"], { field: "channel" });

  const known = youtubeLayer(kept);
  if (layer.kind === "youtube" && known) {
    if (known.facts?.id !== layer.facts?.id) {
      throw new Refused(409, anotherChannel(name), { field: "channel" });
    }
    return withLayer(kept, readAgain(known, layer));
  }

  const counts = [uploads.length, layer.uploads.length];
  const all = joinUploads([uploads, layer.uploads]);
  // A feed may have Shorts alone, of which no other source tells.
  const isPart =
    reading?.state === "reading" ||
    reading?.state === "newest" ||
    layer.reading?.pass ||
    layer.reading?.isFeed;
  if (
    !isPart &&
    Math.min(...counts) >= ENOUGH_TO_COMPARE &&
    all.length === uploads.length + layer.uploads.length
  ) {
    const field = layer.kind === "youtube" ? "channel" : layer.kind === "list" ? "uploads" : "file";
    throw new Refused(409, noneShared(layer.uploads.length, name), { field });
  }
  if (layer.kind === "studio") return withLayer(kept, addExport(kept, layer));
  return withLayer(kept, layer.kind === "list" ? addPage(kept, layer) : layer);
}

/** YouTube's layer and what was read of the same channel now: the job keeps it fresh, so what tells more stays. */
function readAgain(known: Layer, layer: Layer): Layer {
  if (!known.reading?.isFeed) return known.reading?.isGone ? layer : known;
  const { reading } = known;
  return layer.reading?.isFeed ? withFeed({ ...known, reading }, layer) : layer;
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
