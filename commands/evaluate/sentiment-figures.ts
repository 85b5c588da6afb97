import { findAbuse } from "../../app/engines/sentiment/abuse.ts";
import { SENTIMENTS, type SentimentClass } from "../../app/engines/sentiment/classify.ts";
import { pearson } from "../../app/statistics/sums.ts";
import type { SentimentRow, SentimentSet } from "../learn/sentiment-rows.ts";
import { areaUnderCurve, macroF1 } from "../measures/classification.ts";

/** What an engine predicts for a row. */
export interface Prediction {
  sentiment: SentimentClass;
  /** Higher is more positive; for ranking. */
  leaning: number;
  valence: number;
  isSure: boolean;
}

export interface Judged {
  row: SentimentRow;
  predicted: Prediction;
}

/** One line of the table: which rows, and what is measured on them. */
export interface Figure {
  name: string;
  measure: string;
  target: string;
  takes(row: SentimentRow): boolean;
  of(judged: Judged[]): number;
  /** How many it is measured on, where that is not all. */
  items?(judged: Judged[]): number;
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

const isOf =
  (set: SentimentSet) =>
  ({ set: one, label }: SentimentRow) =>
    one === set && label !== "mixed";
const isJziumo = isOf("jziumo");
const isOfVideo = (row: SentimentRow) =>
  isOf("sentube")(row) && row.status === "ok" && row.isOfVideo === true;

/** What may stand as top praise or top complaint: comments the engine is sure of, and how many were labelled so. */
function sure(name: string, named: SentimentClass, target: string): Figure {
  const those = (judged: Judged[]) =>
    judged.filter(({ predicted }) => predicted.isSure && predicted.sentiment === named);
  return {
    name,
    measure: "share right",
    target,
    takes: (row) => (isJziumo(row) || isOfVideo(row)) && findAbuse(row.text) === null,
    of: (judged) => {
      const all = those(judged);
      return all.filter(({ row }) => row.label === named).length / all.length;
    },
    items: (judged) => those(judged).length,
  };
}

export const FIGURES: Figure[] = [
  { name: "jziumo", measure: "macro-F1", target: "≥ .69", takes: isJziumo, of: f1 },
  {
    name: "sentube, of the video",
    measure: "macro-F1",
    target: "≥ .69",
    takes: isOfVideo,
    of: f1,
  },
  {
    name: "sentube, all",
    measure: "AUC",
    target: "≥ .885",
    takes: ({ set, status, label }) =>
      set === "sentube" && status === "ok" && (label === "positive" || label === "negative"),
    of: area,
  },
  {
    name: "vader_tweets",
    measure: "Pearson r",
    target: "≥ .87",
    takes: isOf("vader_tweets"),
    of: r,
  },
  {
    name: "vader_amazon",
    measure: "Pearson r",
    target: "≥ .65",
    takes: isOf("vader_amazon"),
    of: r,
  },
  sure("comments under videos, sure praise", "positive", "≥ .95"),
  sure("comments under videos, sure complaints", "negative", "≥ .90"),
];
