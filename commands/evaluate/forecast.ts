import type { Weights } from "../../app/engines/forecast/covariance.ts";
import { MIN_UPLOADS } from "../../app/engines/forecast/usable-uploads.ts";
import { WEIGHTS } from "../../app/engines/forecast/weights.ts";
import { searchOver } from "../learn/forecast-search.ts";
import { type ChannelHistory, readHistories } from "../measures/channel-histories.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { medianError, ratio, type Scored, scoreForecasts, shareInside } from "./forecast-scores.ts";

const FOLDS = 5;
/** The set's own reference is the median of 20, so a video counts with that many before it; the product asks for 5. */
const LEAST_BEFORE = [20, MIN_UPLOADS];

/**
 * Measures the forecast on whole upload histories: as it ships, and learned without the measured channels. Throws if
 * the histories cannot be read or no channel has enough uploads.
 */
export function evaluateForecast(...texts: string[]): Evaluated {
  const histories = readHistories(...texts);
  const weightsWithout = learnedWithout(histories);
  const shipped = histories.flatMap((history) => scoreForecasts(history, WEIGHTS));
  const unseen = histories.flatMap((history) => scoreForecasts(history, weightsWithout(history.channel)));
  const inOrder = after(
    20,
    histories.flatMap((history) => scoreForecasts(history, weightsWithout(history.channel), true)),
  );
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
  return {
    text: [
      `${histories.reduce((sum, { uploads }) => sum + uploads.length, 0)} long uploads of ${histories.length} channels; each of ${first.unseen.length} that are 30 days and older and have 20 before them, by weights learned without its channel`,
      "",
      channelTable(channels),
      "",
      halvesTable(channels),
      "",
      table(
        ["uploads of one instant", ...HEADING, "median of 20", "recency-weighted"],
        [
          ["none is before the other", ...figuresOf(first.unseen), ...plainOf(first.unseen)],
          ["in the order of the file", ...figuresOf(inOrder), ...plainOf(inOrder)],
        ],
      ),
      "(Error: median absolute log10. Inside: share within p10 to p90.)",
    ].join("\n"),
    held: `${first.unseen.length} videos of ${channels.length} channels`,
    figure: `error ${((1 - ratio(first.unseen)) * 100).toFixed(1)} % under the median of the 20 before; ${(shareInside(first.unseen) * 100).toFixed(1)} % inside`,
    failures: [],
    accuracy: runs.flatMap(({ name, shipped, unseen }) => accuracyOf(name, shipped, unseen)),
  };
}

/** The weights for each channel, learned from the channels of the other folds. Channels are dealt into folds by size. */
function learnedWithout(histories: ChannelHistory[]): (channel: string) => Weights {
  const learn = searchOver(histories);
  const bySize = histories.toSorted((a, b) => b.uploads.length - a.uploads.length);
  const foldOf = new Map(bySize.map(({ channel }, at) => [channel, at % FOLDS]));
  const weights = Array.from({ length: FOLDS }, (_, fold) =>
    learn(histories.map(({ channel }) => channel).filter((channel) => foldOf.get(channel) !== fold)),
  );
  return (channel) => {
    const own = weights[foldOf.get(channel) ?? 0];
    if (!own) throw new Error(`no weights without ${channel}`);
    return own;
  };
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
      target: "≤ .88",
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

function plainOf(scored: Scored[]): string[] {
  return [medianError(scored, "plainError").toFixed(3), medianError(scored, "recentError").toFixed(3)];
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
