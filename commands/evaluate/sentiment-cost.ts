import { statSync } from "node:fs";
import { analyzeComments } from "../../app/engines/comments/index.ts";
import { classifySentiment } from "../../app/engines/sentiment/classify.ts";
import { formatCount } from "../../app/numbers/figures.ts";
import { kilobytes } from "../table.ts";

const ROOM = new URL("../../app/engines/sentiment/", import.meta.url);
const COMMENTS = 10_000;
/** A long comment. Ten thousand of them are the 2 MB that a desk takes. */
const LENGTH = 200;

/** CPU of this process for 10,000 comments, scored and analyzed whole, and the sizes of weights and word lists. */
export function costReport(texts: string[]): string {
  if (texts.length === 0) return "";
  const textAt = (at: number) => texts[(at * 7919) % texts.length] ?? "";
  const scoring = cpuOf(() => {
    for (let at = 0; at < COMMENTS; at++) classifySentiment(textAt(at));
  });
  const long = Array.from({ length: COMMENTS }, (_, at) => ({ text: longText(textAt, at), likes: at % 50 }));
  analyzeComments(long);
  const analysis = cpuOf(() => analyzeComments(long));
  const size = (name: string) => `${name} ${kilobytes(statSync(new URL(name, ROOM)).size)}`;
  const sizes = [
    "weights.ts",
    "mood-weights.ts",
    "lexicon/rated-words.ts",
    "lexicon/lexicon.ts",
    "lexicon/adjectives.ts",
  ].map(size);
  return `${formatCount(COMMENTS)} comments: ${scoring} ms of CPU. A whole analysis of ${formatCount(COMMENTS)} of ${LENGTH} characters, warm: ${analysis} ms. ${sizes.join(", ")}.`;
}

/** Comments one after the other until they are long enough, each begun at another place. */
function longText(textAt: (at: number) => string, at: number): string {
  let text = "";
  for (let next = at; text.length < LENGTH && next < at + LENGTH; next++)
    text += `${textAt(next * 31 + at)} `;
  return text.slice(0, LENGTH);
}

/** Milliseconds of this process's CPU, user and system. */
function cpuOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return Math.round((user + system) / 1000);
}
