import { expect, it } from "vitest";
import { keptChannel } from "../../tests/support/connected-channel";
import { sampleChannels, searchCatalogue } from "../../tests/support/sample-channels";
import { writeTiming } from "../channel/report/wording";
import { reportChannel } from "../engines/channel-report";
import { listIdeas } from "../engines/content-ideas";
import { analyze } from "../engines/findings";
import { forecastNext } from "../engines/forecast";
import { formatsOf } from "../engines/series";
import { mergeLayers } from "../functions/channel/kept-channel";
import { sampleLayer } from "../functions/channel/sample-channel";
import { summarize } from "../functions/channel/summary";
import { percentText } from "../numbers/figures";
import { showOwnIdeas } from "../tools/content-ideas/yours/show";
import {
  SAMPLE_FORECAST,
  SAMPLE_IDEAS,
  SAMPLE_TIMING,
  SAMPLE_TOPICS,
  SAMPLE_UPLOADS,
} from "./sample-figures";

const NOW = new Date("2026-11-22T10:00:00Z");

/** A sample channel as it is once connected. */
async function connected(name: string) {
  const read = await sampleChannels(NOW).uploadsOf(name);
  if (!read.ok) throw new Error(`no sample channel ${name}`);
  return mergeLayers(keptChannel(sampleLayer(read.answer, NOW)));
}

/** The report on a sample channel's long videos. */
async function reported(name: string) {
  const { uploads, daily } = await connected(name);
  const [long] = reportChannel(uploads, daily, "UTC", formatsOf(uploads, name)).kinds;
  if (!long) throw new Error("no uploads");
  return long;
}

const oneDecimal = (value: number | null) => Number(value?.toFixed(1));

it("the ideas are the first that the desk lists", async () => {
  const channel = await connected(SAMPLE_IDEAS.channel);
  const list = { of: "", ...listIdeas({ channel }, NOW.getTime()) };
  const marks = { kept: [], dismissed: [] };
  const { ideas } = showOwnIdeas(
    {
      channel: summarize(channel),
      list,
      marks,
      planned: new Map(),
      offered: [...list.ideas],
      missing: [],
      unread: [],
      weeks: [],
      free: null,
    },
    [],
    new URLSearchParams(),
  );
  expect(
    ideas
      .slice(0, 3)
      .map(({ text, color, evidence, chance }) => ({ title: text, color, reason: evidence.summary, chance })),
  ).toEqual(SAMPLE_IDEAS.ideas);
});

it("the uploads have the multiples that the report gives them", async () => {
  const { newest } = await reported(SAMPLE_UPLOADS.channel);
  const twelve = newest.slice(0, 12).reverse();
  expect(twelve.map(({ multiple }) => oneDecimal(multiple))).toEqual(SAMPLE_UPLOADS.multiples);
  const outliers = twelve.filter(({ outlier }) => outlier === "over");
  expect(outliers.map(({ upload }) => ({ title: upload.title, views: upload.views }))).toEqual([
    SAMPLE_UPLOADS.best,
  ]);
  expect(Math.round(outliers[0]?.usualViews ?? 0)).toBe(SAMPLE_UPLOADS.usual);
  const alike = twelve.find(({ upload }) => upload.title === SAMPLE_UPLOADS.alike.title);
  expect(oneDecimal(alike?.multiple ?? null)).toBe(SAMPLE_UPLOADS.alike.multiple);
});

it("the forecast is the desk's, with its chance of three times the usual", async () => {
  const { channel, title, ...shown } = SAMPLE_FORECAST;
  const { uploads } = await connected(channel);
  const made = forecastNext(uploads, title, NOW);
  if (made.kind === "refused" || made.viral?.kind !== "chance") throw new Error("no forecast");
  const { p10, p50, p90, viral } = made;
  const [low, likely, high, views] = [p10, p50, p90, viral.views].map(Math.round);
  expect({ low, likely, high, viral: { views, chance: percentText(viral.chance) } }).toEqual(shown);
});

it("the topics are those of the analyzer, with the same demand and room", () => {
  const found = searchCatalogue(SAMPLE_TOPICS.search, NOW);
  if (!found) throw new Error("nothing found");
  const topics = analyze(found, NOW).topics.map(({ cluster }) => ({
    name: cluster.name,
    videos: cluster.videoCount,
    views: Math.round(cluster.demand),
    large: Number(cluster.competition?.toFixed(2)),
    room: cluster.opportunities.includes("gateway"),
  }));
  expect(topics).toEqual(SAMPLE_TOPICS.topics);
});

it("the weekdays got what the report says, and it says no more of them", async () => {
  const report = await reported(SAMPLE_TIMING.channel);
  const days = [1, 2, 3, 4, 5, 6, 0].map((day) =>
    report.timing.cells.find(({ of, value }) => of === "weekday" && value === day),
  );
  expect(days.map((cell) => oneDecimal(cell?.times ?? null))).toEqual(SAMPLE_TIMING.weekdays);
  expect(writeTiming(report)).toBe(SAMPLE_TIMING.answer);
});
