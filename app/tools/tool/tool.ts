import type { z } from "zod";
import type { Desk } from "../../model/desk";
import type { Services } from "../../services";
import type { RoomFigure } from "../../services/workspaces";
import type { FigureShown } from "./figure";

/** The time and randomness of one action: rules read no clock and draw no chance of their own. */
export interface ApplyContext {
  now: Date;
  /** Numbers in [0, 1), the same for the same tool, version and input, so that tests can predict the result. */
  random(): number;
}

/** One action of a tool on its state (docs/decisions/0011). */
export interface ToolAction<State, Input = unknown, Gathered = unknown> {
  /**
   * Parses the form's fields, each a string; at the Yours desk a file is its text, or null if it is not text. The
   * visitor sees the first issue's message.
   */
  form: z.ZodType<Input>;
  /**
   * Calls services and does slow work, once, and only if the state allows the action. If it throws a `Refused`, the visitor sees its message; for any other
   * error, the tool's failure message.
   */
  gather?(input: Input, services: Services): Promise<Gathered>;
  /** The message to the visitor if the state does not allow the action, such as a full list. */
  refusal?(state: State, input: Input): string | undefined;
  /** Returns the new state. Pure: it runs again if another tab wrote in between. */
  apply(state: State, input: Input, moment: ApplyContext, gathered: Gathered): State;
  /** The id of the card that is open afterwards. */
  opens?(state: State, input: Input): string | undefined;
  /** The message if gathering or saving fails; the tool's if left out. */
  failed?: string;
}

/** What a page may show depends on: the time, and its query. */
export interface ShowContext {
  now: Date;
  /** The page's query: a period, an open card. */
  search: URLSearchParams;
}

/** Data with an end date: a daily job drops what has expired, and `show` leaves it out at once. */
export interface Expiry<State> {
  /** When the first item of the state expires; null if none does. */
  next(state: State): Date | null;
  /** The state without what has expired at that time. */
  drop(state: State, at: Date): State;
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

/** The action that every tool has besides its own: back to the initial state. */
export const START_OVER = "start-over";

/**
 * A tool's desk: data and pure functions. `Shown` is what its view draws: formatted figures and dates, chart paths.
 * Its functions are methods, so that TypeScript accepts a list of `Tool`s with different states: code that loops over
 * such a list passes each tool only states which that tool made or parsed.
 */
export interface Tool<State = unknown, Shown = unknown> {
  /** Its name in the database, and its path without the slash. */
  key: string;
  /** Which desk this is; sample if left out. */
  desk?: Desk;
  /** Shown around the tool's frame; none if left out. */
  advice?: ToolAdvice;
  /** Parses a kept state; one that does not fit falls back to `initial`. */
  state: z.ZodType<State>;
  /** The state on the first visit, with dates relative to `now` until the first action keeps it. */
  initial(now: Date): State;
  /** The message if gathering or saving fails (spec section 8). */
  failed: string;
  /** By name: the value of the form field `action`. */
  actions: Record<string, ToolAction<State>>;
  /** The part of the page's query that stays after an action or a confirmation, such as a period; none if left out. */
  keeps?(search: URLSearchParams): Record<string, string>;
  /** For data that may be kept only for a time, as YouTube's terms require. */
  expiry?: Expiry<State>;
  show(state: State, context: ShowContext): Shown;
  /** The newest figure, for the dashboard's card. */
  figure(state: State): RoomFigure;
}

/** Checks that an action's form, gather and apply fit together: a plain record of actions would accept any. */
export function defineAction<State>() {
  return <Input, Gathered = undefined>(action: ToolAction<State, Input, Gathered>): ToolAction<State> =>
    action;
}
