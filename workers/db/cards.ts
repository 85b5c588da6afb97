import { BRAND } from "../../app/brand";
import { CARD_STATES, type Card, type PlannedCard } from "../../app/model/card";
import { toFigures } from "../../app/model/seal";
import type { Plan } from "../../app/services/plan";
import { addingCards } from "./card-adding";
import { changingCards } from "./card-changing";
import { ofCard, selectCards, selectOutcomes, selectPlanned, toCard } from "./card-rows";
import type { CardsSetup } from "./card-writes";
import type { Database } from "./database";
import { cards } from "./schema-plan";
import { readFigures, readRecordFile } from "./seals";

/** The cards of the owner behind one request, in D1. */
export function d1Plan(db: Database, setup: CardsSetup): Plan {
  const reading = readingCards(db, setup);
  return { ...reading, ...addingCards(db, setup), ...changingCards(db, { ...setup, read: reading.read }) };
}

function readingCards(db: Database, { owners, now }: CardsSetup) {
  return {
    async list() {
      const read = await owners.read((ownerId) => selectPlanned(db, ownerId).execute());
      const planned = (read?.found ?? []).map(
        (row): PlannedCard => ({ ...row, updatedAt: row.updatedAt.toISOString() }),
      );
      return planned.sort((a, b) => CARD_STATES.indexOf(a.state) - CARD_STATES.indexOf(b.state));
    },

    async read(id: string): Promise<Card | null> {
      const found = await owners.read((ownerId) =>
        db.select().from(cards).where(ofCard(ownerId, id)).execute(),
      );
      const row = found?.found[0];
      return row ? toCard(row) : null;
    },

    async listOutcomes() {
      const read = await owners.read((ownerId) => selectOutcomes(db, ownerId).execute());
      return (read?.found ?? []).map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
    },

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
  } satisfies Partial<Plan>;
}
