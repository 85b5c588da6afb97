// npm run learn -- --data DIR: measures the analyzer's constants again, and learns the engines' weights.
// Without --data, what the sets in the repository (docs/evaluation) teach.
// What cannot be learned leaves the weights that ship as they are, and ends it with code 1.
import "./product-modules.ts";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { GROWTH_EXPONENT } from "../app/engines/growth/baseline.ts";
import { growthWithin } from "./learn/growth.ts";
import { type Lesson, learnAll } from "./learn/lessons.ts";
import { errorTable, exponentTable, growthVerdict } from "./learn/report.ts";
import { readUploads } from "./learn/uploads.ts";
import { textsOf } from "./measures/files.ts";
import { command, say } from "./run.ts";

const HORIZONS = [90, 180, 365, 730];

const LESSONS: Lesson[] = [
  {
    file: "videos",
    about: "how views grow with age",
    learn: (path) => growth(textsOf(path)),
  },
  {
    file: "videos",
    about: "what titles do on a channel and on any",
    learn: async (path) => (await import("./learn/ideas.ts")).learnIdeas(...textsOf(path)),
  },
  {
    file: "sentiment",
    about: "how comments feel",
    learn: async (path) => (await import("./learn/sentiment.ts")).learnSentiment(path),
  },
  {
    file: "ask-questions.csv",
    about: "what creators ask",
    learn: async (path) => (await import("./questions/learn.ts")).learnQuestions(path),
  },
];

await command(async () => {
  const { data } = parseArgs({ options: { data: { type: "string", default: "docs/evaluation" } } }).values;
  if (!existsSync(data)) throw new Error(`There is no folder ${data}`);
  await learnAll(LESSONS, data, say);
});

function growth(texts: string[]): void {
  const uploads = readUploads(...texts);
  const found = HORIZONS.flatMap((horizon) => growthWithin(uploads, horizon) ?? []);
  if (found.length === 0) throw new Error("no channel has enough uploads to measure");
  const channels = new Set(uploads.map((upload) => upload.channel)).size;
  console.log(`${uploads.length} long uploads of ${channels} channels`);
  console.log(`\n${exponentTable(found, GROWTH_EXPONENT)}\n\n${errorTable(found)}`);
  console.log(
    "(Typical error: mean absolute deviation of log views, as a factor. Half within: of age^exponent.)\n",
  );
  console.log(growthVerdict(found, GROWTH_EXPONENT));
}
