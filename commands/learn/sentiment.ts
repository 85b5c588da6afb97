import { FEATURES } from "../../app/engines/sentiment/classify.ts";
import type { SentimentModel } from "../../app/engines/sentiment/model.ts";
import { OUTPUTS } from "../../app/engines/sentiment/model.ts";
import { decodeMoods, type MoodModel } from "../../app/engines/sentiment/moods.ts";
import { encodeWeight, MAX_STEPS } from "../../app/engines/sentiment/weight-code.ts";
import { formatCount } from "../../app/numbers/figures.ts";
import { kilobytes } from "../table.ts";
import { enoughComments } from "./enough.ts";
import { extractFeatures } from "./sentiment-design.ts";
import { learnModel } from "./sentiment-model.ts";
import { encodeMoods, learnMoods, MOODS_FILE, moodsText, readMoods } from "./sentiment-moods.ts";
import { readRows } from "./sentiment-rows.ts";
import { chooseSettings } from "./sentiment-settings.ts";
import { writeWeights } from "./weights-file.ts";

const WEIGHTS = new URL("../../app/engines/sentiment/weights.ts", import.meta.url);
const MOOD_WEIGHTS = new URL("../../app/engines/sentiment/mood-weights.ts", import.meta.url);

/**
 * Learns the sentiment engine's moods from GoEmotions, then its weights from the four sets in a folder, and writes them.
 * Throws where one of the four is missing. Without GoEmotions the moods stay as they are.
 */
export function learnSentiment(folder: string): void {
  const rows = readRows(folder);
  enoughComments(rows);
  const moods = learnMoodsOf(folder);
  const featured = rows.map((row) => extractFeatures(row, moods));
  const settings = chooseSettings(featured, moods);
  const model = learnModel(featured, { moods, settings });
  console.log(`Chosen by cross-validation: ${JSON.stringify(settings)}`);
  const text = weightsText(model);
  writeWeights(WEIGHTS, model, text);
  const grams = text.slice(text.indexOf("GRAMS")).split("\\n").length;
  console.log(
    `${formatCount(rows.length)} comments; ${formatCount(grams)} words and pairs, ${kilobytes(Buffer.byteLength(text))}`,
  );
}

/** The moods as they will ship, so that the weights over them are learned from what they will be multiplied with. */
function learnMoodsOf(folder: string): MoodModel | undefined {
  const rows = readMoods(folder);
  if (rows === null) {
    console.log(`${MOODS_FILE} is not there, so the moods stay as they are`);
    return undefined;
  }
  const encoded = encodeMoods(learnMoods(rows));
  const moods = decodeMoods(encoded);
  const text = moodsText(encoded);
  writeWeights(MOOD_WEIGHTS, moods, text);
  console.log(
    `${formatCount(rows.length)} comments; ${formatCount(moods.grams.size)} words and pairs, ${kilobytes(Buffer.byteLength(text))}`,
  );
  return moods;
}

/** Words with no weight of a step are left out: they move a comment by a hundredth at most. */
const STEP = 0.025;

/** The model as the text of weights.ts: a line for each word or pair, in alphabetical order. */
export function weightsText({ rules, grams, learned, lean, sure }: SentimentModel): string {
  const lines: string[] = [];
  for (const [gram, base] of grams) {
    const weights = [...learned.subarray(base, base + OUTPUTS)];
    const least = gram.includes(" ") ? 1.5 : 1;
    if (weights.every((weight) => Math.abs(weight) < STEP * least)) continue;
    if (/[`\\\n]|\$\{/.test(gram)) continue;
    lines.push(`${weights.map((weight) => encodeWeight(weight, STEP)).join("")}${gram}`);
  }
  lines.sort((a, b) => (a.slice(OUTPUTS) < b.slice(OUTPUTS) ? -1 : 1));
  const ruled = ["constant", ...FEATURES].map((name, at) => {
    const weights = [...rules.subarray(at * OUTPUTS, (at + 1) * OUTPUTS)];
    return [name, ...weights.map((weight) => weight.toFixed(3))].join(" ");
  });
  return `// Written by npm run learn -- --data DIR, from the sets that docs/evaluation/sentiment.md names. Not to be edited.

/** What one step of a weight is worth; a weight has ${MAX_STEPS} steps either way. */
export const STEP = ${STEP};

/** Added to the log odds of praise and blame. */
export const LEAN: [praise: number, blame: number] = [${lean.join(", ")}];

/** From this sureness on, 95 of 100 comments named positive and nine of ten named negative were labelled so. */
export const SURE: [praise: number, blame: number] = [${sure.join(", ")}];

/** A line for the constant and for each rule feature: its name, and what it adds to praise, blame and valence. */
export const RULES = \`
${ruled.join("\n")}
\`;

/** A line for each word and pair: a character for each of its three weights, then itself. */
export const GRAMS =
  ${JSON.stringify(lines.join("\n"))};
`;
}
