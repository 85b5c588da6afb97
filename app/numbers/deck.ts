import { pickSome } from "./chance";

export interface Dealing {
  /** Ids of every card that was dealt since the deck was last gathered up, in any order. */
  dealt: readonly string[];
  /** Ids of the cards that are on show: they stay out when the deck is gathered up. */
  onShow: readonly string[];
}

/**
 * Deals so many cards as from a pack: none comes twice before all have come once. Where too few are left, those
 * come first, then the pack is gathered up again without what is on show. Gives the cards, and what counts as
 * dealt from now on. Fewer cards come only where the pack has no more than what is on show; ids that are not of
 * the pack (it was another one once) count for nothing.
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

  const gathered = pack.filter(({ id }) => !inHand.includes(id) && !onShow.includes(id));
  const more = pickSome(random, gathered, count - cards.length);
  return { cards: [...cards, ...more], dealt: [...onShow, ...inHand, ...more.map(({ id }) => id)] };
}
