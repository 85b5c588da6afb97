import { scoreTitle } from "../../app/engines/titles/score.ts";
import { readHistories } from "../measures/channel-histories.ts";
import { intervalOf } from "../measures/interval.ts";
import {
  type ChannelTally,
  macroAccuracy,
  macroChannels,
  microAccuracy,
  neighbourPairs,
  tallyPairs,
} from "../measures/neighbours.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { similarTitles } from "./similar-titles.ts";

/** Measures which of two neighbouring uploads of a channel a score of titles puts first. Throws without any pairs. */
export function evaluateNeighbours(...texts: string[]): Evaluated {
  const channels = readHistories(...texts)
    .map((history) => ({ ...history, pairs: neighbourPairs(history) }))
    .filter(({ pairs }) => pairs.length > 0);
  if (channels.length === 0) throw new Error("no channel has neighbouring uploads to compare");
  const script = channels.map((history) => {
    const scoreAfter = keptByLast(similarTitles(history));
    return tallyPairs(history.channel, history.pairs, ({ better, worse, size }) => {
      const score = scoreAfter(size);
      return score(better) - score(worse);
    });
  });
  const shipped = channels.map(({ channel, pairs, uploads }) => {
    const logits = uploads.map(({ upload }) => scoreTitle(upload.title).logit);
    return tallyPairs(channel, pairs, ({ better, worse }) => (logits[better] ?? 0) - (logits[worse] ?? 0));
  });
  const rows = [
    ...rowsOf("with history", shipped, [{ name: "similar titles before", tallies: script }], [".68", ".65"]),
    ...rowsOf("without history", shipped, [], [".60", ".59"]),
  ];
  const many = macroChannels(shipped).length;
  return {
    text: `${rows[0]?.items} pairs of ${channels.length} channels, ${many} of them with 30 or more`,
    held: `${rows[0]?.items} pairs`,
    figure: rows.map(({ set, measure, shipped }) => `${set}, ${measure} ${shipped.toFixed(3)}`).join("; "),
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
  shipped: ChannelTally[],
  references: { name: string; tallies: ChannelTally[] }[],
  [micro, macro]: [micro: string, macro: string],
): Accuracy[] {
  const row = (measure: string, of: (tallies: ChannelTally[]) => number, target: string): Accuracy => ({
    engine: "titles",
    set: `neighbours, ${name}`,
    measure: `accuracy, ${measure}`,
    items: shipped.reduce((sum, { pairs }) => sum + pairs, 0),
    shipped: of(shipped),
    interval: intervalOf(
      shipped.map((tally) => [tally]),
      of,
    ),
    references: references.map(({ name, tallies }) => ({ name, value: of(tallies) })),
    target: `≥ ${target}`,
  });
  return [row("micro", microAccuracy, micro), row("macro", macroAccuracy, macro)];
}
