import { z } from "zod";
import { cardKey } from "../../model/card";
import { UPLOAD_KINDS } from "../../model/upload";
import { TITLE_MAX } from "../../words/bounds";
import type { DeskAction, Expiry } from "./desk";
import { STATE_BYTES, stateBytes } from "./state";

/** The card that a desk was opened from when it made a result, and how that card was called then. */
export const madeFor = z.object({ card: z.string(), named: z.string() });
export type MadeFor = z.infer<typeof madeFor>;

/** The field of a desk's form that chooses a kind of video; without a choice, what the channel makes now. */
export const kindField = z.enum(UPLOAD_KINDS).optional().catch(undefined);

/** The field of a desk's form that names that card: its id, a space, and its name; what is no card is left out. */
export const cardField = z
  .string()
  // An id, and a name of up to two units of UTF-16 for a character.
  .max(41 + 2 * TITLE_MAX)
  .optional()
  .catch(undefined)
  .transform((text): { for?: MadeFor } => {
    const [, card, named = ""] = /^([\w-]{1,40}) (.*)$/s.exec(text ?? "") ?? [];
    return card === undefined ? {} : { for: { card, named } };
  });

/** The card that a result was made for, with the keys of what it is about: it fits the card while one is its name's. */
export function fits(made: MadeFor | undefined, about: readonly string[]) {
  return made && { card: made.card, keys: [...new Set(about.map(cardKey))] };
}

/**
 * The result that stands open: that of `?open`, else the newest; at a desk opened from a card (`?card`) the newest that was
 * made for it, or none.
 */
export function openItem<Item extends { id: string; for?: MadeFor }>(
  items: readonly Item[],
  search: URLSearchParams,
): Item | undefined {
  const card = search.get("card");
  const asked = items.find(({ id }) => id === search.get("open"));
  return asked ?? (card ? items.find((item) => item.for?.card === card) : items[0]);
}

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
