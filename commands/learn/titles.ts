import { packWords } from "../../app/engines/titles/word-table.ts";
import { slopeOf } from "../measures/titles-calibration.ts";
import {
  accuracyInterval,
  accuracyOf,
  checked,
  checkedByAll,
  clearPairs,
  predictedOf,
} from "../measures/titles-checked.ts";
import { groupsOf, type Pair, readPairs, showingsOf } from "../measures/titles-pairs.ts";
import { enoughTests } from "./enough.ts";
import { crossValidate } from "./titles-cross-validation.ts";
import { learnScore } from "./titles-score.ts";
import { lengthsOf, ranksOf, usualOf } from "./titles-usual.ts";
import { VECTORS_SOURCE, type WordVectors, wordVectors } from "./titles-vectors.ts";
import { writeWeights } from "./weights-file.ts";

const WEIGHTS = new URL("../../app/engines/titles/weights.ts", import.meta.url);
/** The most frequent words of the vectors: as many as keep the weights well below 300 KB and quick to unpack. */
export const TABLE = 45_000;

/** Learns to score titles from tested headlines and writes the weights. Throws where there are too few tests. */
export async function learnTitles(text: string): Promise<void> {
  const pairs = readPairs(text);
  enoughTests(pairs);
  const vectors = await wordVectors(TABLE);
  const right = rightOf(pairs, vectors);
  const score = learnScore(showingsOf(pairs, groupsOf(pairs)), vectors);
  const { usualShape, usualWord, usualWords } = usualOf(score);
  const learned = {
    ...packWords(score.table),
    marks: Array.from(score.marks, rounded),
    shape: Array.from(score.shape, rounded),
    usualShape: usualShape.map(rounded),
    usualWord: rounded(usualWord),
    usualWords: rounded(usualWords),
    ranks: ranksOf(score).map(rounded),
    slope: right.slope,
    tests: new Set(pairs.map(({ test }) => test)).size,
    headlines: score.titles.length,
    ...lengthsOf(score),
    clear: right.clear,
    longerHeadline: right.longerHeadline,
    all: right.all,
  };
  writeWeights(WEIGHTS, learned, titlesModule(learned));
  console.log(`${learned.tests} tests of ${learned.headlines} headlines; ${vectors.size} words in the table`);
  console.log(`Chosen: ${JSON.stringify(score.priors)} of the variance for each block`);
  console.log(
    `Right without the test's own group in ${(100 * learned.clear.accuracy).toFixed(1)} % of ${learned.clear.tests} clear tests`,
  );
}

/** How often a score is right that never saw the test it is asked about, and what its differences are worth. */
function rightOf(pairs: Pair[], vectors: WordVectors) {
  const { differences, groupOf } = crossValidate(pairs, vectors);
  const clear = checkedByAll(clearPairs(pairs), differences);
  return {
    slope: rounded(slopeOf(predictedOf(pairs, differences))),
    clear: {
      tests: clear.length,
      accuracy: rounded(accuracyOf(clear)),
      interval: accuracyInterval(clear, groupOf).map(rounded),
    },
    longerHeadline: rounded(accuracyOf(checked(clearPairs(pairs), ({ a, b }) => a.length - b.length))),
    all: { pairs: pairs.length, accuracy: rounded(accuracyOf(checkedByAll(pairs, differences))) },
  };
}

/** What was learned, as the module that the product reads. */
export function titlesModule(learned: Record<string, unknown>): string {
  const lines = Object.entries(learned).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return [
    "// Written by npm run learn -- --data DIR from titles/upworthy_pairs.csv; see docs/evaluation/titles.md.",
    ...VECTORS_SOURCE.map((line) => `// ${line}`),
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
