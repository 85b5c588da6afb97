import type { Weights } from "../../app/engines/forecast/covariance.ts";
import { readHistories } from "../measures/channel-histories.ts";
import { table } from "../table.ts";
import { enoughChannels } from "./enough.ts";
import { searchOver } from "./forecast-search.ts";
import { writeWeights } from "./weights-file.ts";

const WEIGHTS_FILE = new URL("../../app/engines/forecast/weights.ts", import.meta.url);

/**
 * Learns how similarly uploads do that are close in time or have similar titles, and writes it into the product.
 * Throws if there are too few channels.
 */
export function learnForecast(...texts: string[]): void {
  const histories = readHistories(...texts);
  enoughChannels(histories);
  const weights = searchOver(histories)(histories.map(({ channel }) => channel));
  writeWeights(WEIGHTS_FILE, weights, weightsModule(weights));
  console.log(
    `\n${table(
      ["weight", "value"],
      Object.entries(weights).map(([name, value]) => [name, String(value)]),
    )}`,
  );
}

export function weightsModule(weights: Weights): string {
  const lines = Object.entries(weights).map(([name, value]) => `  ${name}: ${value},`);
  return [
    "// Written by `npm run learn -- --data DIR` from whole upload histories (docs/evaluation/forecast.md).",
    'import type { Weights } from "./covariance";',
    "",
    "export const WEIGHTS: Weights = {",
    ...lines,
    "};",
    "",
  ].join("\n");
}
