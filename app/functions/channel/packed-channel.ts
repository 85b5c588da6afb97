import { z } from "zod";
import { BLOCK_KINDS, METRICS, SOURCE_KINDS } from "../../model/channel";
import type { KeptChannel, Layer } from "../../model/kept-channel";
import { type DailyViews, type MeasuredUpload, publishedRange } from "../../model/upload";
import { DAY_MS, isoDay } from "../../numbers/days";

/** A channel's row: with 2,000 uploads, all metrics and titles of 100 characters in any script, it fits. */
export const MAX_PACKED_BYTES = 1_500_000;

/** Whoever changes the shape counts on: a row of another shape is read as nothing kept. */
const SHAPE = 1;

/** Digits that are kept of a share or an amount: files tell no more. */
const DIGITS = 9;

/** A list of one kind of plain values: a schema for each of 2,000 costs more than all else of a row. */
const listOf = <Value>(isValue: (value: unknown) => value is Value) =>
  z.custom<Value[]>((list) => Array.isArray(list) && list.every(isValue));
const isNumber = (value: unknown) => typeof value === "number";
const isText = (value: unknown) => typeof value === "string";
const isNumberOrNull = (value: unknown) => value === null || typeof value === "number";
const isTextOrNull = (value: unknown) => value === null || typeof value === "string";
const numbers = listOf(isNumber);

/** Numbers by upload; a column that no upload has is left out. */
const column = listOf(isNumberOrNull);
/** An ISO day as it is, an instant in seconds since 1970. */
const instant = z.union([z.string(), z.number()]);

const packedDaily = z.object({
  id: z.string().nullable(),
  /** Runs of days without a large gap: the first day, then the views of each, null where the file has none. */
  runs: z.array(z.tuple([z.string(), column])),
});

/** What recurs in a channel's descriptions. */
export const usualBlocks = z.object({
  of: z.number(),
  blocks: z.array(
    z.object({
      kind: z.enum(BLOCK_KINDS),
      text: z.string(),
      count: z.number(),
      lastAt: z.string().nullable(),
    }),
  ),
});

const packedLayer = z.object({
  kind: z.enum(SOURCE_KINDS),
  at: z.string(),
  facts: z
    .object({
      id: z.string().nullable(),
      name: z.string(),
      handle: z.string().nullable(),
      subscribers: z.number().nullable(),
    })
    .nullable(),
  reading: z
    .object({
      playlist: z.string().nullable(),
      of: z.number().nullable(),
      wholeAt: z.string().nullable(),
      pass: z.object({ began: z.string(), token: z.string().nullable(), read: z.number() }).nullable(),
      isGone: z.boolean(),
      isFeed: z.boolean().optional(),
    })
    .nullable(),
  ids: listOf(isTextOrNull),
  /** Places in `titles`. */
  titles: numbers,
  published: z.array(instant),
  /** By upload, in days, where a source tells ages; absent where it tells days. */
  within: column.optional(),
  /** The instants at which it counted, and by upload which of them. */
  counts: z.array(z.string()),
  counted: numbers,
  views: numbers,
  metrics: z.partialRecord(z.enum(METRICS), column),
  /** Title, views and when they were counted. */
  undated: z.array(z.tuple([z.string(), z.number(), z.string()])).optional(),
  daily: z.array(packedDaily),
  usual: usualBlocks.extend({ at: z.string() }).optional(),
  notes: z.array(z.string()),
  currency: z.string().nullable(),
});

const packedChannel = z.object({
  shape: z.literal(SHAPE),
  /** Each title once, whichever sources tell it. */
  titles: listOf(isText),
  layers: z.array(packedLayer),
});

type PackedLayer = z.infer<typeof packedLayer>;

/** The kept channel as the text of its row: JSON by columns, without what repeats. `unpackChannel` reads it. */
export function packChannel({ layers }: KeptChannel): string {
  const titles = new Map<string, number>();
  const packed = layers.map((layer) => packLayer(layer, titles));
  return JSON.stringify({ shape: SHAPE, titles: [...titles.keys()], layers: packed });
}

/**
 * The same within the bound of a row. Daily views make room first, those of older videos before those of the newest
 * hundred, then all but the channel's own; null if that is still too much.
 */
export function packWithin(kept: KeptChannel): string | null {
  for (const videos of [Number.POSITIVE_INFINITY, NEWEST_WITH_DAYS, 0]) {
    const packed = packChannel({ layers: kept.layers.map((layer) => withDailyOf(layer, videos)) });
    if (new TextEncoder().encode(packed).length <= MAX_PACKED_BYTES) return packed;
  }
  return null;
}

/** Videos whose days are kept where there is no room for all. */
const NEWEST_WITH_DAYS = 100;

/** A layer with the daily views of so many of its videos, the newest, and of the channel. */
function withDailyOf(layer: Layer, videos: number): Layer {
  const newest = new Set<string | null>([
    null,
    ...layer.uploads.slice(0, videos).map(({ videoId }) => videoId),
  ]);
  const daily = layer.daily.filter(({ videoId }) => !Number.isFinite(videos) || newest.has(videoId));
  return { ...layer, daily };
}

/** Reads a row; null for one that cannot be read. */
export function unpackChannel(text: string): KeptChannel | null {
  const read = packedChannel.safeParse(parsed(text));
  if (!read.success) return null;
  const { titles, layers } = read.data;
  return { layers: layers.map((layer) => unpackLayer(layer, titles)) };
}

function packLayer(
  { kind, at, facts, reading, notes, currency, uploads, undated, usual, daily }: Layer,
  titles: Map<string, number>,
): PackedLayer {
  const counts = new Map<string, number>();
  const metrics: PackedLayer["metrics"] = {};
  for (const metric of METRICS) {
    const values = uploads.map((upload) => rounded(upload[metric]));
    if (values.some((value) => value !== null)) metrics[metric] = values;
  }
  return {
    kind,
    at,
    facts,
    reading,
    notes,
    currency,
    ids: uploads.map(({ videoId }) => videoId),
    titles: uploads.map(({ title }) => place(titles, title)),
    published: uploads.map(({ publishedAt }) => packInstant(publishedAt)),
    ...(uploads.some(({ publishedWithinDays }) => publishedWithinDays)
      ? { within: uploads.map(({ publishedWithinDays = null }) => publishedWithinDays) }
      : {}),
    counted: uploads.map(({ countedAt }) => place(counts, countedAt)),
    counts: [...counts.keys()],
    views: uploads.map(({ views }) => views),
    metrics,
    ...(undated ? { undated: undated.map(({ title, views, countedAt }) => [title, views, countedAt]) } : {}),
    daily: daily.map(packDaily),
    ...(usual && { usual }),
  };
}

function unpackLayer(
  { kind, at, facts, reading, notes, currency, metrics, undated, usual, daily, ...columns }: PackedLayer,
  titles: string[],
): Layer {
  const { ids, published, within, counts, counted, views } = columns;
  const metric = (name: (typeof METRICS)[number], row: number) => metrics[name]?.[row] ?? null;
  const uploads = ids.map(
    (videoId, row): MeasuredUpload => ({
      videoId,
      title: titles[columns.titles[row] ?? -1] ?? "",
      publishedAt: unpackInstant(published[row] ?? ""),
      ...publishedRange({ publishedWithinDays: within?.[row] ?? 0 }),
      countedAt: counts[counted[row] ?? -1] ?? at,
      views: views[row] ?? 0,
      durationSeconds: metric("durationSeconds", row),
      likes: metric("likes", row),
      comments: metric("comments", row),
      impressions: metric("impressions", row),
      clickThroughRate: metric("clickThroughRate", row),
      watchHours: metric("watchHours", row),
      averageViewSeconds: metric("averageViewSeconds", row),
      averageViewedShare: metric("averageViewedShare", row),
      subscribers: metric("subscribers", row),
      revenue: metric("revenue", row),
      rpm: metric("rpm", row),
    }),
  );
  return {
    kind,
    at,
    facts,
    reading,
    notes,
    currency,
    uploads,
    ...(undated
      ? { undated: undated.map(([title, views, countedAt]) => ({ title, views, countedAt })) }
      : {}),
    daily: daily.map(unpackDaily),
    ...(usual && { usual }),
  };
}

/** The place of a value in a list of different ones, at its end if it is new. */
function place(values: Map<string, number>, value: string): number {
  const known = values.get(value) ?? values.size;
  values.set(value, known);
  return known;
}

function rounded(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(DIGITS));
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function packInstant(publishedAt: string): string | number {
  const at = Date.parse(publishedAt);
  return DAY.test(publishedAt) || Number.isNaN(at) ? publishedAt : Math.floor(at / 1000);
}

function unpackInstant(packed: string | number): string {
  return typeof packed === "string" ? packed : new Date(packed * 1000).toISOString();
}

/** A longer gap begins another run: two days that are years apart are no row of empty ones. */
const MOST_GAP = 7;

function packDaily({ videoId, days }: DailyViews): z.infer<typeof packedDaily> {
  const runs: [string, (number | null)[]][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { day, views } of days) {
    const at = Date.parse(day) / DAY_MS;
    const run = runs.at(-1)?.[1];
    const gap = at - last - 1;
    if (run && gap >= 0 && gap <= MOST_GAP) run.push(...Array<null>(gap).fill(null), views);
    else runs.push([day, [views]]);
    last = at;
  }
  return { id: videoId, runs };
}

function unpackDaily({ id, runs }: z.infer<typeof packedDaily>): DailyViews {
  const days = runs.flatMap(([from, views]) => {
    const first = Date.parse(from);
    return views.flatMap((count, at) =>
      count === null ? [] : [{ day: isoDay(first + at * DAY_MS), views: count }],
    );
  });
  return { videoId: id, days };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
