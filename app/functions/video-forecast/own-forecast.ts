import {
  type BackTest,
  type Forecasted,
  forecastNext,
  type NotTested,
  type Part,
  type WhyCompared,
} from "../../engines/forecast";
import { type Exclusion, MIN_UPLOADS, selectUploads } from "../../engines/growth";
import { publishedRange } from "../../model/upload";
import { formatCount } from "../../numbers/figures";
import type { LineExclusion } from "../../tables/read-uploads";
import { Refused } from "../refused";
import type { KeptForecast } from "./kept-forecast";
import { excerpt, type GivenUploads } from "./uploads";

// A forecast is kept in the words it was told in: what a page says of one does not change with a later version.

/** Why there is no forecast. */
export function refusalText({ has, needs }: { has: number; needs: number }): string {
  return `A forecast needs at least ${needs} uploads with a date and views; ${has} found.`;
}

/** How a forecast is worked out. */
export function methodText({ basis, all }: Pick<Forecasted, "basis" | "all">): string {
  const which = basis < all ? `your newest ${basis} uploads of ${all}` : `your ${basis} uploads`;
  return `Based on ${which}, each brought to 30 days by the growth curve. Uploads that are close in time or have similar titles are assumed to do similarly (a Gaussian process over the logarithm of views). How similarly, and how words do on any channel, was learned from the histories of 70 channels. The median of uploads with similar titles counts too, and where that of your last 20 uploads was nearer lately, the forecast leans on it. The range is as wide as your uploads have missed their own forecasts. An upload's share is its part of all positive weights.`;
}

/** A part of a forecast by its name, with what it is. */
export function tellPart(part: Part): { name: string; explanation: string } {
  switch (part.kind) {
    case "usual":
      return {
        name: "Your usual views",
        explanation: part.alone
          ? `The median of your last ${part.uploads} uploads. On your channel that was nearer than a forecast from titles and trend.`
          : `The median of your last ${part.uploads} uploads, each brought to 30 days by the growth curve.`,
      };
    case "trend":
      return {
        name: "Recent trend",
        explanation:
          "Where your uploads are heading beside that. Newer ones count more, and a hit counts as no more than a good upload.",
      };
    case "titles":
      return {
        name: "Titles like this one",
        explanation:
          "How uploads that share words, a beginning, an end or form with this title did compared with your others, recent ones most.",
      };
    case "words":
      return {
        name: "Its words on other channels",
        explanation: "How its words do on many other channels, compared with the rest of their videos.",
      };
  }
}

/** Why an upload is compared with. All numbers are one word: "5 mistakes" and "7 mistakes" have the same beginning. */
export function whyText(why: WhyCompared): string {
  if (why.kind === "newest") return "One of your newest uploads";
  const quoted = why.words.map((word) => `“${word}”`);
  if (why.kind === "shared") return `Also has ${quoted.join(", ")}`;
  if (!why.words.includes("0")) return `Begins with the same words: “${why.words.join(" ")}”`;
  return `Begins alike: ${why.words.map((word, at) => (word === "0" ? "a number" : quoted[at])).join(", then ")}`;
}

/** A back-test with its words, as it is kept. */
export function tellTest(test: BackTest | NotTested): KeptForecast["test"] {
  if (test.kind === "not-enough") return { ...test, why: notTestedText(test) };
  const { isNewest, ...tested } = test;
  const which = isNewest ? `The newest ${test.n}` : `${test.n}`;
  return {
    ...tested,
    against: { name: "the median of the 20 uploads before", ...test.against },
    method: `${which} of your uploads that are 30 days and older, each forecast from those published before it only. Their views are today's brought to 30 days, since nobody wrote down what they had then.`,
  };
}

function notTestedText({ has, needs }: NotTested): string {
  const there = has === 0 ? "there are none" : has === 1 ? "there is one" : `there are ${has}`;
  return `Not enough data: a back-test needs ${needs} uploads that are 30 days and older with ${MIN_UPLOADS} before them; ${there}.`;
}

/** How many uploads the chart shows: as many as a phone's width has room for. */
const RECENT = 24;
/** Finer than anyone reads a count of views. */
const DIGITS = 4;

export type NewForecast = Omit<KeptForecast, "id" | "madeAt">;

/**
 * Forecasts a video from the given uploads, and tests the forecast on them. Of the uploads, only those the forecast
 * names are kept. `publishOn` is a day, "2026-11-21".
 *
 * @throws Refused with fewer than five usable uploads, saying how many there are and what was excluded
 */
export function makeForecast(next: { title: string; publishOn: string }, given: GivenUploads): NewForecast {
  const { uploads, countedAt, read, field, ...about } = given;
  const forecast = forecastNext(uploads, next.title, countedAt);
  const left = tellExcluded(read, forecast.excluded);
  if (forecast.kind === "refused")
    throw new Refused(400, `${refusalText(forecast)}${excludedSentence(left)}`, { field });
  const { p10, p50, p90, basis, parts, comparables, by, expected, held, test, viral } = forecast;
  return {
    ...next,
    ...about,
    p10: short(p10),
    p50: short(p50),
    p90: short(p90),
    basis,
    parts: parts.map((part) => ({ ...tellPart(part), factor: short(part.factor) })),
    comparables: comparables.map(({ title, views, viewsAt30, publishedAt, weight, why, ...upload }) => ({
      title: excerpt(title),
      views,
      viewsAt30: short(viewsAt30),
      publishedAt,
      ...publishedRange(upload),
      weight: short(weight),
      why: excerpt(whyText(why)),
    })),
    method: methodText(forecast),
    recent: selectUploads(uploads, countedAt)
      .usable.slice(-RECENT)
      .map(({ upload, logViews }) => ({
        title: excerpt(upload.title),
        publishedAt: new Date(upload.publishedAt).toISOString(),
        viewsAt30: short(10 ** logViews),
      })),
    test: shortened(tellTest(test)),
    by,
    expected,
    held,
    viral,
    left,
  };
}

function shortened(test: KeptForecast["test"]): KeptForecast["test"] {
  if (test.kind === "not-enough") return test;
  return {
    ...test,
    medianFactor: short(test.medianFactor),
    against: { ...test.against, medianFactor: short(test.against.medianFactor) },
    rows: test.rows.map(({ title, publishedAt, inside, ...views }) => ({
      title: excerpt(title),
      publishedAt,
      ...publishedRange(views),
      inside,
      p10: short(views.p10),
      p50: short(views.p50),
      p90: short(views.p90),
      viewsAt30: short(views.viewsAt30),
    })),
  };
}

function short(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

/** Enough lines to see what is wrong with a list. */
const MAX_LINES = 20;

interface Reason {
  one: string;
  many: string;
}

const SHORTS: Reason = { one: "Short", many: "Shorts" };
const FUTURE: Reason = { one: "video not published yet", many: "videos not published yet" };

const LINE_REASONS: Record<LineExclusion, Reason> = {
  short: SHORTS,
  unpublished: { one: "draft or private video", many: "drafts and private videos" },
  future: FUTURE,
  "no-views": { one: "line without a count of views", many: "lines without a count of views" },
  "no-title": { one: "line without a title", many: "lines without a title" },
  "no-date": { one: "line without a date", many: "lines without a date" },
  "ambiguous-date": {
    one: "line whose date may be day or month first",
    many: "lines whose dates may be day or month first",
  },
  total: { one: "row of totals", many: "rows of totals" },
  duplicate: { one: "line that was there before", many: "lines that were there before" },
  unread: { one: "line that could not be read", many: "lines that could not be read" },
};

const UPLOAD_REASONS: Record<Exclusion, Reason> = {
  "other-kind": SHORTS,
  "no-date": { one: "upload without a date", many: "uploads without a date" },
  future: FUTURE,
  young: { one: "upload younger than three days", many: "uploads younger than three days" },
  "no-views": { one: "upload without views", many: "uploads without views" },
};

/** What the reader excluded of a list, and the engine of its uploads, by reason. */
function tellExcluded(read: GivenUploads["read"], excluded: Record<Exclusion, number>): KeptForecast["left"] {
  const counts = [...countReasons(LINE_REASONS, read.counts), ...countReasons(UPLOAD_REASONS, excluded)];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const lines = read.excluded.slice(0, MAX_LINES).map(({ line, why }) => ({ line, why: why.toWellFormed() }));
  return { reasons: counts.map(({ text }) => text), total, lines };
}

/** The same in a sentence or two, for a refusal; empty if nothing was excluded. */
function excludedSentence({ reasons, lines }: KeptForecast["left"]): string {
  if (reasons.length === 0) return "";
  const first = lines.slice(0, 2).map(({ line, why }) => ` Line ${line}: ${why}.`);
  return ` Left out: ${reasons.join(", ")}.${first.join("")}`;
}

function countReasons(
  reasons: Record<string, Reason>,
  counts: Record<string, number | undefined>,
): { count: number; text: string }[] {
  return Object.entries(reasons).flatMap(([kind, { one, many }]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ count, text: `${formatCount(count)} ${count === 1 ? one : many}` }] : [];
  });
}
