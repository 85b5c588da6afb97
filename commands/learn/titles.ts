import { wordMarks } from "../../app/engines/titles/score.ts";
import { packWords } from "../../app/engines/titles/wording.ts";
import { plainWords, splitWords } from "../../app/engines/titles/words.ts";
import { nearestRank } from "../../app/statistics/quantiles.ts";
import { mean } from "../../app/statistics/sums.ts";
import {
  accuracy,
  accuracyInterval,
  checkPairs,
  checkPairsByAll,
  clearPairs,
  fitSlope,
  predictions,
} from "../measures/titles-accuracy.ts";
import { groupTests, listShowings, type Pair, readPairs } from "../measures/titles-pairs.ts";
import { enoughTests } from "./enough.ts";
import { crossValidate, type LearnedScore, learnScore } from "./titles-fit.ts";
import { VECTORS_SOURCE, type WordVectors, wordVectors } from "./titles-vectors.ts";
import { writeWeights } from "./weights-file.ts";

const WEIGHTS = new URL("../../app/engines/titles/weights.ts", import.meta.url);
/** How many of the most frequent words get a weight: enough to keep the file below 300 KB and quick to unpack. */
export const TABLE = 45_000;

/** Learns the title score from tested headlines and writes its weights. Throws if there are too few tests. */
export async function learnTitles(text: string): Promise<void> {
  const pairs = readPairs(text);
  enoughTests(pairs);
  const vectors = await wordVectors(TABLE);
  const validated = validate(pairs, vectors);
  const score = learnScore(listShowings(pairs, groupTests(pairs)), vectors);
  const { meanForm, meanWord, meanWords } = meanHeadline(score);
  const learned = {
    ...packWords(score.table),
    marks: Array.from(score.marks, rounded),
    form: Array.from(score.form, rounded),
    meanForm: meanForm.map(rounded),
    meanWord: rounded(meanWord),
    meanWords: rounded(meanWords),
    ranks: percentileScores(score).map(rounded),
    slope: validated.slope,
    tests: new Set(pairs.map(({ test }) => test)).size,
    headlines: score.titles.length,
    characters: headlineLengths(score),
    clear: validated.clear,
    longerHeadline: validated.longerHeadline,
    all: validated.all,
  };
  writeWeights(WEIGHTS, learned, titlesModule(learned));
  console.log(`${learned.tests} tests of ${learned.headlines} headlines; ${vectors.size} words in the table`);
  console.log(`Chosen: ${JSON.stringify(score.priors)} of the variance for each block`);
  console.log(
    `Right without the test's own group in ${(100 * learned.clear.accuracy).toFixed(1)} % of ${learned.clear.tests} clear tests`,
  );
}

/** The cross-validated accuracy, and the slope that turns differences of scores into chances. */
function validate(pairs: Pair[], vectors: WordVectors) {
  const { differences, groupOf } = crossValidate(pairs, vectors);
  const clear = checkPairsByAll(clearPairs(pairs), differences);
  const [low, high] = accuracyInterval(clear, groupOf);
  return {
    slope: rounded(fitSlope(predictions(pairs, differences))),
    clear: {
      tests: clear.length,
      accuracy: rounded(accuracy(clear)),
      interval: { low: rounded(low), high: rounded(high) },
    },
    longerHeadline: rounded(accuracy(checkPairs(clearPairs(pairs), ({ a, b }) => a.length - b.length))),
    all: { pairs: pairs.length, accuracy: rounded(accuracy(checkPairsByAll(pairs, differences))) },
  };
}

/** What was learned, as the source of the module the engine reads. */
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

/** The mean tested headline: a title's parts are shown compared with it. */
export interface MeanHeadline {
  /** The mean of each figure of the form. */
  meanForm: number[];
  /** The mean weight of a word. */
  meanWord: number;
  /** Words per headline. */
  meanWords: number;
}

export function meanHeadline({ table, marks, form, forms, titles }: LearnedScore): MeanHeadline {
  const meanForm = Array.from(
    form,
    (_, at) => forms.reduce((sum, own) => sum + (own[at] ?? 0), 0) / forms.length,
  );
  const everyWord = titles.flatMap(splitWords);
  const sum = everyWord.reduce((sum, word) => {
    const meaning = plainWords(word).reduce((all, plain) => all + (table.get(plain) ?? 0), 0);
    return sum + wordMarks(word).reduce((all, mark) => all + (marks[mark] ?? 0), meaning);
  }, 0);
  return { meanForm, meanWord: sum / everyWord.length, meanWords: everyWord.length / titles.length };
}

/** The 101 percentiles of the headlines' scores less their mean: element n is the score n % do not exceed. */
export function percentileScores({ scores }: LearnedScore): number[] {
  const middle = mean(scores);
  const at = (share: number) => scores[Math.round(share * (scores.length - 1))] ?? Number.NaN;
  return Array.from({ length: 101 }, (_, percent) => at(percent / 100) - middle);
}

/** Characters per headline: nine in ten lie between `least` and `most`. */
export function headlineLengths({ titles }: LearnedScore) {
  const lengths = titles.map((title) => [...title].length);
  return {
    least: nearestRank(lengths, 0.05) ?? Number.NaN,
    median: nearestRank(lengths, 0.5) ?? Number.NaN,
    most: nearestRank(lengths, 0.95) ?? Number.NaN,
  };
}
