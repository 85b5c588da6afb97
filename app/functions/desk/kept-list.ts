import { z } from "zod";
import type { DeskAction, Expiry } from "./desk";
import { STATE_BYTES, stateBytes } from "./state";

interface KeptListOptions<State, Item> {
  items(state: State): Item[];
  withItems(state: State, items: Item[]): State;
  /** How many items to keep. */
  max: number;
  /** True for a result of the desk's own example: a new one takes the place of the one before. */
  isExample?(item: Item): boolean;
  /**
   * The last instant at which an item may be kept and shown, in milliseconds; Infinity where it may stay. Without it,
   * all may.
   */
  expiresAt?(item: Item): number;
  /** The form field that names the item to remove. */
  field: string;
  /** The refusal where that item is gone; without it, removing what is gone is done already. */
  gone?: string;
}

/** What the desks do alike that keep a list of results, the newest first. All of it is pure. */
export interface KeptList<State, Item> {
  /** The items that may still be shown at a moment. */
  current(state: State, now: Date): Item[];
  /** The state with one item more; the oldest make room where there are too many, or the state is too large. */
  add(state: State, item: Item, now: Date): State;
  /** The state with an item changed in its place; the oldest others make room where it has grown too large. */
  replace(state: State, item: Item, now: Date): State;
  /** The newest item's id, for the card that opens after an action. */
  newest(state: State): string | undefined;
  /** Removes one item, and what may no longer be kept with it. */
  remove: DeskAction<State>;
  /** Removes all items; the counts stay. */
  clear: DeskAction<State>;
  /** For the daily job; present where items expire. */
  expiry?: Expiry<State>;
}

/** A list of results in a tool's state: how it grows, shrinks and expires. */
export function keptList<State, Item extends { id: string }>({
  items,
  withItems,
  max,
  isExample,
  expiresAt,
  field,
  gone,
}: KeptListOptions<State, Item>): KeptList<State, Item> {
  const kept = (state: State, at: Date) =>
    expiresAt ? items(state).filter((item) => at.getTime() <= expiresAt(item)) : items(state);
  const removal: DeskAction<State, Record<string, string>> = {
    form: z.object({ [field]: z.string() }),
    refusal: (state, input) =>
      gone === undefined || items(state).some(({ id }) => id === input[field]) ? undefined : gone,
    apply: (state, input, { now }) =>
      withItems(
        state,
        kept(state, now).filter(({ id }) => id !== input[field]),
      ),
  };
  return {
    current: kept,
    add(state, item, now) {
      const others = kept(state, now).filter((one) => !(isExample?.(item) && isExample(one)));
      const list = [item, ...others].slice(0, max);
      while (list.length > 1 && stateBytes(withItems(state, list)) > STATE_BYTES) list.pop();
      return withItems(state, list);
    },
    replace(state, item, now) {
      const list = kept(state, now).map((one) => (one.id === item.id ? item : one));
      while (list.length > 1 && stateBytes(withItems(state, list)) > STATE_BYTES) {
        list.splice(
          list.findLastIndex(({ id }) => id !== item.id),
          1,
        );
      }
      return withItems(state, list);
    },
    newest: (state) => items(state)[0]?.id,
    remove: removal,
    clear: { form: z.object({}), apply: (state) => withItems(state, []) },
    expiry: expiresAt && {
      next(state) {
        const first = Math.min(...items(state).map(expiresAt));
        return Number.isFinite(first) ? new Date(first) : null;
      },
      drop: (state, at) => withItems(state, kept(state, at)),
    },
  };
}
