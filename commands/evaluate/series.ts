import {
  type ChannelSeries,
  findSeries,
  findStop,
  PAYS,
  recentMultipleOf,
  STOPS,
} from "../../app/engines/series/find.ts";
import { median, wilson } from "../../app/statistics/quantiles.ts";
import { intervalOf } from "../measures/interval.ts";
import { type MeasuredHistory, readMeasuredHistories } from "../measures/measured-histories.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { LABELED_CHANNELS, LABELED_UPLOADS, type LabeledSeries } from "./series-labels.ts";

/** A series pays by its last three episodes; that it stopped needs five. */
const FIRST_PLACE = 3;
/** Long series would outweigh all others. */
const MAX_PLACES = 50;
/** The episodes whose share of the first is printed. */
const EPISODES = [2, 3, 5, 10];

/** The verdict on a series after one of its episodes, and whether the next one reached the channel's usual. */
interface Place {
  verdict: "stopped" | "pays" | "neither";
  nextBeat: boolean;
}

/**
 * Finds the series in whole upload histories, says what later episodes got of the first, and holds each verdict on a
 * series against its next episode. Throws if no series is found.
 */
export function evaluateSeries(...files: string[]): Evaluated {
  const histories = readMeasuredHistories(...files);
  const byChannel = histories
    .map(({ channel, uploads }) => findSeries(uploads, channel))
    .filter(({ length }) => length > 0);
  const all = byChannel.flat();
  const labels = (["tuned", "held"] as const).map((kind) => scoreLabels(histories, kind));
  if (all.length === 0) throw new Error("no series is found");
  const counting = all.filter(({ isNumbered }) => isNumbered);
  const kinds = [
    { name: "public channels", places: counting.flatMap(placesOf) },
    { name: "public channels, by name", places: all.filter((one) => !one.isNumbered).flatMap(placesOf) },
  ];
  const uploads = all.reduce((total, { episodes }) => total + episodes.length, 0);
  const seconds = byChannel.map((series) => series.flatMap((one) => shareOfFirst(one, 2) ?? []));
  const second = median(seconds.flat()) ?? Number.NaN;
  return {
    text: [
      `${all.length} series of ${byChannel.length} channels (of ${histories.length}), ${uploads} uploads`,
      `${counting.length} of them count their episodes`,
      "",
      table(
        [
          "channels read by a person",
          "labeled",
          "found of these",
          "right",
          "wrong",
          "episodes found",
          "in none",
        ],
        labels.map(({ name, labeled, recalled, right, wrong, episodes, strays }) =>
          [name, labeled, recalled, right, wrong, episodes, strays].map(String),
        ),
      ),
      "",
      table(
        ["episode", "series", "views of the first, median", "below the first"],
        EPISODES.map((episode) => {
          const shares = all.flatMap((one) => shareOfFirst(one, episode) ?? []);
          const below = shares.filter((share) => share < 1).length;
          return [
            String(episode),
            String(shares.length),
            (median(shares) ?? 0).toFixed(2),
            percent(below / shares.length),
          ];
        }),
      ),
      "",
      table(
        ["after an episode", "series", "places", "next under the usual", "95 %"],
        kinds.flatMap(({ name, places }) =>
          (["stopped", "pays", "neither"] as const).map((verdict) => {
            const own = places.filter((place) => place.verdict === verdict);
            const under = own.filter(({ nextBeat }) => !nextBeat).length;
            const ends = wilson(under, own.length).map((end) => (end * 100).toFixed(1));
            const kind = name.includes("name") ? "by name" : "counted";
            return [verdict, kind, String(own.length), percent(under / own.length), ends.join(" to ")];
          }),
        ),
        [0, 1],
      ),
      "(Views adjusted for age; the usual is the median of the 20 uploads before.)",
    ].join("\n"),
    held: `${all.length} series of ${byChannel.length} channels`,
    figure: `part 2 gets ${second.toFixed(2)} of part 1`,
    failures: [],
    accuracy: [
      {
        engine: "series",
        set: "public channels",
        measure: "part 2 of part 1",
        items: seconds.flat().length,
        shipped: second,
        interval: intervalOf(seconds, (shares) => median(shares) ?? Number.NaN),
        references: [],
      },
      ...labels.flatMap(accuracyOf),
      ...kinds.flatMap(heldVerdicts),
    ],
  };
}

/** How the finder's series compare with those that a person sees in the same titles. */
interface LabelScore {
  name: string;
  labeled: number;
  /** Labeled series of which one found series has half of the episodes and more. */
  recalled: number;
  /** Found series that are a labeled one to four fifths and more, and those that are none. Arguable ones count neither way. */
  right: number;
  wrong: number;
  /** Episodes of the right and the wrong, and those that are in no labeled series. */
  episodes: number;
  strays: number;
}

const LEAST_SHARE = 0.8;

function scoreLabels(histories: MeasuredHistory[], kind: "tuned" | "held"): LabelScore {
  const labeled = LABELED_CHANNELS.filter(({ isTuned }) => isTuned === (kind === "tuned"));
  const score = { labeled: 0, recalled: 0, right: 0, wrong: 0, episodes: 0, strays: 0 };
  let channels = 0;
  for (const { channel, series } of labeled) {
    const history = histories.find((one) => one.channel === channel);
    if (!history) continue;
    channels += 1;
    const newest = history.uploads
      .toSorted((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1))
      .slice(-LABELED_UPLOADS[kind]);
    const found = findSeries(newest, channel).map(({ episodes }) =>
      episodes.map(({ upload }) => upload.title),
    );
    for (const titles of found) {
      const fitting = series.filter((one) => countIn(one, titles) >= titles.length * LEAST_SHARE);
      const real = fitting.filter(({ isArguable }) => !isArguable);
      if (real.length === 0 && fitting.length > 0) continue;
      score[real.length > 0 ? "right" : "wrong"] += 1;
      score.episodes += titles.length;
      score.strays += titles.filter((title) => !real.some((one) => isOf(one, title))).length;
    }
    for (const one of series.filter(({ isArguable }) => !isArguable)) {
      const own = countIn(
        one,
        newest.map(({ title }) => title),
      );
      const best = found
        .filter((titles) => countIn(one, titles) >= titles.length * LEAST_SHARE)
        .reduce((most, titles) => Math.max(most, titles.length), 0);
      score.labeled += 1;
      if (best >= own / 2) score.recalled += 1;
    }
  }
  const name = kind === "tuned" ? `${channels} channels, tuned on` : `${channels} channels, not tuned on`;
  return { name, ...score };
}

const isOf = ({ titles }: LabeledSeries, title: string) => titles.test(title.normalize("NFC"));
const countIn = (series: LabeledSeries, titles: string[]) =>
  titles.filter((title) => isOf(series, title)).length;

function accuracyOf({ name, labeled, recalled, right, wrong, episodes, strays }: LabelScore): Accuracy[] {
  const row = (measure: string, count: number, items: number, target: string): Accuracy => ({
    ...{ engine: "series", set: name, measure, items, target, references: [] },
    shipped: count / items,
    interval: wilson(count, items),
  });
  return [
    row("found series that are one", right, right + wrong, "≥ .90"),
    row("labeled series found", recalled, labeled, "≥ .75"),
    row("episodes that are one", episodes - strays, episodes, "≥ .90"),
  ];
}

/** An episode's views over the first's, where the series has both by those numbers. */
function shareOfFirst({ episodes }: ChannelSeries, number: number): number | null {
  const [first] = episodes;
  if (first?.episode !== 1 || (first.season ?? 1) !== 1) return null;
  const own = episodes.find(({ season, episode }) => season === first.season && episode === number);
  return own?.ofFirst ?? null;
}

function placesOf({ episodes }: ChannelSeries): Place[] {
  const known = episodes.filter(({ multiple }) => multiple !== null);
  return known
    .slice(FIRST_PLACE)
    .flatMap((next, at): Place[] => {
      const before = known.slice(0, FIRST_PLACE + at);
      const stop = findStop(before);
      const recentMultiple = recentMultipleOf(before) ?? 1;
      const verdict =
        stop && stop.multiple <= STOPS ? "stopped" : recentMultiple >= PAYS ? "pays" : "neither";
      return [{ verdict, nextBeat: (next.multiple ?? 0) >= 1 }];
    })
    .slice(-MAX_PLACES);
}

function heldVerdicts({ name, places }: { name: string; places: Place[] }): Accuracy[] {
  const base = places.filter(({ nextBeat }) => nextBeat).length / places.length;
  const row = (measure: string, right: boolean[], reference: number): Accuracy => {
    const count = right.filter(Boolean).length;
    return {
      ...{ engine: "series", set: name, measure, items: right.length },
      shipped: count / right.length,
      interval: wilson(count, right.length),
      references: [{ name: "all next episodes", value: reference }],
    };
  };
  const after = (verdict: Place["verdict"]) => places.filter((place) => place.verdict === verdict);
  return [
    row(
      "stopped: next under usual",
      after("stopped").map(({ nextBeat }) => !nextBeat),
      1 - base,
    ),
    row(
      "pays: next above usual",
      after("pays").map(({ nextBeat }) => nextBeat),
      base,
    ),
  ];
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
