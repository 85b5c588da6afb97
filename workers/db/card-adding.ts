import { and, eq, inArray, notInArray, or } from "drizzle-orm";
import { cardKey, type NewCard } from "../../app/model/card";
import type { Plan } from "../../app/services/plan";
import { namedBatch } from "./batch";
import { type CardsSetup, CLOSED, insertCard, sealSaid, textBytes } from "./card-writes";
import type { Database } from "./database";
import { declining, noteOwner } from "./owners";
import { cards } from "./schema-plan";

/** Adding cards to a plan. */
export function addingCards(db: Database, setup: CardsSetup) {
  const { owners, uses, now, newId } = setup;

  /** Adds cards in their order, all or none where they are more than a day's share. One round trip. */
  async function insertAll(newCards: NewCard[]) {
    const owner = await owners.writer();
    const count = await uses.counting();
    const named = newCards.map((card) => ({ id: newId(), key: cardKey(card.idea), card }));
    const ids = named.map(({ id }) => id);
    const keys = named.map(({ key }) => key);
    const seals = await Promise.all(
      named.map(({ id, card }) => sealSaid(db, setup, owner.id, { ...card, id }, card)),
    );
    const there = db
      .select({ id: cards.id, key: cards.key })
      .from(cards)
      .where(
        and(
          eq(cards.ownerId, owner.id),
          or(inArray(cards.id, ids), and(inArray(cards.key, keys), notInArray(cards.state, CLOSED))),
        ),
      );
    const { found } = await namedBatch(db, {
      owner: noteOwner(db, owner.id, { now, count }),
      planText: count("planText", textBytes(newCards)),
      cards: named.map(({ id, card }) => insertCard(db, owner.id, id, card, now)),
      seals: seals.flat(),
      found: there,
    }).catch(declining(now));
    await owner.remember();
    return named.map(({ id, key }) => {
      if (found.some((row) => row.id === id)) return { added: "new", id } as const;
      const same = found.find((row) => row.key === key);
      return same ? ({ added: "already", id: same.id } as const) : "full";
    });
  }

  return {
    async add(card) {
      const [added = "full"] = await insertAll([card]);
      return added;
    },

    async addSeries(newCards) {
      const added = await insertAll(newCards);
      return added.includes("full") ? "full" : "added";
    },
  } satisfies Partial<Plan>;
}
