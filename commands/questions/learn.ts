// Learns how the words of a question tell what it asks.
import { readFileSync } from "node:fs";
import {
  isOfPhrase,
  OUTCOMES,
  type Outcome,
  questionFeatures,
} from "../../app/engines/questions/features.ts";
import { type LearnedTable, writeLearned } from "../../app/engines/questions/learned.ts";
import { CLAUSE } from "../../app/engines/questions/patterns.ts";
import { wordsOf } from "../../app/engines/questions/reader.ts";
import { fitWeights } from "../learn/sentiment-fit.ts";
import { writeWeights } from "../learn/weights-file.ts";
import { csvRecords } from "../measures/csv.ts";
import { readPhrases } from "./phrases.ts";

/** A feature is learned where so many questions have it, a word is known where so many say it. */
const MIN_QUESTIONS = 3;
const MIN_SAID = 4;
/** So many features are kept, those that move most questions furthest. */
const MOST_FEATURES = 9_000;
const SHRINK = 0.5;
const ROUNDS = 80;
/** What weights are learned from. "sealed" is held out for good. */
export const LEARNED_SETS = [
  ...["phrased", "written", "creators", "strangers", "chatty", "makers", "terse", "plain"],
  ...["hobby", "second-language", "slang"],
];
/** Phrases stand beside the questions. */
const PHRASES_FILE = new URL("../../docs/evaluation/ask-phrases.txt", import.meta.url);
const WEIGHTS_FILE = new URL("../../app/engines/questions/weights.ts", import.meta.url);

export interface LabelledQuestion {
  /** "written" and "phrased": to learn from alone; all others were written without knowing the rules, each by one author. */
  set: string;
  /** Each is right: "last-uploads|upload-figures". */
  outcomes: Outcome[];
  /** The question before it in the conversation; "" for the first. */
  before: string;
  question: string;
}

/** Throws for an outcome that there is not. */
export function readLabelled(text: string): LabelledQuestion[] {
  return csvRecords(text).map(({ set = "", intent = "", before = "", question = "" }) => {
    const outcomes = intent.split("|").map((name) => {
      const outcome = OUTCOMES.find((one) => one === name);
      if (!outcome) throw new Error(`No outcome ${name}: ${question}`);
      return outcome;
    });
    return { set, outcomes, before, question };
  });
}

/** The same with what phrases say, which is learned from as well. */
export function withPhrases(labelled: LabelledQuestion[]): LabelledQuestion[] {
  const phrased = readPhrases(readFileSync(PHRASES_FILE, "utf8")).map(({ outcome, question }) => {
    return { set: "phrased", outcomes: [outcome], before: "", question };
  });
  return [...labelled, ...phrased];
}

interface Row {
  outcomes: Outcome[];
  features: Map<string, number>;
}

/** The table of weights that questions teach; those that go on with one before teach nothing. */
export function learnWeights(labelled: LabelledQuestion[]): LearnedTable {
  const questions = labelled.filter(({ before, set }) => before === "" && LEARNED_SETS.includes(set));
  const vocabulary = vocabularyOf(questions);
  const whole = questions.map(({ question, outcomes }): Row => {
    const features = questionFeatures(question, wordsOf(question), vocabulary);
    return { outcomes, features };
  });
  const bare = whole.map(({ outcomes, features }) => ({
    outcomes,
    features: new Map([...features].filter(([feature]) => !isOfPhrase(feature))),
  }));
  const counts = countedOver(whole.map(({ features }) => features.keys()));
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= MIN_QUESTIONS).sort();
  const rows = [...whole, ...bare];
  const weights = weightsBy(rows, names);
  const reach = (name: string) => Math.hypot(...(weights.get(name) ?? [])) * Math.sqrt(counts.get(name) ?? 0);
  const kept = names.toSorted((one, other) => reach(other) - reach(one)).slice(0, MOST_FEATURES);
  return writeLearned({ vocabulary, weights: new Map(kept.map((name) => [name, weights.get(name) ?? []])) });
}

function vocabularyOf(questions: LabelledQuestion[]): Set<string> {
  const counts = countedOver(questions.map(({ question }) => new Set(wordsOf(question))));
  const known = [...counts].filter(([word, count]) => word !== CLAUSE && count >= MIN_SAID);
  return new Set(known.map(([word]) => word));
}

/** In how many of the lists each text stands. */
function countedOver(lists: Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const text of list) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The weights of features by outcome that tell the rows' outcomes best. */
function weightsBy(rows: Row[], names: string[]): Map<string, number[]> {
  const outputs = OUTCOMES.length;
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const cells = rows.map(({ features }) =>
    [...features].flatMap(([name, value]) => {
      const place = placeOf.get(name);
      return place === undefined ? [] : [{ place, value }];
    }),
  );
  const starts = [0];
  for (const row of cells) starts.push((starts.at(-1) ?? 0) + row.length);
  const wanted = new Float64Array(rows.length * outputs);
  for (const [at, { outcomes }] of rows.entries())
    for (const outcome of outcomes) wanted[at * outputs + OUTCOMES.indexOf(outcome)] = 1 / outcomes.length;
  const weights = fitWeights(
    {
      starts: Int32Array.from(starts),
      places: Int32Array.from(cells.flat().map(({ place }) => place)),
      values: Float64Array.from(cells.flat().map(({ value }) => value)),
      width: names.length,
    },
    {
      ...{ outputs, wanted, loss: "softmax", shrink: SHRINK, rounds: ROUNDS },
      counts: new Float64Array(rows.length).fill(1),
    },
  );
  return new Map(
    names.map((name, at) => [name, Array.from(weights.subarray(at * outputs, (at + 1) * outputs))]),
  );
}

/** Writes the weights that the labelled questions of a file teach. */
export function learnQuestions(path: string): void {
  const table = learnWeights(withPhrases(readLabelled(readFileSync(path, "utf8"))));
  const heading =
    "// Written by npm run learn, from docs/evaluation/ask-questions.csv and ask-phrases.txt. Not to be edited.\n";
  const text = `${heading}export const WEIGHTS = ${JSON.stringify(table, null, 2)};\n`;
  writeWeights(WEIGHTS_FILE, [], text);
}
