import { type PackedWords, packWords, unpackWords } from "../../app/engines/ideas/channels-model.ts";
import { WEIGHTS } from "../../app/engines/ideas/constants.ts";
import { deviationsAbove } from "../../app/engines/ideas/usual.ts";
import { nearestRank } from "../../app/statistics/quantiles.ts";
import { readHistories } from "../measures/channel-histories.ts";
import { macroAccuracy, microAccuracy, tallyDifferences } from "../measures/neighbours.ts";
import { fitSlope, type Prediction } from "../measures/titles-accuracy.ts";
import { enoughChannels } from "./enough.ts";
import { readIdeaChannels } from "./ideas-channels.ts";
import { type AgainstUsual, crossValidate, type Judged } from "./ideas-estimates.ts";
import { learnWords } from "./ideas-words.ts";
import { writeWeights } from "./weights-file.ts";

const WEIGHTS_FILE = new URL("../../app/engines/ideas/weights.ts", import.meta.url);
/** The share of videos a range is to hold, and the normal distribution's standard deviations for it. */
const INSIDE = 0.8;
const DEVIATIONS = 1.2816;

/**
 * Learns what words do on any channel, and how estimates become chances, from whole upload histories. Throws if there
 * are too few channels.
 */
export function learnIdeas(...texts: string[]): void {
  const histories = readHistories(...texts);
  enoughChannels(histories);
  const channels = readIdeaChannels(histories);
  const judged = crossValidate(channels, WEIGHTS);
  const learned = {
    WORDS: packWords(learnWords(channels)),
    CALIBRATION: calibrate(judged),
  };
  writeWeights(WEIGHTS_FILE, learned.CALIBRATION, ideasModule(learned.WORDS, learned.CALIBRATION));
  const tallies = judged.map(({ channel, byHistory }) => tallyDifferences(channel, byHistory));
  console.log(
    `${unpackWords(learned.WORDS).size} words and runs of letters of ${channels.length} channels; without the channel right in ${(100 * microAccuracy(tallies)).toFixed(1)} % of neighbouring pairs, ${(100 * macroAccuracy(tallies)).toFixed(1)} % by channel`,
  );
}

/** How estimates become chances: slopes and an intercept of logistic curves, and the width of a range. */
export interface Calibration {
  /** For each log10 unit between two titles of neighbouring uploads, by a channel's history and without. */
  pair: number;
  anywhere: number;
  /** To beat the usual: by standard deviations above it. */
  beat: { slope: number; intercept: number };
  /** What a standard deviation is multiplied with, so that eight in ten videos end in the range. */
  spread: number;
}

export function calibrate(judged: Judged[]): Calibration {
  const usual = judged.flatMap((own) => own.usual);
  const far = usual.map(({ off, actual, deviation }) => Math.abs(actual - off) / deviation);
  const { slope, intercept } = fitBeat(judged.map((own) => own.usual));
  return {
    pair: rounded(fitSlope(predictionsOf(judged, "byHistory"))),
    anywhere: rounded(fitSlope(predictionsOf(judged, "byWords"))),
    beat: { slope: rounded(slope), intercept: rounded(intercept) },
    spread: rounded((nearestRank(far, INSIDE) ?? Number.NaN) / DEVIATIONS),
  };
}

/** The pairs' predictions; a channel counts by the root of its pairs. */
export function predictionsOf(judged: Judged[], by: "byHistory" | "byWords"): Prediction[] {
  return judged.flatMap((own) =>
    own[by].map((difference) => ({ difference, isA: true, vote: own[by].length ** -0.5 })),
  );
}

/** Logistic regression of having beaten the usual on the estimate's standard deviations above it, by Newton's steps. */
function fitBeat(channels: AgainstUsual[][]): { slope: number; intercept: number } {
  let [slope, intercept] = [1, 0];
  for (let step = 0; step < 25; step += 1) {
    let [pullSlope, pull, curveSlope, curveBoth, curve] = [0, 0, 0, 0, 0];
    for (const own of channels) {
      const vote = own.length ** -0.5;
      for (const { actual, ...estimate } of own) {
        const x = deviationsAbove(estimate);
        const chance = 1 / (1 + Math.exp(-(intercept + slope * x)));
        const error = vote * ((actual > 0 ? 1 : 0) - chance);
        const weight = vote * chance * (1 - chance);
        pull += error;
        pullSlope += error * x;
        curve += weight;
        curveBoth += weight * x;
        curveSlope += weight * x * x;
      }
    }
    const determinant = curve * curveSlope - curveBoth ** 2;
    intercept += (curveSlope * pull - curveBoth * pullSlope) / determinant;
    slope += (curve * pullSlope - curveBoth * pull) / determinant;
  }
  return { slope, intercept };
}

export function ideasModule(words: PackedWords, calibration: Calibration): string {
  return [
    "// Written by `npm run learn -- --data DIR` from whole upload histories (docs/evaluation/titles.md).",
    "// biome-ignore-all format: as it is written",
    "/** What words and runs of letters do on any channel: no title is in it. */",
    `export const WORDS = ${JSON.stringify(words)};`,
    "",
    "/** How estimates become chances. */",
    `export const CALIBRATION = ${JSON.stringify(calibration)};`,
    "",
  ].join("\n");
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
