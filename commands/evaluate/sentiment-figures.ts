import { SENTIMENTS, type SentimentClass } from "../../app/engines/sentiment/classify.ts";
import { pearson } from "../../app/statistics/correlation.ts";
import type { SentimentRow, SentimentSet } from "../learn/sentiment-rows.ts";
import { areaUnderCurve, macroF1 } from "../measures/classification.ts";

/** What an engine predicts for a row. */
export interface Prediction {
  sentiment: SentimentClass;
  /** Higher is more positive; for ranking. */
  leaning: number;
  valence: number;
}

export interface Judged {
  row: SentimentRow;
  predicted: Prediction;
}

/** One line of the table: which rows of which set, and what is measured on them. */
export interface Figure {
  set: SentimentSet;
  name: string;
  measure: string;
  target: string;
  takes(row: SentimentRow): boolean;
  of(judged: Judged[]): number;
}

/** Label and prediction, for rows with one label of the three. */
export function namings(judged: Judged[]) {
  return judged.flatMap(({ row: { label }, predicted }) =>
    label === undefined || label === "mixed" ? [] : [{ is: label, named: predicted.sentiment }],
  );
}

const f1 = (judged: Judged[]) => macroF1(namings(judged), SENTIMENTS);
const r = (judged: Judged[]) =>
  pearson(judged.map(({ row, predicted }) => [predicted.valence, row.rating ?? 0]));
const area = (judged: Judged[]) =>
  areaUnderCurve(
    judged.map(({ row, predicted }) => ({ isPositive: row.label === "positive", score: predicted.leaning })),
  );

const isOfOne = ({ label }: SentimentRow) => label !== "mixed";

export const FIGURES: Figure[] = [
  { set: "jziumo", name: "jziumo", measure: "macro-F1", target: "≥ .69", takes: isOfOne, of: f1 },
  {
    set: "sentube",
    name: "sentube, of the video",
    measure: "macro-F1",
    target: "≥ .63",
    takes: (row) => row.status === "ok" && row.isOfVideo === true && isOfOne(row),
    of: f1,
  },
  {
    set: "sentube",
    name: "sentube, all",
    measure: "AUC",
    target: "≥ .86",
    takes: ({ status, label }) => status === "ok" && (label === "positive" || label === "negative"),
    of: area,
  },
  {
    set: "vader_tweets",
    name: "vader_tweets",
    measure: "Pearson r",
    target: "≥ .87",
    takes: () => true,
    of: r,
  },
  {
    set: "vader_amazon",
    name: "vader_amazon",
    measure: "Pearson r",
    target: "≥ .65",
    takes: () => true,
    of: r,
  },
];
