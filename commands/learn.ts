// npm run learn -- --data DIR: measures again what the analyzer's constants rest on, and learns the engines' weights.
import "./product-modules.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GROWTH_EXPONENT } from "../app/analyzer/findings/age.ts";
import { growthWithin } from "./learn/growth.ts";
import { errorTable, exponentTable, growthVerdict } from "./learn/report.ts";
import { readUploads } from "./learn/uploads.ts";
import { command, say } from "./run.ts";

const HORIZONS = [90, 180, 365, 730];

/** What each set of data teaches, by its place in DIR. */
const LESSONS: { file: string; about: string; learn(path: string): void | Promise<void> }[] = [
  {
    file: "videos/channel_videos.csv",
    about: "how views grow with age",
    learn: (path) => growth(readFileSync(path, "utf8")),
  },
  {
    file: "videos/channel_videos.csv",
    about: "what a forecast goes by",
    learn: async (path) => (await import("./learn/forecast.ts")).learnForecast(readFileSync(path, "utf8")),
  },
  {
    file: "sentiment",
    about: "how comments feel",
    learn: async (path) => (await import("./learn/feeling.ts")).learnFeeling(path),
  },
  {
    file: "titles/upworthy_pairs.csv",
    about: "which words and forms of a title draw clicks",
    learn: async (path) => (await import("./learn/titles.ts")).learnTitles(readFileSync(path, "utf8")),
  },
];

await command(async () => {
  const { data } = parseArgs({ options: { data: { type: "string" } } }).values;
  if (data === undefined) throw new Error("Name the folder of the data: npm run learn -- --data DIR");
  for (const { file, about, learn } of LESSONS) {
    const path = join(data, file);
    if (!existsSync(path)) {
      say(`${file} is not there, so ${about} is not measured`);
      continue;
    }
    say(`${file}: ${about}`);
    await learn(path);
  }
});

function growth(text: string): void {
  const uploads = readUploads(text);
  const found = HORIZONS.flatMap((horizon) => growthWithin(uploads, horizon) ?? []);
  if (found.length === 0) {
    console.log("\nNo channel has enough uploads to measure.");
    return;
  }
  const channels = new Set(uploads.map((upload) => upload.channel)).size;
  console.log(`${uploads.length} long uploads of ${channels} channels`);
  console.log(`\n${exponentTable(found, GROWTH_EXPONENT)}\n\n${errorTable(found)}`);
  console.log(
    "(Typical error: mean absolute deviation of log views, as a factor. Half within: of age^exponent.)\n",
  );
  console.log(growthVerdict(found, GROWTH_EXPONENT));
}
