import { forecastNext } from "../../app/engines/forecast/forecast.ts";
import { MIN_UPLOADS } from "../../app/engines/growth/index.ts";
import { seeded } from "../../app/numbers/chance.ts";
import { DAY_MS } from "../../app/numbers/days.ts";
import type { JudgedChannel } from "../learn/ideas-estimates.ts";
import { intervalOf } from "../measures/interval.ts";
import {
  type ChannelTally,
  macroAccuracy,
  macroChannels,
  microAccuracy,
  tallyDifferences,
} from "../measures/neighbours.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { medianError, ratio, type Scored, scoreForecasts, shareInside } from "./forecast-scores.ts";
import { judgedIdeas } from "./judged-ideas.ts";

/** The set's own reference is the median of 20, so a video counts with that many before it; the product asks for 5. */
const LEAST_BEFORE = [20, MIN_UPLOADS];

/**
 * Measures the forecast on whole upload histories: as it ships, and with words learned without the measured channels.
 * Throws if the histories cannot be read or no channel has enough uploads.
 */
export function evaluateForecast(...texts: string[]): Evaluated {
  const judged = judgedIdeas(texts);
  const histories = new Map(judged.channels.map((history) => [history.channel, history]));
  const score = (own: JudgedChannel) => {
    const history = histories.get(own.channel);
    return history ? scoreForecasts(history, own) : [];
  };
  const shipped = judged.shipped.flatMap(score);
  const unseen = judged.crossed.flatMap(score);
  const runs = LEAST_BEFORE.map((least) => ({
    name: `${least} before`,
    shipped: after(least, shipped),
    unseen: after(least, unseen),
  }));
  const [first] = runs;
  if (!first || first.unseen.length === 0) {
    throw new Error("no channel has enough uploads");
  }
  const channels = channelsOf(first.unseen);
  const tally = ({ channel, byHistory }: JudgedChannel) => tallyDifferences(channel, byHistory);
  return {
    text: [
      `${judged.channels.reduce((sum, { uploads }) => sum + uploads.length, 0)} long uploads of ${judged.channels.length} channels; each of ${first.unseen.length} that are 30 days and older and have 20 before them, by words learned without its channel`,
      "",
      channelTable(channels),
      "",
      halvesTable(channels),
      "(Error: median absolute log10. Inside: share within p10 to p90.)",
      "",
      `A forecast with its back-test from ${TIMED_UPLOADS} uploads takes ${timed().toFixed(0)} ms of CPU, warm (the least of ${TIMED_RUNS})`,
    ].join("\n"),
    held: `${first.unseen.length} videos of ${channels.length} channels`,
    figure: `error ${((1 - ratio(first.unseen)) * 100).toFixed(1)} % under the median of the 20 before; ${(shareInside(first.unseen) * 100).toFixed(1)} % inside`,
    failures: [],
    accuracy: [
      ...runs.flatMap(({ name, shipped, unseen }) => accuracyOf(name, shipped, unseen)),
      ...channelsInside(channelsOf(first.shipped), channels),
      ...neighboursAccuracy(judged.shipped.map(tally), judged.crossed.map(tally)),
    ],
  };
}

const TIMED_UPLOADS = 2000;
const TIMED_RUNS = 5;

/** CPU milliseconds of a forecast with its back-test, from a made-up channel with titles of nine words. */
function timed(): number {
  const random = seeded("forecast time");
  const letter = () => String.fromCharCode(97 + Math.floor(random() * 26));
  const words = Array.from({ length: 3000 }, () => Array.from({ length: 6 }, letter).join(""));
  const now = new Date(Date.UTC(2026, 0, 1));
  const uploads = Array.from({ length: TIMED_UPLOADS }, (_, at) => ({
    title: Array.from({ length: 9 }, () => words[Math.floor(random() ** 3 * words.length)]).join(" "),
    publishedAt: new Date(now.getTime() - (at + 4) * DAY_MS),
    views: 1000 * 10 ** (random() * 2),
  }));
  const times = Array.from({ length: TIMED_RUNS }, () => {
    const begin = process.cpuUsage();
    forecastNext(uploads, words.slice(0, 9).join(" "), now);
    return process.cpuUsage(begin).user / 1000;
  });
  return Math.min(...times);
}

/** A channel's share inside is worth asking with so many judged uploads. */
const JUDGED = 100;
const isKept = (own: Scored[]) => shareInside(own) >= 0.7 && shareInside(own) <= 0.9;

/** The share of channels on which 70 to 90 % of the uploads ended inside the range. */
function channelsInside(shipped: Scored[][], unseen: Scored[][]): Accuracy[] {
  const [ours, theirs] = [shipped, unseen].map((all) => all.filter(({ length }) => length >= JUDGED));
  if (!ours?.length || !theirs?.length) return [];
  const share = (all: Scored[][]) => all.filter(isKept).length / all.length;
  return [
    {
      engine: "forecast",
      set: "channels",
      measure: "share with .70 to .90 inside",
      items: theirs.length,
      shipped: share(ours),
      crossValidated: share(theirs),
      interval: intervalOf(
        theirs.map((own) => [own]),
        share,
      ),
      references: [],
      target: "≥ .90",
    },
  ];
}

/** Neighbouring uploads, one clearly better viewed, by the forecasts of their titles from before both. */
function neighboursAccuracy(shipped: ChannelTally[], unseen: ChannelTally[]): Accuracy[] {
  const channels = macroChannels(unseen);
  if (channels.length === 0) return [];
  const row = (measure: string, of: (tallies: ChannelTally[]) => number, target: string) => ({
    engine: "forecast",
    set: "neighbours",
    measure,
    items: measure.endsWith("macro") ? channels.length : unseen.reduce((sum, { pairs }) => sum + pairs, 0),
    shipped: of(shipped),
    crossValidated: of(unseen),
    interval: intervalOf(
      channels.map((own) => [own]),
      of,
    ),
    references: [],
    target,
  });
  return [row("accuracy, micro", microAccuracy, "≥ .68"), row("accuracy, macro", macroAccuracy, "≥ .65")];
}

function accuracyOf(name: string, shipped: Scored[], unseen: Scored[]): Accuracy[] {
  const row = (measure: string, of: (scored: Scored[]) => number) => ({
    engine: "forecast",
    set: `channel_videos, ${name}`,
    measure,
    items: unseen.length,
    shipped: of(shipped),
    crossValidated: of(unseen),
    interval: intervalOf(channelsOf(unseen), of),
    references: [],
  });
  const plain = medianError(unseen, "plainError");
  const recent = medianError(unseen, "recentError");
  return [
    {
      ...row("median |log10 error|", (scored) => medianError(scored)),
      references: [
        { name: "median of the 20 before", value: plain },
        { name: "recency-weighted median", value: recent },
      ],
    },
    {
      ...row("error ÷ median of the 20 before", ratio),
      references: [{ name: "recency-weighted median", value: recent / plain }],
      target: "≤ .80",
    },
    { ...row("share inside p10..p90", shareInside), target: ".78 to .82" },
  ];
}

function after(least: number, scored: Scored[]): Scored[] {
  return scored.filter(({ before }) => before >= least);
}

function channelsOf(scored: Scored[]): Scored[][] {
  return [...Map.groupBy(scored, ({ channel }) => channel).values()];
}

function figuresOf(scored: Scored[]): string[] {
  return [
    String(scored.length),
    medianError(scored).toFixed(3),
    ratio(scored).toFixed(3),
    `${(shareInside(scored) * 100).toFixed(1)} %`,
  ];
}

const HEADING = ["videos", "error", "÷ median of 20", "inside"];

/** Channels are numbered by size: their names are no matter of this repository. */
function channelTable(channels: Scored[][]): string {
  const bySize = channels.toSorted((a, b) => b.length - a.length);
  return table(
    ["channel", ...HEADING],
    bySize.map((own, at) => [`${at + 1}`, ...figuresOf(own)]),
  );
}

/** Every second channel by size, and the others: figures that hold in one half only are chance. */
function halvesTable(channels: Scored[][]): string {
  const bySize = channels.toSorted((a, b) => b.length - a.length);
  const half = (odd: number) => bySize.filter((_, at) => at % 2 === odd).flat();
  return table(
    ["half of the channels", ...HEADING],
    [
      ["1st, 3rd, 5th … by size", ...figuresOf(half(0))],
      ["2nd, 4th, 6th … by size", ...figuresOf(half(1))],
    ],
  );
}
