import { statSync } from "node:fs";
import { classifySentiment } from "../../app/engines/sentiment/classify.ts";
import { formatCount } from "../../app/numbers/figures.ts";
import { kilobytes } from "../table.ts";

const ROOM = new URL("../../app/engines/sentiment/", import.meta.url);
const COMMENTS = 10_000;

/** CPU of this process for 10,000 comments, and the sizes of weights and word lists. */
export function costReport(texts: string[]): string {
  if (texts.length === 0) return "";
  const start = process.cpuUsage();
  for (let at = 0; at < COMMENTS; at++) classifySentiment(texts[(at * 7919) % texts.length] ?? "");
  const { user, system } = process.cpuUsage(start);
  const size = (name: string) => `${name} ${kilobytes(statSync(new URL(name, ROOM)).size)}`;
  const sizes = [
    "weights.ts",
    "lexicon/rated-words.ts",
    "lexicon/creator-words.ts",
    "lexicon/language-words.ts",
  ].map(size);
  return `${formatCount(COMMENTS)} comments: ${Math.round((user + system) / 1000)} ms of CPU. ${sizes.join(", ")}.`;
}
