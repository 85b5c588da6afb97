import { toRange } from "../../app/engines/forecast/range.ts";
import { expectTitle, readRecord } from "../../app/engines/ideas/expected.ts";
import { chanceOfIdea } from "../../app/engines/ideas/idea.ts";
import { judgeTitle } from "../../app/engines/ideas/judge-title.ts";
import { readPast } from "../../app/engines/ideas/read-past.ts";
import { ideaFeatures } from "../../app/engines/ideas/title-features.ts";
import { colorOf } from "../../app/engines/light/channel.ts";
import type { LightColor as Color } from "../../app/model/light.ts";
import { type MeasuredUpload, uploadKind } from "../../app/model/upload.ts";
import { seeded } from "../../app/numbers/chance.ts";
import { quantile } from "../../app/statistics/quantiles.ts";
import { plainTitle } from "../../app/tables/upload-row.ts";
import { readVideoPage } from "../../app/tables/video-page/read-page.ts";
import { intervalOf } from "../measures/interval.ts";
import { type MeasuredHistory, readMeasuredHistories } from "../measures/measured-histories.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { WRITTEN, writePage } from "./written-pages.ts";

/** So many ideas altogether, as many of each channel. */
const IDEAS = 2000;
/** A page that somebody scrolls through holds no more. */
const MOST_VIDEOS = 600;
const LEAST_VIDEOS = 10;

interface Agreement {
  language: string;
  exact: Color;
  paged: Color;
  /** |forecast from the page ÷ that from exact dates − 1| */
  apart: number;
}

/**
 * Turns public channels into pages as YouTube writes them, in twenty languages, and compares the light and the forecast
 * of ideas from such a page with those from exact dates and counts. The ideas are titles of the channel that its list
 * then lacks. Throws without any.
 */
export function evaluatePages(...texts: string[]): Evaluated {
  const channels = readMeasuredHistories(...texts).flatMap(listOf);
  const each = Math.ceil(IDEAS / channels.length);
  const judgeAll = (order: PagesOrder) =>
    channels.map((channel, at) => judgeChannel(channel, each, at, order));
  const judged = judgeAll("latest");
  const popular = judgeAll("popular");
  const all = judged.flatMap(({ agreements }) => agreements);
  if (all.length === 0) throw new Error("no channel has enough uploads");
  const written = channels.reduce((sum, { uploads }) => sum + uploads.length, 0);
  const failures = [...judged, ...popular].flatMap(({ unread }) => unread);
  const same = (own: Agreement[]) => own.filter(({ exact, paged }) => exact === paged).length / own.length;
  const apart = (own: Agreement[]) =>
    quantile(
      own.map((one) => one.apart),
      0.5,
    ) ?? Number.NaN;
  const rows = (set: string, own: typeof judged, targets: { target?: string }[]): Accuracy[] =>
    [
      { measure: "same color", of: same },
      { measure: "forecast apart, median", of: apart },
    ].map(({ measure, of }, at) => ({
      engine: "pasted page",
      set,
      measure,
      items: own.reduce((sum, { agreements }) => sum + agreements.length, 0),
      shipped: of(own.flatMap(({ agreements }) => agreements)),
      interval: intervalOf(
        own.map(({ agreements }) => agreements).filter(({ length }) => length > 0),
        of,
      ),
      references: [],
      ...targets[at],
    }));
  const opposite = all.filter(
    ({ exact, paged }) => (exact === "green" && paged === "red") || (exact === "red" && paged === "green"),
  ).length;
  return {
    text: [
      `${written} videos of ${channels.length} channels, each channel on a page in one of ${WRITTEN.length} languages, and ${all.length} ideas: titles that the channel's list then lacks.`,
      `Green for red or red for green: ${opposite}. Forecasts are ${percent(
        quantile(
          all.map((one) => one.apart),
          0.9,
        ) ?? Number.NaN,
      )} apart at most in nine of ten ideas.`,
      "",
      table(
        ["language", "ideas", "same color", "forecast apart, median"],
        [...Map.groupBy(all, ({ language }) => language)].map(([language, own]) => [
          language,
          String(own.length),
          percent(same(own)),
          percent(apart(own)),
        ]),
      ),
    ].join("\n"),
    held: `${written} videos of ${channels.length} channels`,
    figure: `${percent(same(all))} of lights the same, forecasts ${percent(apart(all))} apart`,
    failures,
    accuracy: [
      ...rows("newest first", judged, [{ target: "≥ .93" }, { target: "≤ .05" }]),
      ...rows("most viewed first", popular, []),
    ],
  };
}

interface Listed {
  channel: string;
  uploads: MeasuredUpload[];
  asOf: Date;
}

/** The long uploads of a channel that its Videos tab shows, newest first; [] with too few. */
function listOf({ channel, uploads }: MeasuredHistory): Listed[] {
  const asOf = new Date(Math.max(...uploads.map(({ countedAt }) => Date.parse(countedAt))));
  const seen = new Set<string>();
  const listed = uploads
    .filter(({ title, views, durationSeconds }) => {
      const isNew = !seen.has(title) && plainTitle(title) === title && title !== "";
      seen.add(title);
      return isNew && views >= 1 && uploadKind(durationSeconds) !== "short";
    })
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .slice(0, MOST_VIDEOS);
  return listed.length < LEAST_VIDEOS ? [] : [{ channel, uploads: listed, asOf }];
}

/** As the page's own buttons sort it. */
type PagesOrder = Parameters<typeof writePage>[2];

function judgeChannel({ channel, uploads, asOf }: Listed, ideas: number, at: number, sorted: PagesOrder) {
  const random = seeded(`pasted page ${at}`);
  const order = uploads.map((upload) => ({ upload, key: random() })).sort((a, b) => a.key - b.key);
  const held = Math.min(ideas, Math.floor(uploads.length / 2));
  const asked = new Set(order.slice(0, held).map(({ upload }) => upload));
  const listed = uploads.filter((upload) => !asked.has(upload));
  const language = WRITTEN[at % WRITTEN.length] ?? WRITTEN[0];
  if (!language) throw new Error("no language");
  const videos = listed.map(({ title, views, publishedAt, durationSeconds }) => {
    return { title, views, durationSeconds, age: asOf.getTime() - Date.parse(publishedAt) };
  });
  const page =
    readVideoPage(writePage(videos, language, sorted), asOf)?.uploads.map(({ upload }) => upload) ?? [];
  const read = new Set(page.map(({ title }) => title));
  const missing = listed.filter(({ title }) => !read.has(title)).length;
  const unread =
    missing > 0 ? [`channel ${at + 1} in ${language.locale}: ${missing} of ${listed.length} videos`] : [];
  const [exact, paged] = [listed, page].map((own) => {
    const past = readPast(own, asOf);
    return past && { past, record: readRecord(past) };
  });
  if (!exact || !paged) return { channel, unread, agreements: [] };
  const agreements = [...asked].map(({ title }): Agreement => {
    const [one, other] = [exact, paged].map(({ past, record }) => ({
      color: colorOf(chanceOfIdea(title, past)),
      views: toRange(expectTitle(judgeTitle(past, ideaFeatures(title)), record)).p50,
    }));
    return {
      language: language.locale,
      exact: one?.color ?? "unknown",
      paged: other?.color ?? "unknown",
      apart: Math.abs((other?.views ?? Number.NaN) / (one?.views ?? Number.NaN) - 1),
    };
  });
  return { channel, unread, agreements };
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
