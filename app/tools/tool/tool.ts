import type { DeskRules } from "../../functions/desk/desk";
import type { DeskFunctions } from "../../functions/desk/functions";
import type { FigureShown } from "./figure";

/** What a page may show depends on: the time, and its query. */
export interface ShowContext {
  now: Date;
  /** The page's query: a period, an open card. */
  search: URLSearchParams;
}

/** What a desk's page says that never changes, drawn once on the server (draw.tsx). */
export interface ToolAdvice {
  /** How the tool works. */
  steps?: { title: string; text: string }[];
  /** What holds whatever the results. */
  practices: { title: string; items: string[] };
  /** How often what it says is right, measured elsewhere: as a figure that opens, or in a few. */
  accuracy?: OneAccuracy | SeveralAccuracies;
}

export interface OneAccuracy {
  note: string;
  figure: FigureShown;
}

export interface SeveralAccuracies {
  /** What it was measured on. */
  on: string;
  figures: { measure: string; value: string; more: string }[];
  /** What it cannot say. */
  limits: string;
}

/** The part of a page's query that stays after an action or a confirmation, such as a period. */
export type KeepsQuery = (search: URLSearchParams) => Record<string, string>;

/** A desk's page: its rules, and what its view draws of their state: formatted figures and dates, chart paths. */
export interface ToolPage<State, Shown> {
  rules: DeskRules<State>;
  functions: DeskFunctions;
  show(state: State, context: ShowContext): Shown;
  /** Shown around the tool's frame; none if left out. */
  advice?: ToolAdvice;
  keeps?: KeepsQuery;
}

/** Checks that the parts of a desk's page fit together. */
export function toolPage<State, Shown>(page: ToolPage<State, Shown>): ToolPage<State, Shown> {
  return page;
}
