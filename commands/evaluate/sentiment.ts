// The reference: VADER as its npm package has it (vader-sentiment, Apache-2.0), with the limits its authors recommend.

import { createRequire } from "node:module";
import {
  classifySentiment,
  type Scored,
  SENTIMENTS,
  type SentimentClass,
  scoreWith,
} from "../../app/engines/sentiment/classify.ts";
import { tokenize } from "../../app/engines/sentiment/tokens.ts";
import { formatCount } from "../../app/numbers/figures.ts";
import { extractFeatures, type Featured } from "../learn/sentiment-design.ts";
import { learnModel, SETTINGS, type Settings } from "../learn/sentiment-model.ts";
import { missingFiles, readRows, type SentimentRow } from "../learn/sentiment-rows.ts";
import { chooseSettings, partOf } from "../learn/sentiment-settings.ts";
import { confusion } from "../measures/classification.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { costReport } from "./sentiment-cost.ts";
import { FIGURES, type Figure, type Judged, namings, type Prediction } from "./sentiment-figures.ts";
import { IN_OTHER_LANGUAGES, NOT_IN_OTHER_LANGUAGES } from "./sentiment-languages.ts";
import { sharesReport } from "./sentiment-shares.ts";

/** Parts for cross-validation. */
const PARTS = 5;
/** Draws for an interval: enough for two digits, and quick. */
const DRAWS = 400;
/** For a comment that is excluded and so has no score: the worst that can be said of excluding it. */
const UNSCORED: Prediction = { sentiment: "neutral", leaning: 0, valence: 0, isSure: false };

/** Measures the sentiment engine on the sets that a folder has, beside VADER. */
export function evaluateSentiment(folder: string): Evaluated {
  const rows = readRows(folder);
  if (rows.length === 0) throw new Error("none of its four sets is in it");
  const all = rows.map((row) => extractFeatures(row));
  const excluded = rows.map(({ text }) => classifySentiment(text).kind !== "scored");
  const shipped = rows.map(({ text }) => {
    const found = classifySentiment(text);
    return found.kind === "scored" ? toPrediction(found) : UNSCORED;
  });
  const crossed = predictLeftOut(all, excluded, (row) => partOf(row, PARTS), PARTS);
  const sets = [...new Set(rows.map(({ set }) => set))];
  const elsewhere = predictLeftOut(
    all,
    excluded,
    (row) => sets.indexOf(row.set),
    sets.length,
    () => SETTINGS,
  );
  const reference = rows.map(({ text }): Prediction => {
    const { sentiment, compound } = vader(text);
    return { sentiment, leaning: compound, valence: compound, isSure: true };
  });
  const judged = (figure: Figure, predictions: Prediction[]): Judged[] =>
    rows.flatMap((row, at) => (figure.takes(row) ? [{ row, predicted: predictions[at] ?? UNSCORED }] : []));
  const figures = FIGURES.filter(({ takes }) => rows.some(takes));
  const accuracy = figures.map(
    (figure): Accuracy => ({
      engine: "sentiment",
      set: figure.name,
      measure: figure.measure,
      items: (figure.items ?? count)(judged(figure, crossed)),
      shipped: figure.of(judged(figure, shipped)),
      crossValidated: figure.of(judged(figure, crossed)),
      interval: intervalOf(grouped(judged(figure, crossed)), figure.of, DRAWS),
      references: [{ name: "VADER", value: figure.of(judged(figure, reference)) }],
      target: figure.target,
    }),
  );
  const others = figures.map((figure) => [
    figure.name,
    figure.measure,
    figure.of(judged(figure, crossed)).toFixed(3),
    sets.length > 1 ? figure.of(judged(figure, elsewhere)).toFixed(3) : "",
    figure.of(judged(figure, reference)).toFixed(3),
  ]);
  const named = figures
    .filter(({ measure }) => measure === "macro-F1")
    .map((figure) => ({ figure, judged: judged(figure, crossed) }));
  const missing = missingFiles(folder);
  const text = [
    ...(missing.length > 0 ? [`Not there, so not measured: ${missing.join(", ")}`] : []),
    `Learned without the part it is held against (${PARTS} parts, by video, review or comment), and without the whole set:`,
    table(["set", "measure", "cross-validated", "set left out", "VADER"], others, [0, 1]),
    ...named.map(({ figure, judged }) => `${figure.name}, cross-validated:\n${confusionTable(judged)}`),
    sharesReport(named),
    exclusionReport(rows),
    costReport(rows.map(({ text }) => text)),
  ].join("\n\n");
  const main = accuracy.map(
    ({ set, measure, crossValidated }) => `${set} ${measure} ${crossValidated?.toFixed(3)}`,
  );
  return {
    text,
    held: `${formatCount(rows.length)} comments`,
    figure: main.join("; "),
    failures: [],
    accuracy,
  };
}

function toPrediction({ sentiment, probabilities, valence, isSure }: Scored): Prediction {
  return { sentiment, leaning: Math.log(probabilities.positive / probabilities.negative), valence, isSure };
}

/** Each row is predicted by a model that was learned, and whose settings were chosen, without its part. */
function predictLeftOut(
  all: Featured[],
  excluded: boolean[],
  part: (row: SentimentRow) => number,
  parts: number,
  choose: (others: Featured[]) => Settings = chooseSettings,
): Prediction[] {
  const found: Prediction[] = all.map(() => UNSCORED);
  for (let left = 0; left < parts; left++) {
    const others = all.filter(({ row }) => part(row) !== left);
    if (others.length === 0) continue;
    const model = learnModel(others, { settings: choose(others) });
    all.forEach(({ row }, at) => {
      if (part(row) === left && !excluded[at]) found[at] = toPrediction(scoreWith(model, tokenize(row.text)));
    });
  }
  return found;
}

function count(judged: Judged[]): number {
  return judged.length;
}

function grouped(judged: Judged[]): Judged[][] {
  return [...Map.groupBy(judged, ({ row }) => row.group).values()];
}

function confusionTable(judged: Judged[]): string {
  const counts = confusion(namings(judged), SENTIMENTS);
  const rows = SENTIMENTS.map((sentiment, at) => [sentiment, ...(counts[at] ?? []).map(String)]);
  return table(["labelled", ...SENTIMENTS.map((sentiment) => `named ${sentiment}`)], rows);
}

interface Vader {
  SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } };
}

// CommonJS without types.
const { SentimentIntensityAnalyzer } = createRequire(import.meta.url)("vader-sentiment") as Vader;

/** From VADER's own documentation: a compound of .05 and more is positive, -.05 and less negative. */
const LIMIT = 0.05;

function vader(text: string): { sentiment: SentimentClass; compound: number } {
  const { compound } = SentimentIntensityAnalyzer.polarity_scores(text);
  const sentiment = compound >= LIMIT ? "positive" : compound <= -LIMIT ? "negative" : "neutral";
  return { sentiment, compound };
}

/** What is excluded: other languages found and missed, and English comments wrongly excluded. */
function exclusionReport(rows: SentimentRow[]): string {
  const foreign = IN_OTHER_LANGUAGES.trim()
    .split("\n")
    .flatMap((line) => line.slice("es: ".length).split(" | "));
  const found = foreign.filter(isOtherLanguage).length;
  const wrong = NOT_IN_OTHER_LANGUAGES.filter(isOtherLanguage).length;
  const languages = new Set(
    IN_OTHER_LANGUAGES.trim()
      .split("\n")
      .map((line) => line.slice(0, 2)),
  ).size;
  return [
    `Comments made up in ${languages} other languages: ${found} of ${foreign.length} found; of ${NOT_IN_OTHER_LANGUAGES.length} that only look like it, ${wrong} excluded. Precision ${(found / (found + wrong)).toFixed(3)}, recall ${(found / foreign.length).toFixed(3)}.`,
    table(["rows", "all", "scored", "other language", "spam", "nothing"], countKinds(rows)),
  ].join("\n\n");
}

function isOtherLanguage(text: string): boolean {
  return classifySentiment(text).kind === "other-language";
}

function countKinds(rows: SentimentRow[]): string[][] {
  const named = Map.groupBy(rows, ({ set, status }) =>
    status === undefined ? set : `${set}, ${status.replaceAll("_", " ")}`,
  );
  return [...named].map(([name, those]) => {
    const kinds = those.map(({ text }) => classifySentiment(text).kind);
    const count = (kind: string) => {
      const times = kinds.filter((one) => one === kind).length;
      return `${times} (${((times / those.length) * 100).toFixed(1)} %)`;
    };
    return [
      name,
      String(those.length),
      count("scored"),
      count("other-language"),
      count("spam"),
      count("nothing"),
    ];
  });
}
