import { type PackedWords, packWords, unpackWords } from "../../app/engines/ideas/channels-model.ts";
import { fitSlope, type Prediction } from "../measures/calibration.ts";
import { readHistories } from "../measures/channel-histories.ts";
import { macroAccuracy, microAccuracy, tallyDifferences } from "../measures/neighbours.ts";
import { enoughChannels } from "./enough.ts";
import { isLearnedFrom, readIdeaChannels } from "./ideas-channels.ts";
import {
  besideUsual,
  crossValidate,
  type JudgedChannel,
  type JudgedUpload,
  judgeChannel,
} from "./ideas-estimates.ts";
import { learnWords } from "./ideas-words.ts";
import { writeWeights } from "./weights-file.ts";

const WEIGHTS_FILE = new URL("../../app/engines/ideas/weights.ts", import.meta.url);

/**
 * Learns what words do on any channel, and how estimates become chances, from whole upload histories. Throws if there
 * are too few channels.
 */
export function learnIdeas(...texts: string[]): void {
  const histories = readHistories(...texts);
  enoughChannels(histories);
  const channels = readIdeaChannels(histories);
  const judged = crossValidate(channels, (channel, words) => judgeChannel(channel, [words])).flat();
  const learned = {
    WORDS: packWords(learnWords(channels.filter(isLearnedFrom))),
    CALIBRATION: calibrate(judged),
  };
  writeWeights(WEIGHTS_FILE, learned.CALIBRATION, ideasModule(learned.WORDS, learned.CALIBRATION));
  const tallies = judged.map(({ channel, byHistory }) => tallyDifferences(channel, byHistory));
  console.log(
    `${unpackWords(learned.WORDS).size} words and runs of letters of ${channels.length} channels; without the channel right in ${(100 * microAccuracy(tallies)).toFixed(1)} % of neighbouring pairs, ${(100 * macroAccuracy(tallies)).toFixed(1)} % by channel`,
  );
}

/** How estimates become chances: slopes of logistic curves. */
interface Calibration {
  /** For each log10 unit between two titles of neighbouring uploads, by a channel's history and without. */
  pair: number;
  anywhere: number;
  /** To beat the usual: for each typical miss of the channel above it. */
  beat: number;
}

function calibrate(judged: JudgedChannel[]): Calibration {
  return {
    pair: rounded(fitSlope(predictionsOf(judged, "byHistory"))),
    anywhere: rounded(fitSlope(predictionsOf(judged, "byWords"))),
    beat: rounded(fitSlope(judged.flatMap((own) => beatPredictions(besideUsual(own))))),
  };
}

/** The pairs' predictions; a channel counts by the root of its pairs. */
export function predictionsOf(judged: JudgedChannel[], by: "byHistory" | "byWords"): Prediction[] {
  return judged.flatMap((own) =>
    own[by].map((difference) => ({ difference, isA: true, vote: own[by].length ** -0.5 })),
  );
}

/** Of one channel's uploads: how far above the usual each was judged, and whether it came out above. */
function beatPredictions(uploads: JudgedUpload[]): Prediction[] {
  return uploads.map(({ missesAbove, usual, actual }) => ({
    difference: missesAbove,
    isA: actual > usual,
    vote: uploads.length ** -0.5,
  }));
}

function ideasModule(words: PackedWords, calibration: Calibration): string {
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
