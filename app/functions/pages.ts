import { z } from "zod";

/** Items a page of a list has, unless fewer are asked for. */
const MOST = 100;
const UNREADABLE = "This cursor belongs to another list. Begin without one.";
const MOST_SAID = `A page has 1 to ${MOST} items.`;

/** What asks for a page of a long list. */
export const pageAsked = {
  /** Where the page before ended: its `next`. */
  cursor: z.string(UNREADABLE).max(200, UNREADABLE).optional(),
  limit: z.int(MOST_SAID).min(1, MOST_SAID).max(MOST, MOST_SAID).default(50),
};

interface Asked {
  cursor?: string | undefined;
  limit: number;
}

/**
 * A page of a list, and where the next begins; null after the last. What is added or goes between two pages neither doubles
 * nor hides another item, since a cursor names a place in the order, not a number of items.
 *
 * @param items in the order of `keyOf`, which tells each from every other
 */
export function pageOf<Item>(
  items: readonly Item[],
  { cursor, limit }: Asked,
  keyOf: (item: Item) => string,
): { page: Item[]; next: string | null } {
  const rest = cursor === undefined ? items : items.filter((item) => keyOf(item) > cursor);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return { page, next: last && rest.length > limit ? keyOf(last) : null };
}
