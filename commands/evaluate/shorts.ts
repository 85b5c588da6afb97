import { knownWords } from "../../app/engines/ideas/past.ts";
import { readIdeaChannels } from "../learn/ideas-channels.ts";
import { type JudgedChannel, judgeChannel, wordsWithout } from "../learn/ideas-estimates.ts";
import { readShortHistories } from "../measures/channel-histories.ts";
import { intervalOf } from "../measures/interval.ts";
import { macroAccuracy, microAccuracy, tallyDifferences } from "../measures/neighbours.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { medianError, ratio, type Scored, scoreForecasts, shareInside } from "./forecast-scores.ts";
import { ideaChannels } from "./judged-ideas.ts";
import { countColors } from "./light.ts";

/** A kind is judged by itself with so many uploads of it. */
const LEAST = 20;
/** A channel of Shorts alone is in no fold: nothing was learned from it. */
const NO_FOLD = -1;

type Colors = ReturnType<typeof countColors>;

/**
 * Shorts judged by the Shorts before them alone, as the light, titles and the forecast judge long videos: with the words
 * that ship, and with words learned from the long videos of other channels. Throws without any.
 */
export function evaluateShorts(...texts: string[]): Evaluated {
  const longs = ideaChannels(texts);
  const shorts = readIdeaChannels(readShortHistories(...texts)).filter(
    ({ uploads }) => uploads.length >= LEAST,
  );
  const foldOf = new Map(longs.map(({ channel, fold }) => [channel, fold]));
  const judged = shorts.map((channel) => {
    const fold = foldOf.get(channel.channel) ?? NO_FOLD;
    return { fold, judged: judgeChannel(channel, [knownWords(), wordsWithout(fold, longs)]) };
  });
  const shipped = judged.flatMap(({ judged: [own] }) => own ?? []);
  const crossed = [...Map.groupBy(judged, ({ fold }) => fold).values()].flatMap((all) =>
    all.flatMap(({ judged: [, own] }) => own ?? []),
  );
  const rows = [
    ...neighbours(shipped, crossed),
    ...forecasts(
      shipped.map((own) => scoresOf(own)),
      crossed.map((own) => scoresOf(own)),
    ),
    ...colors(
      shipped.map((own) => countColors(own, "short")),
      crossed.map((own) => countColors(own, "short")),
    ),
  ];
  return {
    text: `${shorts.reduce((total, { uploads }) => total + uploads.length, 0)} Shorts of ${shorts.length} channels with ${LEAST} or more`,
    held: `${shorts.length} channels`,
    figure: rows
      .slice(0, 3)
      .map(({ measure, crossValidated }) => `${measure} ${crossValidated?.toFixed(3)}`)
      .join("; "),
    failures: [],
    accuracy: rows,
  };

  function scoresOf(own: JudgedChannel): Scored[] {
    const history = shorts.find(({ channel }) => channel === own.channel);
    return history ? scoreForecasts(history, own).filter(({ before }) => before >= LEAST) : [];
  }
}

/** A row of one measure over channels, as shipped and unseen. */
function row<One>(
  names: Pick<Accuracy, "engine" | "set" | "measure" | "items"> &
    Partial<Pick<Accuracy, "target" | "references">>,
  of: (channels: One[]) => number,
  shipped: One[],
  crossed: One[],
): Accuracy {
  return {
    references: [],
    ...names,
    shipped: of(shipped),
    crossValidated: of(crossed),
    interval: intervalOf(
      crossed.map((one) => [one]),
      of,
    ),
  };
}

function neighbours(shipped: JudgedChannel[], crossed: JudgedChannel[]): Accuracy[] {
  const [ours, unseen] = [shipped, crossed].map((all) =>
    all
      .filter(({ pairs }) => pairs.length > 0)
      .map(({ channel, byHistory }) => tallyDifferences(channel, byHistory)),
  );
  if (!ours || !unseen) return [];
  const items = unseen.reduce((total, { pairs }) => total + pairs, 0);
  const set = "neighbours, with history, Shorts";
  return [
    row({ engine: "titles", set, measure: "accuracy, micro", items }, microAccuracy, ours, unseen),
    row({ engine: "titles", set, measure: "accuracy, macro", items }, macroAccuracy, ours, unseen),
  ];
}

function forecasts(shipped: Scored[][], crossed: Scored[][]): Accuracy[] {
  const set = "channel_videos, 20 before, Shorts";
  const names = { engine: "forecast", set, items: crossed.flat().length };
  const plain = medianError(crossed.flat(), "plainError");
  const references = [{ name: "median of the 20 before", value: plain }];
  const flat = (of: (scored: Scored[]) => number) => (channels: Scored[][]) => of(channels.flat());
  return [
    row(
      { ...names, measure: "median |log10 error|", references },
      flat((all) => medianError(all)),
      shipped,
      crossed,
    ),
    row(
      { ...names, measure: "error ÷ median of the 20 before", target: "≤ .90" },
      flat(ratio),
      shipped,
      crossed,
    ),
    row(
      { ...names, measure: "share inside p10..p90", target: ".75 to .85" },
      flat(shareInside),
      shipped,
      crossed,
    ),
  ];
}

function colors(shipped: Colors[], crossed: Colors[]): Accuracy[] {
  const sum = (all: Colors[], of: (one: Colors) => number) => all.reduce((total, one) => total + of(one), 0);
  const uploads = sum(crossed, (one) => one.uploads);
  const references = [{ name: "all uploads", value: sum(crossed, ({ beat }) => beat) / uploads }];
  return (["green", "red"] as const).flatMap((color) => {
    const given = (all: Colors[]) => sum(all, (one) => one[color].given);
    const names = { engine: "light", set: `your channel, ${color}, Shorts` };
    return [
      row(
        {
          ...names,
          measure: "beat the usual, micro",
          items: given(crossed),
          references,
          target: color === "green" ? "≥ .67" : "≤ .32",
        },
        (all: Colors[]) => sum(all, (one) => one[color].beat) / given(all),
        shipped,
        crossed,
      ),
      row(
        { ...names, measure: "share of uploads", items: uploads, target: "≥ .20" },
        (all: Colors[]) => given(all) / sum(all, (one) => one.uploads),
        shipped,
        crossed,
      ),
    ];
  });
}
