import { z } from "zod";
import { scoreVisibility, type Visibility } from "../../engines/channel-report";
import { comparedKind, type MeasuredUpload, UPLOAD_KINDS } from "../../model/upload";
import { median } from "../../statistics/quantiles";
import { sum } from "../../statistics/sums";
import { TITLE_MAX } from "../../words/bounds";
import { define } from "../define";
import { pageAsked, pageOf } from "../pages";
import { Refused } from "../refused";
import { isAbout } from "./about";
import { NO_CHANNEL } from "./messages";
import { hasOwnChannel } from "./own";
import { channelSummary } from "./summary";

const NOT_READ = "Your channel could not be read just now. Nothing is lost: try again in a moment.";

const summary = channelSummary.extend({
  /** What to do next, with what it is about. */
  next: z.array(
    z.object({
      do: z.enum(["follow-up", "retitle", "read-comments", "choose-time", "compare-runs", "forecast"]),
      title: z.string().optional(),
      videoId: z.string().nullable().optional(),
      times: z.number().optional(),
      time: z.string().optional(),
      isBest: z.boolean().optional(),
      isRising: z.boolean().optional(),
      isShort: z.boolean().optional(),
      best: z.object({ title: z.string(), times: z.number() }).optional(),
    }),
  ),
});

export const readChannel = define({
  name: "channel.read",
  about:
    "Reads the caller's connected channel: its figures, its last uploads beside its usual, and what to do next.",
  input: z.object({}),
  output: z.object({ channel: summary }),
  scope: "read",
  uses: ["channel.summary"],
  failed: NOT_READ,
  examples: { good: {} },
  async run(_input, _caller, { channel }) {
    const found = await channel.summary();
    if (!found) throw new Refused(404, NO_CHANNEL);
    return { channel: found };
  },
});

const upload = z.object({
  videoId: z.string().nullable(),
  title: z.string(),
  /** ISO instant, or a day where the source tells no hour. */
  publishedAt: z.string(),
  publishedWithinDays: z.number().optional(),
  views: z.number(),
  durationSeconds: z.number().nullable(),
  countedAt: z.string(),
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  impressions: z.number().nullable(),
  clickThroughRate: z.number().nullable(),
  watchHours: z.number().nullable(),
  averageViewSeconds: z.number().nullable(),
  averageViewedShare: z.number().nullable(),
  subscribers: z.number().nullable(),
  revenue: z.number().nullable(),
  rpm: z.number().nullable(),
}) satisfies z.ZodType<MeasuredUpload>;

/** Newest first as a text that sorts: the time left until the year 9999, then what tells uploads of one instant apart. */
function placeOf({ publishedAt, videoId, title }: MeasuredUpload): string {
  const left = (253_402_300_799_999 - Date.parse(publishedAt)).toString().padStart(15, "0");
  return `${left}-${videoId ?? title}`.slice(0, 200);
}

/** By what the list can be sorted, as a number that is larger for what comes later; null for what is left out. */
const ORDERS = {
  newest: () => 0,
  "most-views": ({ views }: MeasuredUpload) => -views,
  "fewest-views": ({ views }: MeasuredUpload) => views,
  "most-revenue": ({ revenue }: MeasuredUpload) => (revenue === null ? null : -revenue),
  "least-revenue": ({ revenue }: MeasuredUpload) => revenue,
};
const ORDER_NAMES = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

/** A number of up to fifteen digits as a text that sorts. */
const sorting = (value: number) => (Math.round(value * 100) + 1e15).toString().padStart(17, "0");

export const listUploads = define({
  name: "channel.uploads",
  about:
    "Lists the uploads of the caller's connected channel with all that its sources tell, and what they come to.",
  input: z.object({
    order: z.enum(ORDER_NAMES).default("newest"),
    kind: z.enum(UPLOAD_KINDS).optional(),
    /** Words of titles: only uploads whose titles have them. */
    title: z
      .string()
      .max(2 * TITLE_MAX)
      .optional(),
    /** Only uploads of these days, both included, as ISO days in UTC. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    ...pageAsked,
  }),
  output: z.object({
    uploads: z.array(upload),
    /** Of all that were asked for, on this page and others; revenue of those of which it is known. */
    all: z.object({
      uploads: z.number(),
      views: z.number(),
      medianViews: z.number().nullable(),
      revenue: z.number().nullable(),
    }),
    /** Of revenue and RPM, as ISO 4217 has it. */
    currency: z.string().nullable(),
    isSample: z.boolean(),
    next: z.string().nullable(),
  }),
  scope: "read",
  uses: ["channel.read"],
  failed: NOT_READ,
  examples: { good: {} },
  async run({ order, kind, title, from, until, ...asked }, _caller, { channel }) {
    const found = await channel.read();
    if (!found) throw new Refused(404, NO_CHANNEL);
    const { currency, isSample } = found;
    const wanted = found.uploads
      .filter((one) => kind === undefined || comparedKind(one) === kind)
      .filter((one) => title === undefined || isAbout(one.title, title))
      .filter(({ publishedAt }) => from === undefined || publishedAt.slice(0, 10) >= from)
      .filter(({ publishedAt }) => until === undefined || publishedAt.slice(0, 10) <= until);
    const placed = wanted
      .flatMap((one) => {
        const value = ORDERS[order](one);
        return value === null ? [] : [{ one, place: `${sorting(value)}-${placeOf(one)}`.slice(0, 200) }];
      })
      .sort((a, b) => (a.place < b.place ? -1 : 1));
    const { page, next } = pageOf(placed, asked, ({ place }) => place);
    const revenues = wanted.flatMap(({ revenue }) => revenue ?? []);
    return {
      uploads: page.map(({ one }) => one),
      all: {
        uploads: wanted.length,
        views: sum(wanted.map(({ views }) => views)),
        medianViews: median(wanted.map(({ views }) => views)),
        revenue: revenues.length === 0 ? null : sum(revenues),
      },
      ...{ currency, isSample, next },
    };
  },
});

const topic = z.object({
  topic: z.string(),
  visible: z.number(),
  answers: z.array(
    z.object({
      topic: z.string(),
      askedAt: z.string(),
      found: z.array(z.object({ videoId: z.string(), title: z.string(), place: z.number() })),
    }),
  ),
});

const visibility = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("scored"),
    share: z.number(),
    visible: z.number(),
    answers: z.number(),
    topics: z.array(topic),
  }),
  z.object({ kind: z.literal("not-enough"), topics: z.array(topic) }),
]) satisfies z.ZodType<Visibility>;

export const readVisibility = define({
  name: "channel.visibility",
  about: "Reads how often searches for the caller's topics show the connected channel.",
  input: z.object({}),
  output: z.object({ visibility }),
  scope: "read",
  uses: ["topics.read", "channel.summary", "videos.source"],
  failed: NOT_READ,
  examples: { good: {} },
  async run(_input, _caller, { topics, channel, videos, request }) {
    const [named, isOwn] = await Promise.all([topics.read(), hasOwnChannel(channel)]);
    if (!named) throw new Refused(404, NO_CHANNEL);
    const isInvented = isOwn && videos.source.kind === "sample";
    return { visibility: scoreVisibility(named.topics, isInvented ? [] : named.answers, request.now) };
  },
});
