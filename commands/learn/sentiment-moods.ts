import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extractGrams } from "../../app/engines/sentiment/grams.ts";
import {
  type EncodedMoods,
  MOODS,
  type MoodModel,
  WEIGHED_MOODS,
} from "../../app/engines/sentiment/moods.ts";
import { rateTerms } from "../../app/engines/sentiment/ratings.ts";
import { RULE_FEATURES, ruleFeatures } from "../../app/engines/sentiment/rule-features.ts";
import { tokenize } from "../../app/engines/sentiment/tokens.ts";
import { encodeWeight, MAX_STEPS } from "../../app/engines/sentiment/weight-code.ts";
import { CHOICES, designMatrix, isPair, learnVocabulary } from "./sentiment-design.ts";
import { fitWeights } from "./sentiment-fit.ts";

/** A Reddit comment of GoEmotions with the emotions that people named. */
interface MoodRow {
  text: string;
  emotions: number[];
}

export const MOODS_FILE = "goemotions_train.tsv";

/** Which emotions of GoEmotions, by their numbers, make each mood. */
const EMOTIONS: Record<(typeof MOODS)[number], number[]> = {
  // admiration, love, gratitude, joy, excitement, pride
  praise: [0, 18, 15, 17, 13, 21],
  // approval, optimism, caring, desire, relief
  approval: [4, 20, 5, 8, 23],
  amusement: [1],
  // anger, annoyance, disgust
  anger: [2, 3, 11],
  // disappointment, disapproval, embarrassment, remorse
  disappointment: [9, 10, 12, 24],
  // sadness, grief, fear, nervousness
  sadness: [25, 16, 14, 19],
  // curiosity, confusion
  question: [7, 6],
  // surprise, realization
  surprise: [26, 22],
  neutral: [27],
};

/** A word is learned from four comments on, a pair from six. */
const LEAST = { words: 4, pairs: 6 };
const SHRINK = 2;
const ROUNDS = 80;
const STEP = 0.025;
/** Words whose weights are all below this are left out: they take room and tell little. */
const LEAST_WEIGHT = 0.08;

/** Reads comments, one a line: text, numbers of emotions, id. Throws where a line names no emotion. */
function readMoodRows(text: string): MoodRow[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => {
      const [text = "", labels = ""] = line.split("\t");
      const emotions = labels.split(",").map(Number);
      if (labels === "" || emotions.some((one) => moodOf(one) < 0))
        throw new Error(`“${line}” has no emotion`);
      return { text: text.replace(/\[(?:NAME|RELIGION)\]/g, "name"), emotions };
    });
}

function moodOf(emotion: number): number {
  return MOODS.findIndex((mood) => EMOTIONS[mood].includes(emotion));
}

/** The file of moods in a folder; null where it is not there. */
export function readMoods(folder: string): MoodRow[] | null {
  const path = join(folder, MOODS_FILE);
  if (!existsSync(path)) return null;
  const rows = readMoodRows(readFileSync(path, "utf8"));
  if (rows.length === 0) throw new Error(`${MOODS_FILE}: no comments in it`);
  return rows;
}

/** Learns which moods people name from words, pairs and rule features: softmax regression, each comment counting once. */
export function learnMoods(rows: readonly MoodRow[]): MoodModel {
  const featured = rows.map(({ text }) => {
    const tokens = tokenize(text);
    const terms = rateTerms(tokens);
    return { row: { group: text }, rules: ruleFeatures(tokens, terms), grams: extractGrams(terms) };
  });
  const vocabulary = learnVocabulary(featured, LEAST);
  const wanted = new Float64Array(rows.length * MOODS.length);
  rows.forEach(({ emotions }, at) => {
    for (const emotion of emotions) {
      const place = at * MOODS.length + moodOf(emotion);
      wanted[place] = (wanted[place] ?? 0) + 1 / emotions.length;
    }
  });
  const weights = fitWeights(designMatrix(featured, vocabulary), {
    outputs: MOODS.length,
    wanted,
    counts: new Float64Array(rows.length).fill(1),
    loss: "softmax",
    shrink: SHRINK,
    rounds: ROUNDS,
  });
  const against = (place: number, scale: number) => {
    const all = weights.subarray(place * MOODS.length, (place + 1) * MOODS.length);
    const neutral = all[WEIGHED_MOODS] ?? 0;
    return all.subarray(0, WEIGHED_MOODS).map((one) => (one - neutral) * scale);
  };
  const first = RULE_FEATURES.length + 1;
  const rules = new Float64Array(first * WEIGHED_MOODS);
  for (let rule = 0; rule < first; rule++)
    rules.set(against(rule, rule === 0 ? 1 : CHOICES.rule), rule * WEIGHED_MOODS);
  const grams = new Map<string, number>();
  const learned = new Float64Array(vocabulary.size * WEIGHED_MOODS);
  for (const [gram, place] of vocabulary) {
    grams.set(gram, place * WEIGHED_MOODS);
    learned.set(against(first + place, isPair(gram) ? CHOICES.pair : CHOICES.word), place * WEIGHED_MOODS);
  }
  return { rules, grams, learned };
}

/** The model as it ships: weights in steps, words that tell little left out, in alphabetical order. */
export function encodeMoods({ rules, grams, learned }: MoodModel): EncodedMoods {
  const lines: string[] = [];
  for (const [gram, base] of grams) {
    const weights = [...learned.subarray(base, base + WEIGHED_MOODS)];
    if (weights.every((weight) => Math.abs(weight) < LEAST_WEIGHT) || /[`\\\n]|\$\{/.test(gram)) continue;
    lines.push(`${weights.map((weight) => encodeWeight(weight, STEP)).join("")}${gram}`);
  }
  lines.sort((a, b) => (a.slice(WEIGHED_MOODS) < b.slice(WEIGHED_MOODS) ? -1 : 1));
  const ruled = ["constant", ...RULE_FEATURES].map((name, at) => {
    const weights = [...rules.subarray(at * WEIGHED_MOODS, (at + 1) * WEIGHED_MOODS)];
    return [name, ...weights.map((weight) => weight.toFixed(2))].join(" ");
  });
  return { step: STEP, rules: ruled.join("\n"), grams: lines.join("\n") };
}

/** The text of mood-weights.ts. */
export function moodsText({ step, rules, grams }: EncodedMoods): string {
  return `// Written by npm run learn -- --data DIR, from GoEmotions (docs/evaluation/sentiment.md). Not to be edited.

/** What one step of a weight is worth; a weight has ${MAX_STEPS} steps either way. */
export const MOOD_STEP = ${step};

/** A line for the constant and for each rule feature: its name, and what it adds to each mood but neutral. */
export const MOOD_RULES = \`
${rules}
\`;

/** A line for each word and pair: a character for each of its weights, then itself. */
export const MOOD_GRAMS =
  ${literal(grams)};
`;
}

/** A text as the formatter writes it: in the quotes that it holds fewer of. */
function literal(text: string): string {
  const count = (mark: string) => text.split(mark).length - 1;
  const quote = count('"') > count("'") ? "'" : '"';
  return quote + text.replaceAll(quote, `\\${quote}`).replaceAll("\n", "\\n") + quote;
}
