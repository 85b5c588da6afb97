import type { z } from "zod";
import type { Services } from "../../services";
import type { Desk } from "./desks";
import type { RoomFigure } from "./workspaces";

/** What a rule is told of the world: it reads neither clock nor chance itself. */
export interface Moment {
  now: Date;
  /** Numbers in [0, 1), the same for the same tool, version and input: so a test can say what comes. */
  random(): number;
}

/** One thing a visitor can do to a tool's state (docs/decisions/0011). */
export interface ToolAction<State, Input = unknown, Gathered = unknown> {
  /**
   * Reads the form's fields, each a string; on the Yours desk of a file its text, null where it holds none. The first
   * message of a failure is what the visitor sees.
   */
  form: z.ZodType<Input>;
  /**
   * Reaches outside and does what takes long, once. A `Refused` says what the visitor can do about it; whatever
   * else it throws is shown as the tool's failure message.
   */
  gather?(input: Input, services: Services): Promise<Gathered>;
  /** Why this cannot be done in this state, as the visitor reads it: a full list, say. */
  refusal?(state: State, input: Input): string | undefined;
  /** The new state. Pure: it is applied again where another tab wrote in between. */
  apply(state: State, input: Input, moment: Moment, gathered: Gathered): State;
  /** The card that stands open afterwards, by its id. */
  opens?(state: State, input: Input): string | undefined;
}

/** Where a visitor looks from, for what depends on it. */
export interface Outlook {
  now: Date;
  /** The page's query: a period, an open card. */
  search: URLSearchParams;
}

/** A job drops what is over once a day; `show` leaves it out from the minute. */
export interface Expiry<State> {
  /** The instant at which the first thing in the state has to go; null where nothing has to. */
  next(state: State): Date | null;
  /** The state without what has to be gone at that instant. */
  drop(state: State, at: Date): State;
}

/**
 * A tool: data and pure functions. `Shown` is what its view draws: figures made, dates written, paths drawn. Its
 * functions are methods, which TypeScript lets stand in a list of `Tool`s of any state: whoever goes through one
 * hands each tool only the states that it made or read itself.
 */
export interface Tool<State = unknown, Shown = unknown> {
  /** Its name in the database, and its path without the slash. */
  key: string;
  /** Which of its desks this is; sample where left out. */
  desk?: Desk;
  /** Of what is kept: whatever does not fit falls back to `initial`. */
  state: z.ZodType<State>;
  /** The sample on the first visit, with dates relative to `now` until the first action keeps it. */
  initial(now: Date): State;
  /** Shown where keeping or gathering failed (spec section 8). */
  failed: string;
  /** By the value of the form's field `action`. */
  actions: Record<string, ToolAction<State>>;
  /** What of the page's query outlives an action and a confirmation: a period, say. Nothing where left out. */
  keeps?(search: URLSearchParams): Record<string, string>;
  /** For what may be kept for a time only, whatever the visitor does: data of YouTube, by its terms. */
  expiry?: Expiry<State>;
  show(state: State, outlook: Outlook): Shown;
  /** Its newest figure, for the dashboard's card. */
  figure(state: State): RoomFigure;
}

/** Checks an action's types against one another: a `Record` of actions alone would take any. */
export function toolActionOf<State>() {
  return <Input, Gathered = undefined>(action: ToolAction<State, Input, Gathered>): ToolAction<State> =>
    action;
}
