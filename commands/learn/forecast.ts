import type { Learned } from "../../app/engines/forecast/learned.ts";
import { type ChannelHistory, readHistories } from "../measures/channel-histories.ts";
import { table } from "../table.ts";
import { enoughChannels } from "./enough.ts";
import { searchOver } from "./forecast-search.ts";
import { learnWords, missesOf } from "./forecast-words.ts";
import { writeWeights } from "./weights-file.ts";

const WEIGHTS_FILE = new URL("../../app/engines/forecast/weights.ts", import.meta.url);

/** Learns from some of the channels: the weights first, then what words add to forecasts by these weights. */
export function learnFrom(histories: ChannelHistory[]): (channels: string[]) => Learned {
  const search = searchOver(histories);
  return (channels) => {
    const weights = search(channels);
    const own = new Set(channels);
    const misses = histories.flatMap((one) => (own.has(one.channel) ? [missesOf(one, weights)] : []));
    return { weights, words: learnWords(misses) };
  };
}

/**
 * Learns how similarly uploads do that are close in time or have similar titles, and which words lift a title on any
 * channel, and writes it into the product. Throws if there are too few channels.
 */
export function learnForecast(...texts: string[]): void {
  const histories = readHistories(...texts);
  enoughChannels(histories);
  const learned = learnFrom(histories)(histories.map(({ channel }) => channel));
  const { weights, words } = learned;
  writeWeights(WEIGHTS_FILE, learned, weightsModule(learned));
  console.log(
    `\n${table(
      ["weight", "value"],
      Object.entries(weights).map(([name, value]) => [name, String(value)]),
    )}\n\n${words.size} words`,
  );
}

export function weightsModule({ weights, words }: Learned): string {
  const lines = Object.entries(weights).map(([name, value]) => `  ${name}: ${value},`);
  const pairs = [...words].map(([word, weight]) => `${word} ${Math.round(weight * 1000)}`);
  return [
    "// Written by `npm run learn -- --data DIR` from whole upload histories (docs/evaluation/forecast.md).",
    'import type { Weights } from "./covariance";',
    "",
    "export const WEIGHTS: Weights = {",
    ...lines,
    "};",
    "",
    "/** Words that at least eight channels use, each with how far it lifts a title, in thousandths of log10 views. */",
    `export const WORDS = ${JSON.stringify(pairs.join(" "))};`,
    "",
  ].join("\n");
}
