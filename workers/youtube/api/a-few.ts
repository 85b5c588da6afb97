/** A Worker has six connections at a time; some are left for the database and for others. */
export const AT_ONCE = 4;

/**
 * Does the work for each item, a few at a time, and answers in the order of the items. The first failure is
 * thrown, and what had not begun by then never begins: it would cost units for nothing.
 */
export async function aFewAtATime<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  let failed = false;
  async function worker(): Promise<void> {
    while (!failed && next < items.length) {
      const at = next++;
      try {
        answers[at] = await work(items[at] as Item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }
  // All are waited for, so that every call still out is counted before the failure is told.
  const ends = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return answers;
}
