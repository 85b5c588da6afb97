import type { FeelingClass } from "../../app/engines/sentiment/feeling.ts";
import { pearson } from "../../app/statistics/correlation.ts";
import type { FeelingRow, SentimentSet } from "../learn/feeling-rows.ts";
import { areaUnderCurve, macroF1 } from "../measures/classification.ts";

/** What an engine says of a row. */
export interface Said {
  feeling: FeelingClass;
  /** Higher is more positive; for ranking. */
  leaning: number;
  valence: number;
}

export interface Judged {
  row: FeelingRow;
  said: Said;
}

/** One line of the table: which rows of which set, and what is measured on them. */
export interface Figure {
  set: SentimentSet;
  name: string;
  measure: string;
  target: string;
  takes(row: FeelingRow): boolean;
  of(judged: Judged[]): number;
}

export const FEELINGS = ["positive", "neutral", "negative"] as const;

/** Label and what was named instead of it, for rows with one label of the three. */
export function namings(judged: Judged[]) {
  return judged.flatMap(({ row: { label }, said }) =>
    label === undefined || label === "mixed" ? [] : [{ is: label, named: said.feeling }],
  );
}

const f1 = (judged: Judged[]) => macroF1(namings(judged), FEELINGS);
const r = (judged: Judged[]) => pearson(judged.map(({ row, said }) => [said.valence, row.rating ?? 0]));
const area = (judged: Judged[]) =>
  areaUnderCurve(
    judged.map(({ row, said }) => ({ isPositive: row.label === "positive", score: said.leaning })),
  );

const isOfOne = ({ label }: FeelingRow) => label !== "mixed";

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
