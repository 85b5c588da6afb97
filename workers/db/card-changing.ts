import { and, eq, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { outcomeKeepUntil } from "../../app/functions/plan/outcome";
import type { Plan } from "../../app/services/plan";
import type { Owner } from "../accounts/session";
import { namedBatch } from "./batch";
import { ofCard } from "./card-rows";
import { type CardsSetup, moveCard, rankKept, type Said, sealSaid, textBytes } from "./card-writes";
import type { Database } from "./database";
import { noteCardsPublished, noteOutcomesKnown } from "./events";
import { declining, noteAgain } from "./owners";
import { cards } from "./schema-plan";
import { type insertSeal, settleSeals } from "./seals";

/** What follows from what a visitor gave. */
interface Derived extends SQLiteUpdateSetSource<typeof cards> {
  /** The version to write over; any where it is left out. */
  over?: number;
  /** Statements that put on record what happens, before it does. */
  events?: ReturnType<typeof noteCardsPublished>[];
  /** Statements that follow from what is written. */
  after?: (ReturnType<typeof insertSeal>[number] | ReturnType<typeof settleSeals>)[];
}

/** Changing the cards of a plan, and what follows from it: their place, events, seals. */
export function changingCards(db: Database, setup: CardsSetup & Pick<Plan, "read">) {
  const { owners, uses, now, read } = setup;

  /** Changes the visitor's cards; false if there was none to change. */
  async function update(change: (owner: Owner) => Promise<number>): Promise<boolean> {
    const owner = await owners.owner();
    if (!owner) return false;
    const changed = (await change(owner)) > 0;
    if (changed) await owner.remember();
    return changed;
  }

  /** Writes what a visitor gave, which counts, with the fields that follow from it. */
  async function setFields(
    owner: Owner,
    id: string,
    given: SQLiteUpdateSetSource<typeof cards>,
    { over, events = [], after = [], ...derived }: Derived = {},
  ): Promise<number> {
    const count = await uses.counting();
    const { card } = await namedBatch(db, {
      owner: noteAgain(db, owner.id, now),
      events,
      card: db
        .update(cards)
        .set({ ...given, version: sql`${cards.version} + 1`, ...derived, updatedAt: now })
        .where(and(ofCard(owner.id, id), over === undefined ? undefined : eq(cards.version, over))),
      planText: count("planText", textBytes(given)),
      after,
    }).catch(declining(now));
    return card.meta.changes;
  }

  return {
    setOutcome: (id, found) =>
      update((owner) =>
        setFields(owner, id, found, {
          keepUntil: outcomeKeepUntil(found),
          events: [
            noteCardsPublished(db, owner.id, [id], now),
            noteOutcomesKnown(db, owner.id, id, found.outcome, now),
          ],
          after: [settleSeals(db, { ownerId: owner.id, id }, found, now)],
          state: "published",
          rank: rankKept(owner.id, "published"),
        }),
      ),

    async change(id, over, fields) {
      const { state } = fields;
      const isKept = await update((owner) => {
        const events =
          state === "published"
            ? [noteCardsPublished(db, owner.id, [id], now, sql`${cards.version} = ${over}`)]
            : [];
        return setFields(owner, id, fields, { rank: rankKept(owner.id, state), over, events });
      });
      if (isKept) return "kept";
      const conflict = await read(id);
      return conflict ? { conflict } : "gone";
    },

    move: (id, to) =>
      update(async (owner) => {
        const events = to.state === "published" ? [noteCardsPublished(db, owner.id, [id], now)] : [];
        const { card } = await namedBatch(db, {
          owner: noteAgain(db, owner.id, now),
          events,
          card: moveCard(db, owner.id, id, to, now),
        });
        return card[0].meta.changes;
      }),

    // It has a form of its own: what is typed into the card's is still over its newest version.
    setTest: (id, abTest) =>
      update((owner) => setFields(owner, id, { abTest }, { version: sql`${cards.version}` })),

    setDate: (id, date) => update((owner) => setFields(owner, id, { date })),

    async writeBack(id, chosen) {
      const said: Said | null = "light" in chosen || "forecast" in chosen ? chosen : null;
      // What is sealed names the card's idea and title.
      const card = said && (await read(id));
      if (said && !card) return false;
      return update(async (owner) =>
        setFields(owner, id, chosen, {
          after: card && said ? await sealSaid(db, setup, owner.id, card, said) : [],
        }),
      );
    },

    async delete(id) {
      await update(async (owner) => (await db.delete(cards).where(ofCard(owner.id, id))).meta.changes);
    },
  } satisfies Partial<Plan>;
}
