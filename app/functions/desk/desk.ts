import type { z } from "zod";
import type { Desk } from "../../model/desk";
import type { Services } from "../../services";
import type { RoomFigure } from "../../services/workspaces";

/** The time and randomness of one action: rules read no clock and draw no chance of their own. */
export interface ApplyContext {
  now: Date;
  /** Numbers in [0, 1), the same for the same tool, version and input, so that tests can predict the result. */
  random(): number;
}

/** What an action may ask for its input: those methods that are named where it becomes a function (functions.ts). */
export type GatherServices = Pick<Services, "channel" | "channels" | "comments" | "language"> & {
  request: Pick<Services["request"], "now">;
};

/** One action of a desk on its state (docs/decisions/0011). */
export interface DeskAction<State, Input = unknown, Gathered = unknown> {
  /**
   * Parses what was sent, each field a string; at the Yours desk a file is its text, or null if it is not text. The
   * visitor sees the first issue's message.
   */
  form: z.ZodType<Input>;
  /** Calls services and does slow work, once. If it throws a `Refused`, that is the answer. */
  gather?(input: Input, services: GatherServices): Promise<Gathered>;
  /** The message to the visitor if the state does not allow the action, such as a full list. */
  refusal?(state: State, input: Input): string | undefined;
  /** Returns the new state. Pure: it runs again if another tab wrote in between. */
  apply(state: State, input: Input, moment: ApplyContext, gathered: Gathered): State;
  /** The id of the card that is open afterwards. */
  opens?(state: State, input: Input): string | undefined;
  /** Of what a plan limits: false where the newest result says that there was not enough data. Always true if left out. */
  isAnalysis?(state: State): boolean;
  /** The message if gathering or saving fails; the desk's if left out. */
  failed?: string;
}

/** Data with an end date: a daily job drops what has expired, and a page leaves it out at once. */
export interface Expiry<State> {
  /** When the first item of the state expires; null if none does. */
  next(state: State): Date | null;
  /** The state without what has expired at that time. */
  drop(state: State, at: Date): State;
}

/** The action that every desk has besides its own: back to the initial state. */
export const START_OVER = "start-over";

/**
 * The rules of a tool's desk: data and pure functions. They know no page: what one shows of the state is its own.
 * The functions are methods, so that TypeScript accepts a list of desks with different states: code that loops over such
 * a list passes each desk only states which that desk made or parsed.
 */
export interface DeskRules<State = unknown> {
  /** Its tool's name in the database, and its path without the slash. */
  key: string;
  /** Which desk this is; sample if left out. */
  desk?: Desk;
  /** Parses a kept state; one that does not fit falls back to `initial`. */
  state: z.ZodType<State>;
  /** The state on the first visit, with dates relative to `now` until the first action keeps it. */
  initial(now: Date): State;
  /** The message if gathering or saving fails (spec section 8). */
  failed: string;
  /** By name: the value of the form field `action`. */
  actions: Record<string, DeskAction<State>>;
  /** For data that may be kept only for a time, as YouTube's terms require. */
  expiry?: Expiry<State>;
  /** The newest figure, for the dashboard's card. */
  figure(state: State): RoomFigure;
}

/** Checks that an action's form, gather and apply fit together: a plain record of actions would accept any. */
export function defineAction<State>() {
  return <Input, Gathered = undefined>(action: DeskAction<State, Input, Gathered>): DeskAction<State> =>
    action;
}
