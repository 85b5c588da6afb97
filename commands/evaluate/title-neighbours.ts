import { chanceToBeat } from "../../app/engines/ideas/idea.ts";
import { CALIBRATION } from "../../app/engines/ideas/weights.ts";
import { predictionsOf } from "../learn/ideas.ts";
import { besideUsual, type JudgedChannel } from "../learn/ideas-estimates.ts";
import { reliability } from "../measures/calibration.ts";
import { intervalOf } from "../measures/interval.ts";
import {
  type ChannelTally,
  macroAccuracy,
  macroChannels,
  microAccuracy,
  tallyDifferences,
  tallyPairs,
} from "../measures/neighbours.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { judgedIdeas } from "./judged-ideas.ts";
import { knownFormsTable } from "./known-forms.ts";
import { knownKindsTable } from "./known-kinds.ts";
import { similarTitles } from "./similar-titles.ts";

/**
 * Measures which of two neighbouring uploads of a channel the ideas engine puts first, by what was published before
 * both and by words alone: as it ships, and learned without the channel. Throws without any pairs.
 */
export function evaluateNeighbours(...texts: string[]): Evaluated {
  const judged = judgedIdeas(texts);
  const hasPairs = ({ pairs }: { pairs: unknown[] }) => pairs.length > 0;
  const channels = judged.channels.filter(hasPairs);
  const shipped = judged.shipped.filter(hasPairs);
  const crossed = judged.crossed.filter(hasPairs);
  if (channels.length === 0) throw new Error("no channel has neighbouring uploads to compare");
  const script = channels.map((history) => {
    const scoreAfter = keptByLast(similarTitles(history));
    return tallyPairs(history.channel, history.pairs, ({ better, worse, size }) => {
      const score = scoreAfter(size);
      return score(better) - score(worse);
    });
  });
  const reference = [{ name: "similar titles before", tallies: script }];
  const rows = [
    ...rowsOf("with history", "byHistory", shipped, crossed, reference, [".68", ".65"]),
    ...rowsOf("without history", "byWords", shipped, crossed, [], [".60", ".59"]),
  ];
  const pairs = rows[0]?.items ?? 0;
  return {
    text: [
      `${pairs} pairs of ${channels.length} channels, ${macroChannels(script).length} of them with 30 or more`,
      "",
      "Chances by the channel's history, learned without the channel, every pair alike:",
      "",
      chancesTable(crossed, "byHistory", CALIBRATION.pair),
      "",
      "Chances without history:",
      "",
      chancesTable(crossed, "byWords", CALIBRATION.anywhere),
      "",
      "The chance to beat the median of the 20 uploads before:",
      "",
      beatTable(crossed),
      "",
      "Form within channels: uploads that bear it beside the uploads around that do not",
      "",
      knownFormsTable(channels),
      "",
      "Kinds within channels: uploads that name one beside the uploads around that do not",
      "",
      knownKindsTable(channels),
    ].join("\n"),
    held: `${pairs} pairs of ${channels.length} channels`,
    figure: rows
      .map(({ set, measure, crossValidated }) => `${set}, ${measure} ${crossValidated?.toFixed(3)}`)
      .join("; "),
    failures: [],
    accuracy: rows,
  };
}

/** The function with its last answer kept: pairs come by the uploads before them. */
function keptByLast<Answer>(answer: (size: number) => Answer): (size: number) => Answer {
  let last: { size: number; answer: Answer } | null = null;
  return (size) => {
    if (last?.size !== size) last = { size, answer: answer(size) };
    return last.answer;
  };
}

function rowsOf(
  name: string,
  by: "byHistory" | "byWords",
  shipped: JudgedChannel[],
  crossed: JudgedChannel[],
  references: { name: string; tallies: ChannelTally[] }[],
  [micro, macro]: [micro: string, macro: string],
): Accuracy[] {
  const tallies = (judged: JudgedChannel[]) => judged.map((own) => tallyDifferences(own.channel, own[by]));
  const [asShipped, unseen] = [tallies(shipped), tallies(crossed)];
  const row = (measure: string, of: (tallies: ChannelTally[]) => number, target: string): Accuracy => ({
    engine: "titles",
    set: `neighbours, ${name}`,
    measure: `accuracy, ${measure}`,
    items: unseen.reduce((sum, { pairs }) => sum + pairs, 0),
    shipped: of(asShipped),
    crossValidated: of(unseen),
    interval: intervalOf(
      unseen.map((tally) => [tally]),
      of,
    ),
    references: references.map(({ name, tallies }) => ({ name, value: of(tallies) })),
    target: `≥ ${target}`,
  });
  return [row("micro", microAccuracy, micro), row("macro", macroAccuracy, macro)];
}

function chancesTable(judged: JudgedChannel[], by: "byHistory" | "byWords", slope: number): string {
  const everyPair = predictionsOf(judged, by).map((own) => ({ ...own, vote: 1 }));
  return table(
    ["chance given", "pairs", "mean", "came"],
    reliability(everyPair, slope).map(({ from, to, pairs, predicted, observed }) => [
      `${percent(from)} to ${percent(to)}`,
      String(pairs),
      percent(predicted),
      percent(observed),
    ]),
  );
}

/** Chances to beat the usual by tenths, and the share of uploads inside the range. */
function beatTable(judged: JudgedChannel[]): string {
  const all = judged
    .flatMap(besideUsual)
    .map((own) => ({ chance: chanceToBeat(own), beat: own.actual > own.usual ? 1 : 0 }));
  const bins = Map.groupBy(all, ({ chance }) => Math.floor(chance * 10));
  const mean = (own: typeof all, of: "chance" | "beat") =>
    percent(own.reduce((sum, one) => sum + one[of], 0) / own.length);
  return table(
    ["chance given", "uploads", "mean", "came"],
    [...bins]
      .sort(([one], [other]) => one - other)
      .map(([bin, own]) => [
        `${percent(bin / 10)} to ${percent((bin + 1) / 10)}`,
        String(own.length),
        mean(own, "chance"),
        mean(own, "beat"),
      ]),
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
