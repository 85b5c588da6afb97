import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { MARKS, marksOf } from "../../app/tools/thumbnail-optimizer/title-score/word-marks.ts";
import { packWords } from "../../app/tools/thumbnail-optimizer/title-score/word-table.ts";
import { plainWords, wordsOf } from "../../app/tools/thumbnail-optimizer/title-score/words.ts";
import { percentile } from "../bench/statistics.ts";
import { slopeOf } from "./titles-calibration.ts";
import {
  accuracyInterval,
  accuracyOf,
  checked,
  checkedByAll,
  clearPairs,
  crossValidate,
  predictedOf,
} from "./titles-checked.ts";
import { blocksOf, rowOf } from "./titles-features.ts";
import { learnWeights, prepare } from "./titles-fit.ts";
import { groupsOf, readPairs, showingsOf } from "./titles-pairs.ts";
import { DIMENSIONS, wordVectors } from "./titles-vectors.ts";

const WEIGHTS = fileURLToPath(
  new URL("../../app/tools/thumbnail-optimizer/title-score/weights.ts", import.meta.url),
);
/** The most frequent words of the vectors: as many as keep the weights well below 300 KB and quick to unpack. */
export const TABLE = 45_000;
const PERCENTILES = 100;

/** Learns to score titles from tested headlines and writes the weights. */
export async function learnTitles(text: string): Promise<void> {
  const pairs = readPairs(text);
  const vectors = await wordVectors(TABLE);
  const validated = crossValidate(pairs, vectors);
  const clear = checkedByAll(clearPairs(pairs), validated.differences);
  const interval = accuracyInterval(clear, validated.groupOf);
  const every = checkedByAll(pairs, validated.differences);
  const slope = slopeOf(predictedOf(pairs, validated.differences));

  const showings = showingsOf(pairs, groupsOf(pairs));
  const prepared = prepare(showings, vectors, "titles");
  const { weights, priors } = learnWeights(prepared);
  const perFigure = weights.map((weight, at) => weight / (prepared.spread[at] as number));
  const [meaning, marks, shape] = blocksOf(weights.length).map(({ from, to }) => perFigure.slice(from, to));
  if (!meaning || !marks || !shape) throw new Error("blocks are missing");
  const table = new Map(
    [...vectors].map(([word, vector]) => [
      word,
      meaning.reduce(
        (sum, weight, at) => sum + weight * ((vector[at] as number) - (prepared.middle[at] as number)),
        0,
      ),
    ]),
  );
  const titles = [...new Set(showings.map(({ title }) => title))];
  const rows = titles.map((title) => rowOf(title, vectors, prepared.middle));
  const scores = rows
    .map((row) => row.reduce((sum, value, at) => sum + value * (perFigure[at] as number), 0))
    .sort((one, other) => one - other);
  const middle = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const usual = Array.from(shape, (_, at) =>
    rounded(
      rows.reduce((sum, row) => sum + (row[DIMENSIONS + MARKS.length + at] as number), 0) / rows.length,
    ),
  );
  const everyWord = titles.flatMap(wordsOf);
  const usualWord =
    everyWord.reduce((sum, word) => {
      const meant = plainWords(word).reduce((all, plain) => all + (table.get(plain) ?? 0), 0);
      return sum + marksOf(word).reduce((all, mark) => all + (marks[mark] as number), meant);
    }, 0) / everyWord.length;
  const lengths = titles.map((title) => [...title].length);
  const ranks = Array.from({ length: PERCENTILES + 1 }, (_, at) =>
    rounded((scores[Math.round((at / PERCENTILES) * (scores.length - 1))] as number) - middle),
  );
  const { words, weights: figures, step } = packWords(table);
  const learned = {
    words,
    weights: figures,
    step,
    marks: Array.from(marks, rounded),
    shape: Array.from(shape, rounded),
    usualShape: usual,
    usualWord: rounded(usualWord),
    usualWords: rounded(everyWord.length / titles.length),
    ranks,
    slope: rounded(slope),
    tests: new Set(pairs.map(({ test }) => test)).size,
    headlines: titles.length,
    characters: [0.05, 0.95].map((share) => percentile(lengths, share)),
    usualCharacters: percentile(lengths, 0.5),
    clear: { tests: clear.length, accuracy: rounded(accuracyOf(clear)), interval: interval.map(rounded) },
    longerHeadline: rounded(accuracyOf(checked(clearPairs(pairs), ({ a, b }) => a.length - b.length))),
    all: { pairs: pairs.length, accuracy: rounded(accuracyOf(every)) },
  };
  writeFileSync(WEIGHTS, fileOf(learned));
  console.log(`${learned.tests} tests of ${titles.length} headlines; ${vectors.size} words in the table`);
  console.log(`Chosen: ${JSON.stringify(priors)} of the variance for each block`);
  console.log(
    `Right without the test's own group in ${(100 * learned.clear.accuracy).toFixed(1)} % of ${clear.length} clear tests`,
  );
  console.log(`Wrote ${WEIGHTS}`);
}

function fileOf(learned: Record<string, unknown>): string {
  const lines = Object.entries(learned).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return [
    "// Written by npm run learn -- --data DIR from titles/upworthy_pairs.csv; see docs/evaluation/titles.md.",
    "// biome-ignore-all format: as it is written",
    "/** What was learned of tested headlines: no headline is in it, only weights of words and of form. */",
    "export const LEARNED = {",
    ...lines,
    "};",
    "",
  ].join("\n");
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
