import { z } from "zod";
import { DIMENSIONS, type RevenueReport } from "../../engines/revenue";
import { UPLOAD_KINDS } from "../../model/upload";
import { keptList } from "../desk/kept-list";
import { MAX_KEPT } from "./yours-messages";

const money = z.number().int();
const kind = z.enum(UPLOAD_KINDS);
const dimension = z.enum(DIMENSIONS);
const totals = z.object({
  total: money.nullable(),
  from: z.enum(["row", "days"]).nullable(),
  rows: money,
  rest: money.nullable(),
});
const share = z.object({ share: z.number(), revenue: money, videos: z.number().int() }).nullable();

/** What the engine found, as it is kept. */
const report = z.object({
  currency: z.string().nullable(),
  parts: z.array(
    z.object({
      name: z.string(),
      totals,
      /** null of results from before it was read. */
      rpm: z.number().nullable().default(null),
      videos: z.number().int(),
      isCut: z.boolean(),
    }),
  ),
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  countedAt: z.string(),
  repeated: z.number().int(),
  all: z.object({
    videos: z.number().int(),
    revenue: money,
    views: z.number(),
    rpm: z.number().nullable(),
  }),
  leftOut: z.object({ without: z.number().int(), negative: z.number().int(), fewViews: z.number().int() }),
  compared: z.number().int(),
  videos: z.array(
    z.object({
      title: z.string(),
      videoId: z.string().nullable(),
      day: z.string(),
      revenue: money,
      views: z.number(),
      rpm: z.number().nullable(),
      cpm: z.number().nullable(),
    }),
  ),
  top: z.array(z.number().int()),
  groups: z.array(
    z.object({
      dimension,
      of: kind.nullable(),
      name: z.string(),
      videos: z.number().int(),
      others: z.number().int(),
      views: z.number(),
      revenue: money,
      median: z.number(),
      low: z.number(),
      high: z.number(),
      cpm: z.number().nullable(),
      examples: z.array(z.number().int()),
    }),
  ),
  tested: z.number().int(),
  differences: z.array(
    z.object({
      group: z.number().int(),
      higher: z.boolean(),
      median: z.number(),
      otherMedian: z.number(),
      difference: z.number(),
      low: z.number(),
      high: z.number(),
      chance: z.number(),
      also: z.array(z.number().int()),
      viewsAMonth: z.number(),
      isEstimate: z.boolean(),
      worth: z.number(),
      worthLow: z.number(),
      worthHigh: z.number(),
    }),
  ),
  typical: z.array(
    z.object({
      kind: z.string().nullable(),
      videos: z.number().int(),
      median: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
  topTen: share,
  old: share,
  firstMonths: z.array(
    z.object({
      kind,
      revenue: money,
      low: money,
      high: money,
      uploads: z.number().int(),
      source: z.enum(["days", "views", "curve"]),
    }),
  ),
  breakdowns: z.array(
    z.object({
      by: z.string(),
      totals,
      rows: z.array(
        z.object({
          name: z.string(),
          revenue: money.nullable(),
          views: z.number().nullable(),
          rpm: z.number().nullable(),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<RevenueReport>;

const kept = z.object({
  id: z.string(),
  from: z.enum(["files", "channel", "example"]),
  /** When it was made. */
  at: z.iso.datetime(),
  /** What was read of each file, and what was left out, as sentences. */
  notes: z.array(z.string()),
  /** RPM that the creator aims at. */
  target: z.number().nullable(),
  report,
});
export type KeptRevenue = z.infer<typeof kept>;

/** RPM as Studio's one total says it, which counts fewer views than a video's row has; else revenue over all views. */
export function shownRpm({ parts, all }: Pick<RevenueReport, "parts" | "all">): number | null {
  return (parts.length === 1 ? parts[0]?.rpm : null) ?? all.rpm;
}

/** What a test compares, as a form names it. */
export const testField = z.object({
  dimension,
  of: kind.or(z.literal("")),
  name: z.string().min(1).max(250),
});

const test = z.object({
  id: z.string(),
  dimension,
  of: kind.nullable(),
  name: z.string(),
  /** The name as titles have it; tests from before it was kept have none. */
  called: z.string().optional(),
  since: z.string(),
  want: z.number().int(),
  /** From the newest export that was read since; null before one was. */
  result: z
    .object({
      made: z.number().int(),
      others: z.number().int(),
      median: z.number().nullable(),
      otherMedian: z.number().nullable(),
      verdict: z.enum(["waiting", "higher", "lower", "same"]),
    })
    .nullable(),
});
export type KeptTest = z.infer<typeof test>;

/** The test of the same group, if one stands on the list. */
export function runningTest(tests: readonly KeptTest[], { dimension, of, name }: z.infer<typeof testField>) {
  return tests.find((one) => one.dimension === dimension && (one.of ?? "") === of && one.name === name);
}

/** What the Yours desk keeps. */
export const revenueState = z.object({
  /** The newest first. */
  reports: z.array(kept),
  tests: z.array(test),
  /** How many were ever made: it names the next. */
  made: z.number().int(),
});
export type RevenueState = z.infer<typeof revenueState>;

export const revenueList = keptList<RevenueState, KeptRevenue>({
  items: ({ reports }) => reports,
  withItems: (state, reports) => ({ ...state, reports }),
  max: MAX_KEPT,
  isExample: ({ from }) => from === "example",
  field: "id",
});
