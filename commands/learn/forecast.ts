import { writeFileSync } from "node:fs";
import type { Weights } from "../../app/tools/video-forecast/history/covariance.ts";
import { readHistories } from "../measures/channel-histories.ts";
import { table } from "../table.ts";
import { searchOver } from "./forecast-search.ts";

const WEIGHTS_FILE = new URL("../../app/tools/video-forecast/history/weights.ts", import.meta.url);

/** Learns how alike uploads that are near in time or alike in title do, and writes it into the product. */
export function learnForecast(text: string): void {
  const histories = readHistories(text);
  const weights = searchOver(histories)(histories.map(({ channel }) => channel));
  writeFileSync(WEIGHTS_FILE, weightsModule(weights));
  console.log(
    `\n${table(
      ["weight", "value"],
      Object.entries(weights).map(([name, value]) => [name, String(value)]),
    )}\n`,
  );
  console.log("Written to app/tools/video-forecast/history/weights.ts");
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
