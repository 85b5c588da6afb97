import { desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { OutcomeReading } from "../../app/model/card";
import { type Event, event, type NewEvent } from "../../app/model/event";
import type { Events } from "../../app/services/plan";
import type { Owners } from "../accounts/session";
import type { Database } from "./database";
import { channelSummaries, channelTopics, topicAnswers } from "./schema-channel";
import { cards, events } from "./schema-plan";

/** An owner's events, the newest first: a statement for a batch. */
export function selectEvents(db: Database, ownerId: string) {
  return db.select().from(events).where(eq(events.ownerId, ownerId)).orderBy(desc(events.id));
}

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** A row without its owner, whatever version wrote it. */
export function toKeptEvent({ ownerId: _, channelId: _channel, key: _key, at, seenAt, ...row }: EventRow) {
  return { ...row, at: at.toISOString(), seen: seenAt?.toISOString() ?? null };
}

/** What is of no kind here, since another version wrote it, is left out. */
export function d1Events(db: Database, { owners }: { owners: Pick<Owners, "read"> }): Events {
  return {
    async list(most) {
      const read = await owners.read((ownerId) => selectEvents(db, ownerId).limit(most).execute());
      return (read?.found ?? []).flatMap((row): Event[] => {
        const { success, data } = event.safeParse(toKeptEvent(row));
        return success ? [data] : [];
      });
    },
  };
}

/** Forgets events from before an instant: a statement for a batch. */
export function deletePastEvents(db: Database, before: Date) {
  return db.delete(events).where(lt(events.at, before));
}

/** A row for each of these, as JSON: what SQL reads of `noted.value`. */
const asRows = (all: readonly NewEvent[]) =>
  JSON.stringify(all.map(({ kind, at, facts }) => ({ kind, at: at.getTime(), facts })));

/**
 * Writes events of a channel if the statement before it wrote that: one statement for a batch, none without events. A
 * channel that is gone gets none, nor does an owner whose data was deleted: their row is refused (db/owners.ts).
 */
export function noteChannelEvents(db: Database, ownerId: string, all: readonly NewEvent[]) {
  if (all.length === 0) return [];
  return [
    db.insert(events).select(
      sql`select null, noted.value ->> 'kind', ${channelSummaries.ownerId}, ${channelSummaries.ownerId},
          noted.value ->> 'at', noted.value -> 'facts', null, null
        from ${channelSummaries}, json_each(${asRows(all)}) as noted
        where ${channelSummaries.ownerId} = ${ownerId} and changes() > 0`,
    ),
  ];
}

/**
 * Notes of cards that each is about to be published, unless it is already, or was within the time that events are kept: a
 * statement for a batch, before the cards are written. What was noted before is read once for all of them.
 *
 * @param where what else has to hold for a card to be written
 */
export function noteCardsPublished(
  db: Database,
  ownerId: string,
  ids: readonly string[],
  now: Date,
  where?: SQL,
) {
  return db.insert(events).select(
    sql`select null, 'card-published', ${cards.ownerId}, null, ${now.getTime()}, json_object('card', ${cards.id}), null, null
      from ${cards}
      where ${cards.ownerId} = ${ownerId} and ${cards.id} in (select value from json_each(${JSON.stringify(ids)}))
        and ${cards.state} <> 'published' and ${where ?? sql`true`} and ${cards.id} not in (
          select earlier.facts ->> 'card' from ${events} as earlier
          where earlier.owner_id = ${ownerId} and earlier.kind = 'card-published'
            and earlier.facts ->> 'card' is not null)`,
  );
}

/** Notes readings of ages of which a card has none so far: a statement for a batch, before the card is written. */
export function noteOutcomesKnown(
  db: Database,
  ownerId: string,
  id: string,
  readings: readonly OutcomeReading[],
  now: Date,
) {
  const known = readings.map((reading) => outcomeKnown(id, reading, now));
  return db.insert(events).select(
    sql`select null, noted.value ->> 'kind', ${cards.ownerId}, null, noted.value ->> 'at', noted.value -> 'facts', null, null
      from ${cards}, json_each(${asRows(known)}) as noted
      where ${cards.ownerId} = ${ownerId} and ${cards.id} = ${id} and not exists (
        select 1 from json_each(${cards.outcome}) as known
        where known.value ->> 'days' = noted.value ->> '$.facts.days')`,
  );
}

/**
 * Notes that a channel's best place in a topic's search is another than the last time, or is one or none by now: a
 * statement for a batch, before the new answer is written. The first answer is no news.
 */
export function noteVisibilityMoved(
  db: Database,
  { ownerId, key }: { ownerId: string; key: string },
  { askedAt, to }: { askedAt: Date; to: number | null },
) {
  const from = sql`json_extract(${topicAnswers.found}, '$[0].place')`;
  return db.insert(events).select(
    sql`select null, 'visibility-moved', ${channelTopics.ownerId}, ${channelTopics.ownerId}, ${askedAt.getTime()},
        json_object('topic', ${channelTopics.topic}, 'from', ${from}, 'to', ${to}), null, null
      from ${channelTopics}, ${topicAnswers}
      where ${channelTopics.ownerId} = ${ownerId} and ${channelTopics.key} = ${key}
        and ${topicAnswers.ownerId} = ${ownerId} and ${topicAnswers.key} = ${key}
        and ${topicAnswers.askedAt} = (select max(asked_at) from ${topicAnswers} as newest
          where newest.owner_id = ${ownerId} and newest.key = ${key})
        and ${topicAnswers.askedAt} < ${askedAt.getTime()} and ${from} is not ${to}`,
  );
}

/** A reading as an event tells it. How many views there were stays with the card: YouTube's count may have to go sooner. */
function outcomeKnown(
  card: string,
  { days, isInside, beatUsual, light }: OutcomeReading,
  at: Date,
): NewEvent<"outcome-known"> {
  return { kind: "outcome-known", at, facts: { card, days, isInside, beatUsual, light } };
}
