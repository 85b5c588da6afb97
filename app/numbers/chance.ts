/** A whole number from `low` to `high`, both included. */
export function wholeBetween(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** A number from `low` to `high` with that many decimals. */
export function numberBetween(random: () => number, low: number, high: number, decimals: number): number {
  const unit = 10 ** decimals;
  return wholeBetween(random, Math.round(low * unit), Math.round(high * unit)) / unit;
}

/** One of the items; throws on an empty list. */
export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** So many different items, in chance's order; all of them where there are fewer. */
export function pickSome<Item>(random: () => number, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  const picked: Item[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return picked;
}

/** A short name for a new thing, unique enough within one list. */
export function newId(random: () => number): string {
  return `n${Math.floor(random() * 36 ** 8).toString(36)}`;
}
