/**
 * A small seeded generator of numbers in [0, 1): the same seed, the same sequence, on every machine.
 * FNV-1a spreads the seed text, mulberry32 makes the sequence. Not for secrets.
 */
export function seeded(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** A number from `low` to `high`, both included, with `decimals` decimals. */
export function numberBetween(random: () => number, low: number, high: number, decimals: number): number {
  const unit = 10 ** decimals;
  return wholeBetween(random, Math.round(low * unit), Math.round(high * unit)) / unit;
}

/** One of the items. Throws on an empty list. */
export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** `count` different items in random order; all of them if there are fewer. */
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

interface Dealing {
  /** Ids of every card dealt since the last reshuffle, in any order. */
  dealt: readonly string[];
  /** Ids of the cards on show: a reshuffle leaves them out. */
  onShow: readonly string[];
}

/**
 * Deals `count` cards as from a pack: none comes twice before all have come once. When too few are left, those
 * come first; then the pack is reshuffled without the cards on show. Answers the cards and the ids that count as
 * dealt from now on. Fewer cards come only if the pack holds nothing beyond what is on show; ids that are not in
 * the pack (it was another one once) are ignored.
 */
export function deal<Card extends { id: string }>(
  random: () => number,
  pack: readonly Card[],
  count: number,
  { dealt, onShow }: Dealing,
): { cards: Card[]; dealt: string[] } {
  const left = pack.filter(({ id }) => !dealt.includes(id) && !onShow.includes(id));
  const cards = pickSome(random, left, count);
  const inHand = cards.map(({ id }) => id);
  if (cards.length === count) return { cards, dealt: [...dealt, ...inHand] };

  const reshuffled = pack.filter(({ id }) => !inHand.includes(id) && !onShow.includes(id));
  const more = pickSome(random, reshuffled, count - cards.length);
  return { cards: [...cards, ...more], dealt: [...onShow, ...inHand, ...more.map(({ id }) => id)] };
}
