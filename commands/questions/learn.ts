// Learns how the words of a question tell what it asks.
import { readFileSync } from "node:fs";
import {
  featuresOf,
  isOfPhrase,
  OUTCOMES,
  type Outcome,
  writeRow,
} from "../../app/engines/questions/features.ts";
import { foldWords } from "../../app/engines/questions/folded.ts";
import { MAX_WORDS } from "../../app/engines/questions/read.ts";
import { fitWeights } from "../learn/sentiment-fit.ts";
import { writeWeights } from "../learn/weights-file.ts";
import { csvRecords } from "../measures/csv.ts";

/** A feature is learned where so many questions have it. */
const MIN_QUESTIONS = 3;
const SHRINK = 1;
const ROUNDS = 200;
const WEIGHTS_FILE = new URL("../../app/engines/questions/weights.ts", import.meta.url);

export interface LabelledQuestion {
  /** "creators": by people who never saw the rules; "written": to learn from alone. */
  set: string;
  outcome: Outcome;
  /** The question before it in the conversation; "" for the first. */
  before: string;
  question: string;
}

/** Throws for an outcome that there is not. */
export function readLabelled(text: string): LabelledQuestion[] {
  return csvRecords(text).map(({ set = "", intent, before = "", question = "" }) => {
    const outcome = OUTCOMES.find((one) => one === intent);
    if (!outcome) throw new Error(`No outcome ${intent}: ${question}`);
    return { set, outcome, before, question };
  });
}

/** The table of weights that questions teach; those that go on with one before teach nothing. */
export function learnWeights(questions: LabelledQuestion[]): string {
  const whole = questions
    .filter(({ before }) => before === "")
    .map(({ question, outcome }) => ({
      outcome,
      features: featuresOf(foldWords(question).slice(0, MAX_WORDS)),
    }));
  const bare = whole.map(({ outcome, features }) => ({
    outcome,
    features: new Map([...features].filter(([feature]) => !isOfPhrase(feature))),
  }));
  const rows = [...whole, ...bare];
  const counts = new Map<string, number>();
  for (const { features } of whole)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= MIN_QUESTIONS).sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const cells = rows.map(({ features }) =>
    [...features].flatMap(([name, value]) => {
      const place = places.get(name);
      return place === undefined ? [] : [{ place, value }];
    }),
  );
  const starts = [0];
  for (const row of cells) starts.push((starts.at(-1) ?? 0) + row.length);
  const wanted = new Float64Array(rows.length * OUTCOMES.length);
  for (const [at, { outcome }] of rows.entries())
    wanted[at * OUTCOMES.length + OUTCOMES.indexOf(outcome)] = 1;
  const weights = fitWeights(
    {
      starts: Int32Array.from(starts),
      places: Int32Array.from(cells.flat().map(({ place }) => place)),
      values: Float64Array.from(cells.flat().map(({ value }) => value)),
      width: names.length,
    },
    {
      outputs: OUTCOMES.length,
      wanted,
      counts: new Float64Array(rows.length).fill(1),
      loss: "softmax",
      shrink: SHRINK,
      rounds: ROUNDS,
    },
  );
  return names
    .map((name, at) =>
      writeRow(name, Array.from(weights.subarray(at * OUTCOMES.length, (at + 1) * OUTCOMES.length))),
    )
    .join("\n");
}

/** Writes the weights that the labelled questions of a file teach. */
export function learnQuestions(path: string): void {
  const table = learnWeights(readLabelled(readFileSync(path, "utf8")));
  const heading =
    "// Written by npm run learn, from docs/evaluation/ask-questions.csv. Not to be edited.\n\n/** A row a feature: its name, and a letter for each outcome. */\n";
  writeWeights(WEIGHTS_FILE, [], `${heading}export const WEIGHTS = \`\n${table}\n\`;\n`);
}
