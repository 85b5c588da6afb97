import { cardKey, cardName } from "../model/card";
import type { ReadServices } from "../services";
import type { OpenedCard } from "./opened-card";

/** The card that a page's address names, for its frame; null if it names none, or one that cannot be read. */
export async function readOpened(
  url: URL,
  { plan, report }: Pick<ReadServices, "plan" | "report">,
): Promise<OpenedCard | null> {
  const id = url.searchParams.get("card");
  if (!id) return null;
  const card = await plan.read(id).catch((error: unknown) => {
    report(error);
    return null;
  });
  if (!card) return null;
  const name = cardName(card);
  return { id, name, key: cardKey(name), ideaKey: cardKey(card.idea) };
}
