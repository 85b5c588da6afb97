import { and, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { BRAND } from "../../app/brand";
import { outcomeKeepUntil } from "../../app/functions/plan/outcome";
import { sealOf } from "../../app/functions/record/chain";
import {
  CARD_STATES,
  type Card,
  type CardForecast,
  type CardLight,
  cardKey,
  type NewCard,
  type PlannedCard,
} from "../../app/model/card";
import { toFigures } from "../../app/model/seal";
import type { Plan } from "../../app/services/plan";
import type { Owner, Owners } from "../accounts/session";
import { namedBatch } from "./batch";
import { ofCard, selectCards, selectOutcomes, selectPlanned, toCard } from "./card-rows";
import { CLOSED, insertCard, moveCard, rankAtEnd } from "./card-writes";
import type { DailyUses } from "./daily-uses";
import type { Database } from "./database";
import { noteCardsPublished, noteOutcomesKnown } from "./events";
import { asDeclined, noteAgain, noteOwner } from "./owners";
import { cards } from "./schema-plan";
import { insertSeal, readFigures, readRecordFile, settleSeals } from "./seals";

/** What a visitor gave, as it is counted: the texts, and what a light or a forecast says beside them. */
const textBytes = (given: object) => new TextEncoder().encode(JSON.stringify(given)).length;

/** What follows from what a visitor gave. */
interface Derived extends SQLiteUpdateSetSource<typeof cards> {
  /** The version to write over; any where it is left out. */
  over?: number;
  /** Statements that put on record what happens, before it does. */
  events?: ReturnType<typeof noteCardsPublished>[];
  /** Statements that follow from what is written. */
  after?: (ReturnType<typeof insertSeal>[number] | ReturnType<typeof settleSeals>)[];
}

interface Setup {
  owners: Pick<Owners, "owner" | "read" | "writer">;
  uses: Pick<DailyUses, "counting">;
  now: Date;
  /** Of a new card, unlike every other of its owner. */
  newId(): string;
  /** What seals carry: the version of the engines, and a salt of its own. */
  sealing: { engine: string; salt(): string };
}

/** What is kept on a card, and sealed. */
interface Said {
  light?: CardLight;
  forecast?: CardForecast;
}

/** The cards of the owner behind one request, in D1. */
export function d1Plan(db: Database, { owners, uses, now, newId, sealing }: Setup): Plan {
  /** Changes the visitor's cards; false if there was none to change. */
  async function update(change: (owner: Owner) => Promise<number>): Promise<boolean> {
    const owner = await owners.owner();
    if (!owner) return false;
    const changed = (await change(owner)) > 0;
    if (changed) await owner.remember();
    return changed;
  }

  async function read(id: string): Promise<Card | null> {
    const found = await owners.read((ownerId) =>
      db.select().from(cards).where(ofCard(ownerId, id)).execute(),
    );
    const row = found?.found[0];
    return row ? toCard(row) : null;
  }

  /** Writes what a visitor gave, which counts, with the fields that follow from it. */
  async function setFields(
    owner: Owner,
    id: string,
    given: SQLiteUpdateSetSource<typeof cards>,
    { over, events = [], after = [], ...derived }: Derived = {},
  ): Promise<number> {
    const count = await uses.counting();
    const { card } = await declining(
      namedBatch(db, {
        owner: noteAgain(db, owner.id, now),
        events,
        card: db
          .update(cards)
          .set({ ...given, version: sql`${cards.version} + 1`, ...derived, updatedAt: now })
          .where(and(ofCard(owner.id, id), over === undefined ? undefined : eq(cards.version, over))),
        planText: count("planText", textBytes(given)),
        after,
      }),
    );
    return card.meta.changes;
  }

  /** Seals what was said of a card: statements for the batch that keeps it, after it. */
  async function sealed(
    owner: Owner,
    { id, idea, title = "" }: { id: string; idea: string; title?: string },
    { light, forecast }: Said,
  ) {
    const about = {
      version: 1,
      card: id,
      idea,
      title,
      at: now.toISOString(),
      engine: sealing.engine,
    } as const;
    const said = [
      ...(light ? [{ kind: "light", light: { colour: light.colour, chance: light.chance } } as const] : []),
      ...(forecast
        ? [{ kind: "forecast", forecast: { ranges: forecast.ranges, chance: forecast.chance } } as const]
        : []),
    ];
    const seals = await Promise.all(said.map((one) => sealOf({ ...about, ...one, salt: sealing.salt() })));
    return seals.flatMap((seal) => insertSeal(db, owner.id, id, seal, now));
  }

  /** Adds cards in their order, all or none where they are more than a day's share. One round trip. */
  async function insertAll(newCards: NewCard[]) {
    const owner = await owners.writer();
    const count = await uses.counting();
    const named = newCards.map((card) => ({ id: newId(), key: cardKey(card.idea), card }));
    const ids = named.map(({ id }) => id);
    const keys = named.map(({ key }) => key);
    const seals = await Promise.all(named.map(({ id, card }) => sealed(owner, { ...card, id }, card)));
    const there = db
      .select({ id: cards.id, key: cards.key })
      .from(cards)
      .where(
        and(
          eq(cards.ownerId, owner.id),
          or(inArray(cards.id, ids), and(inArray(cards.key, keys), notInArray(cards.state, CLOSED))),
        ),
      );
    const { found } = await declining(
      namedBatch(db, {
        owner: noteOwner(db, owner.id, { now, count }),
        planText: count("planText", textBytes(newCards)),
        cards: named.map(({ id, card }) => insertCard(db, owner.id, id, card, now)),
        seals: seals.flat(),
        found: there,
      }),
    );
    await owner.remember();
    return named.map(({ id, key }) => {
      if (found.some((row) => row.id === id)) return { added: "new", id } as const;
      const same = found.find((row) => row.key === key);
      return same ? ({ added: "already", id: same.id } as const) : "full";
    });
  }

  function declining<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error: unknown) => {
      throw asDeclined(error, now);
    });
  }

  return {
    async list() {
      const read = await owners.read((ownerId) => selectPlanned(db, ownerId).execute());
      const planned = (read?.found ?? []).map(
        (row): PlannedCard => ({ ...row, updatedAt: row.updatedAt.toISOString() }),
      );
      return planned.sort((a, b) => CARD_STATES.indexOf(a.state) - CARD_STATES.indexOf(b.state));
    },

    read,

    async listOutcomes() {
      const read = await owners.read((ownerId) => selectOutcomes(db, ownerId).execute());
      return (read?.found ?? []).map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
    },

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
          rank: sql`case when ${cards.state} = 'published' then ${cards.rank} else ${rankAtEnd(owner.id, "published")} end`,
        }),
      ),

    async record() {
      const read = await owners.read((ownerId) => readFigures(db, now, ownerId));
      return read?.found ?? toFigures([], { sealed: 0, countsSample: true });
    },

    async recordFile() {
      const about = { product: BRAND.name, now };
      const read = await owners.read((ownerId) => readRecordFile(db, { ...about, ownerId }));
      return read?.found ?? readRecordFile(db, { ...about, ownerId: "" });
    },

    async readAll() {
      const read = await owners.read((ownerId) => selectCards(db, ownerId).execute());
      return (read?.found ?? []).map(toCard);
    },

    async add(card) {
      const [added = "full"] = await insertAll([card]);
      return added;
    },

    async addSeries(newCards) {
      const added = await insertAll(newCards);
      return added.includes("full") ? "full" : "added";
    },

    async change(id, over, fields) {
      const { state } = fields;
      const isKept = await update((owner) => {
        const rank = sql`case when ${cards.state} = ${state} then ${cards.rank} else ${rankAtEnd(owner.id, state)} end`;
        const events =
          state === "published"
            ? [noteCardsPublished(db, owner.id, [id], now, sql`${cards.version} = ${over}`)]
            : [];
        return setFields(owner, id, fields, { rank, over, events });
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
        setFields(owner, id, chosen, { after: card && said ? await sealed(owner, card, said) : [] }),
      );
    },

    async delete(id) {
      await update(async (owner) => (await db.delete(cards).where(ofCard(owner.id, id))).meta.changes);
    },
  };
}
