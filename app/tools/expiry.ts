import type { Expiry } from "./tool";

/** The expiry of a list whose items go at an instant each, in milliseconds; never where that is Infinity. */
export function listExpiry<State, Item>(
  items: (state: State) => Item[],
  goesAt: (item: Item) => number,
  withItems: (state: State, items: Item[]) => State,
): Expiry<State> {
  return {
    next(state) {
      const first = Math.min(...items(state).map(goesAt));
      return Number.isFinite(first) ? new Date(first) : null;
    },
    drop: (state, at) =>
      withItems(
        state,
        items(state).filter((item) => at.getTime() <= goesAt(item)),
      ),
  };
}
