import { z } from "zod";
import {
  type KindReport,
  type NewestReport,
  OUTLIER_TIMES,
  ownKpis,
  reportNewest,
} from "../../engines/channel-report";
import { type Channel, type ChannelSummary, type NextStep, SOURCE_KINDS } from "../../model/channel";
import { type MeasuredUpload, publishedRange, uploadKind } from "../../model/upload";

const MAX_STEPS = 3;

/** A report on one kind of video; where the time of upload was not looked into, without it. */
type Findings = Pick<KindReport, "kind" | "stopped" | "newest" | "funnel" | "run"> &
  Partial<Pick<KindReport, "timing">>;

/** What to do next, the strongest reason first: one to three steps, and none for a kind that is not made any more. */
export function findNextSteps({ kind, stopped, newest, funnel, timing, run }: Findings): NextStep[] {
  if (stopped) return [];
  const steps: NextStep[] = [];
  const short = kind === "short" ? { isShort: true } : {};
  const best = newest
    .filter(({ outlier }) => outlier === "over")
    .sort((a, b) => (b.multiple ?? 0) - (a.multiple ?? 0))[0];
  if (best) steps.push({ do: "follow-up", title: best.upload.title, times: best.multiple ?? 1, ...short });
  const unclicked = funnel?.uploads.find(({ lost }) => lost === "clicked");
  if (unclicked?.steps.clicked) {
    const { title } = unclicked.upload.upload;
    steps.push({ do: "retitle", title, times: unclicked.steps.clicked.times });
  }
  const unwatched = funnel?.uploads.find(({ lost }) => lost === "watched");
  if (unwatched?.steps.watched) {
    const { title, videoId } = unwatched.upload.upload;
    steps.push({ do: "read-comments", title, videoId });
  }
  if (timing?.kind === "named") {
    steps.push({ do: "choose-time", time: cellText(timing.cell), isBest: timing.best });
  }
  if (steps.length === 0 && run?.clear === "down") steps.push({ do: "compare-runs" });
  const isRising = run?.clear === "up";
  if (steps.length === 0)
    steps.push({ do: "forecast", isRising, ...(isRising ? {} : bestOfLate(newest)), ...short });
  return steps.slice(0, MAX_STEPS);
}

/** The best of the newest uploads, if it has at least as many views as an outlier would need. */
function bestOfLate(newest: Findings["newest"]) {
  const [best] = newest.toSorted((a, b) => (b.multiple ?? 0) - (a.multiple ?? 0));
  const times = best?.multiple ?? 0;
  return best && times >= OUTLIER_TIMES ? { best: { title: best.upload.title, times } } : {};
}

const DAYS = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];

/** "Tuesdays", "5 PM to 6 PM". */
export function cellText({ of, value }: { of: "weekday" | "hour"; value: number }): string {
  return of === "weekday" ? (DAYS[value] ?? "") : `${hourText(value)} to ${hourText((value + 1) % 24)}`;
}

function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}

/** A summary's bound, as JSON: five titles and a name of any length that sources have fit several times. */
export const MAX_SUMMARY_BYTES = 8192;

const LAST_UPLOADS = 5;

/** So many next steps: a dashboard shows no more. */
const NEXT_STEPS = 2;

/** What every page may show of a channel. */
export function summarize(channel: Channel): ChannelSummary {
  const { name, handle, id, isSample, subscribers, reading, uploads } = channel;
  const kinds = reportNewest(uploads);
  const compared = new Map(
    kinds.flatMap(({ newest }) =>
      newest.map(({ upload, multiple, outlier }) => [upload, { multiple, outlier }] as const),
    ),
  );
  const last = uploads.slice(0, LAST_UPLOADS);
  return {
    name,
    handle,
    id,
    isSample,
    subscribers,
    reading,
    ...countKinds(uploads),
    sources: channel.sources.map(({ kind, at }) => ({ kind, at })),
    lastUploads: last.map((upload) => {
      const { videoId, title, publishedAt, views, countedAt, durationSeconds } = upload;
      const kind = uploadKind(durationSeconds);
      const { multiple, outlier } = compared.get(upload) ?? { multiple: null, outlier: null };
      const facts = { videoId, title, publishedAt, ...publishedRange(upload), views, countedAt };
      return { ...facts, kind, multiple, outlier };
    }),
    next: nextSteps(kinds, last[0]),
    kpis: ownKpis(uploads),
  };
}

/** The steps for videos of the newest one's kind first; that no video is an outlier is a step only if there is no other. */
function nextSteps(kinds: NewestReport[], newest: MeasuredUpload | undefined): NextStep[] {
  const first = newest && uploadKind(newest.durationSeconds) === "short" ? "short" : "long";
  const steps = kinds
    .filter((report) => report.newest.length > 0)
    .sort((a, b) => Number(b.kind === first) - Number(a.kind === first))
    .flatMap(findNextSteps);
  const found = steps.filter((step) => step.do !== "forecast");
  if (found.length > 0) return found.slice(0, NEXT_STEPS);
  // A long video can be forecast.
  return steps.toSorted((a, b) => Number("isShort" in a) - Number("isShort" in b)).slice(0, 1);
}

/** How many uploads there are, and of each kind; those of unknown length are in neither. */
export function countKinds(uploads: MeasuredUpload[]) {
  const kinds = uploads.map(({ durationSeconds }) => uploadKind(durationSeconds));
  return {
    uploads: uploads.length,
    longs: kinds.filter((kind) => kind === "long").length,
    shorts: kinds.filter((kind) => kind === "short").length,
  };
}

const ownKpi = z.object({ median: z.number(), uploads: z.number() }).nullable();

const nextStep = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("follow-up"),
    title: z.string(),
    times: z.number(),
    isShort: z.boolean().optional(),
  }),
  z.object({ do: z.literal("retitle"), title: z.string(), times: z.number() }),
  z.object({ do: z.literal("read-comments"), title: z.string(), videoId: z.string().nullable() }),
  z.object({ do: z.literal("choose-time"), time: z.string(), isBest: z.boolean() }),
  z.object({ do: z.literal("compare-runs") }),
  z.object({
    do: z.literal("forecast"),
    isRising: z.boolean(),
    best: z.object({ title: z.string(), times: z.number() }).optional(),
    isShort: z.boolean().optional(),
  }),
]);

/** A summary as it is read back; one of another shape is made anew (workers/db/own-channel.ts). */
export const channelSummary = z.object({
  name: z.string(),
  handle: z.string().nullable(),
  id: z.string().nullable(),
  /** Whether it is a sample, and not the caller's own. */
  isSample: z.boolean(),
  subscribers: z.number().nullable(),
  reading: z
    .object({
      state: z.enum(["whole", "reading", "newest", "gone"]),
      read: z.number(),
      of: z.number().nullable(),
    })
    .nullable(),
  uploads: z.number(),
  longs: z.number(),
  shorts: z.number(),
  sources: z.array(z.object({ kind: z.enum(SOURCE_KINDS), at: z.string() })),
  /** The newest first, with their views as a multiple of the channel's usual at the same age. */
  lastUploads: z.array(
    z.object({
      videoId: z.string().nullable(),
      title: z.string(),
      publishedAt: z.string(),
      publishedWithinDays: z.number().optional(),
      views: z.number(),
      countedAt: z.string(),
      kind: z.enum(["short", "long"]).nullable(),
      multiple: z.number().nullable(),
      outlier: z.enum(["over", "under"]).nullable(),
    }),
  ),
  next: z.array(nextStep),
  kpis: z.object({ subscribersPer1000: ownKpi, clicked: ownKpi, watched: ownKpi }),
}) satisfies z.ZodType<ChannelSummary>;
