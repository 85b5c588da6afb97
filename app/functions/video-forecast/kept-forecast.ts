import { z } from "zod";
import { expiresAt } from "../../model/desk";
import { expectedIdea } from "../../model/expected-idea";
import { keptList, madeFor } from "../desk/kept-list";
import { MAX_KEPT } from "./yours-messages";

/** Where the uploads behind a forecast came from. */
const ORIGINS = ["youtube", "sample", "list", "file", "example"] as const;
export type Origin = (typeof ORIGINS)[number];

const instant = z.iso.datetime();

/** Days, where the day itself is not known. */
const publishedWithinDays = z.number().optional();

const tested = z.object({
  kind: z.literal("tested"),
  n: z.number(),
  medianFactor: z.number(),
  shareInside: z.number(),
  against: z.object({ name: z.string(), medianFactor: z.number() }),
  rows: z.array(
    z.object({
      title: z.string(),
      publishedAt: instant,
      publishedWithinDays,
      p10: z.number(),
      p50: z.number(),
      p90: z.number(),
      viewsAt30: z.number(),
      inside: z.boolean(),
    }),
  ),
  method: z.string(),
});

const notTested = z.object({
  kind: z.literal("not-enough"),
  why: z.string(),
  has: z.number(),
  needs: z.number(),
});

/** The chance of three times the usual, as engines/forecast gives it. */
const viral = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("chance"),
    chance: z.number(),
    views: z.number(),
    tested: z.number(),
    came: z.number(),
    expected: z.number(),
  }),
  z.object({ kind: z.literal("not-enough"), has: z.number(), needs: z.number() }),
]);

/** A forecast with the uploads it names, never all that were read. */
const keptForecast = z.object({
  id: z.string(),
  title: z.string(),
  /** Absent where the desk was opened by itself. */
  for: madeFor.optional(),
  /** The day it is to be published: "2026-11-21". */
  publishOn: z.iso.date(),
  madeAt: instant,
  from: z.enum(ORIGINS),
  /** When the views were counted. */
  asOf: instant,
  /** null for a list, which names none. */
  channel: z
    .object({ name: z.string(), id: z.string(), /** As it was asked for. */ asked: z.string() })
    .nullable(),
  /** Whether the channel has older uploads that were not read. */
  more: z.boolean(),
  p10: z.number(),
  p50: z.number(),
  p90: z.number(),
  /** How many uploads it is based on. */
  basis: z.number(),
  /** The newest of them, oldest first. */
  recent: z.array(z.object({ title: z.string(), publishedAt: instant, viewsAt30: z.number() })),
  parts: z.array(z.object({ name: z.string(), factor: z.number(), explanation: z.string() })),
  comparables: z.array(
    z.object({
      title: z.string(),
      views: z.number(),
      viewsAt30: z.number(),
      publishedAt: instant,
      publishedWithinDays,
      weight: z.number(),
      why: z.string(),
    }),
  ),
  method: z.string(),
  test: z.discriminatedUnion("kind", [tested, notTested]),
  /** "median" where the plain median is shown. */
  by: z.enum(["titles", "median"]),
  /** The same as multiples of the usual, as the light and the titles say it. */
  expected: expectedIdea,
  /** The share of tested uploads inside ranges as wide; null if too few were tested. */
  held: z.number().nullable(),
  /** null of forecasts from before it was given: it cannot be told afterwards. */
  viral: viral.nullable(),
  /** What was given and excluded. */
  left: z.object({
    /** How many, by why: "2 Shorts". */
    reasons: z.array(z.string()),
    total: z.number(),
    /** The first of a list's lines. */
    lines: z.array(z.object({ line: z.number(), why: z.string() })),
  }),
});
export type KeptForecast = z.infer<typeof keptForecast>;

/** What the desk keeps. */
export const forecastDeskState = z.object({
  /** The newest first. */
  forecasts: z.array(keptForecast),
  /** How many were ever made, examples among them: it names the next. */
  made: z.number().int(),
  totalForecasts: z.number().int(),
  lastForecast: z.iso.datetime().nullable(),
});
export type ForecastDeskState = z.infer<typeof forecastDeskState>;

/** The desk's list: a forecast from YouTube's counts stays for 30 days after the count. */
export const forecastList = keptList<ForecastDeskState, KeptForecast>({
  items: ({ forecasts }) => forecasts,
  withItems: (state, forecasts) => ({ ...state, forecasts }),
  max: MAX_KEPT,
  isExample: ({ from }) => from === "example",
  expiresAt,
  field: "forecast",
});
