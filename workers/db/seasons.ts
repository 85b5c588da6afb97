import { and, asc, eq, gte, inArray, lt, lte, ne, sql } from "drizzle-orm";
import { topicOfKey } from "../../app/model/article";
import { topicKey, WIKIPEDIA_INTEREST } from "../../app/model/trend";
import { DAY_MS, MINUTE_MS } from "../../app/numbers/days";
import type { Seasons } from "../../app/services/jobs";
import type { Database } from "./database";
import { paysFor } from "./plan-uses";
import { owners, topicAskers, trends } from "./schema";
import { cards, events } from "./schema-plan";
import { planUses } from "./schema-plan-uses";
import { toldSeasons } from "./schema-watch";
import { topicAsker } from "./topics";

/** Cron comes this often; each time another part of all owners has its turn. */
const TURN_MS = 5 * MINUTE_MS;
/** Owners of one turn: 57,600 a day. */
const MOST_OWNERS = 200;
/** Newest ideas of one owner whose subjects are looked up. */
const MOST_IDEAS = 50;
/** A peak that moves by a few months is still the season that was told. */
const TOLD_AGAIN_MS = 240 * DAY_MS;

/** Where the ids of a turn begin: they are hashes in hexadecimal, spread evenly. */
const bound = (turn: number) =>
  Math.floor((turn * 0x10000 * TURN_MS) / DAY_MS)
    .toString(16)
    .padStart(4, "0");

/**
 * Seasons of topics in D1, as of an instant. Five round trips at most.
 *
 * @param without the prices of the plans without these alerts; null where no plan limits them
 */
export function d1Seasons(db: Database, now: Date, without: readonly string[] | null = null): Seasons {
  const isFree = without === null ? sql<number>`0` : sql<number>`not ${paysFor(owners.id, without)}`;
  const hadFree = sql`exists (select 1 from ${planUses} as had where had.owner_id = ${owners.id} and had.feature = 'surges')`;
  const turn = Math.floor((now.getTime() % DAY_MS) / TURN_MS);
  const isLast = (turn + 1) * TURN_MS >= DAY_MS;
  return {
    async turn() {
      const found = await db
        .select({ id: owners.id, isFree })
        .from(owners)
        .where(
          and(
            without === null ? undefined : sql`not (${isFree} and ${hadFree})`,
            turn === 0 ? undefined : gte(owners.id, bound(turn)),
            isLast ? undefined : lt(owners.id, bound(turn + 1)),
          ),
        )
        .orderBy(asc(owners.id))
        .limit(MOST_OWNERS);
      if (found.length === 0) return [];
      const askers = await Promise.all(
        found.map(async ({ id, isFree }) => ({ id, isFree: Boolean(isFree), ...(await topicAsker(id)) })),
      );
      // Whoever may see trends has asked for one: the demo has none.
      const asked = await db
        .select({ asker: topicAskers.asker, key: topicAskers.keyword })
        .from(topicAskers)
        .where(inArray(topicAskers.asker, listed(askers.map(({ asker }) => asker))));
      if (asked.length === 0) return [];
      const keys = new Map(asked.map(({ asker, key }) => [asker, key]));
      const creators = askers.flatMap(({ id, isFree, asker }) => {
        const key = keys.get(asker);
        return key === undefined ? [] : [{ ownerId: id, isFree, asked: { key, topic: topicOfKey(key) } }];
      });
      const ideas = await newestIdeas(
        db,
        creators.map(({ ownerId }) => ownerId),
      );
      return creators.map((creator) => ({
        ...creator,
        ideas: (ideas.get(creator.ownerId) ?? []).map(({ idea }) => idea),
      }));
    },

    async records(keys) {
      const rows = await db
        .select({
          key: trends.keyword,
          trend_signal: trends.signal,
          trend_velocity: trends.velocity,
          seasonal_peak_month: trends.seasonalPeakMonth,
          last_updated: trends.lastUpdated,
          source: trends.source,
          article: trends.article,
        })
        .from(trends)
        .where(and(inArray(trends.keyword, listed(keys)), eq(trends.source, WIKIPEDIA_INTEREST)));
      return rows.map(({ key, last_updated, ...row }) => ({
        key,
        record: {
          ...row,
          keyword: topicOfKey(key),
          interest_over_time: [],
          last_updated: last_updated.toISOString(),
        },
      }));
    },

    note: (all) => tellNew(db, all),
  };
}

/** The newest ideas on the plans of owners, by owner. */
async function newestIdeas(db: Database, ownerIds: string[]) {
  const newest = db
    .select({
      ownerId: cards.ownerId,
      idea: cards.idea,
      place:
        sql<number>`row_number() over (partition by ${cards.ownerId} order by ${cards.updatedAt} desc)`.as(
          "place",
        ),
    })
    .from(cards)
    .where(
      and(inArray(cards.ownerId, listed(ownerIds)), ne(cards.state, "dropped"), eq(cards.isSample, false)),
    )
    .as("newest");
  const planned = await db
    .select({ ownerId: newest.ownerId, idea: newest.idea })
    .from(newest)
    .where(lte(newest.place, MOST_IDEAS))
    .orderBy(asc(newest.place));
  return Map.groupBy(planned, ({ ownerId }) => ownerId);
}

/** Puts those on record that were not told before; answers how many. */
async function tellNew(db: Database, all: Parameters<Seasons["note"]>[0]): Promise<number> {
  const rows = JSON.stringify(
    all.map(({ ownerId, isFree, event: { at, kind, facts } }) => ({
      ...{ ownerId, isFree, kind, at: at.getTime(), facts, topic: topicKey(facts.topic) },
    })),
  );
  const of = (field: string) => sql`noted.value ->> ${sql.raw(`'${field}'`)}`;
  const isNew = sql`not exists (select 1 from ${toldSeasons} as told where told.owner_id = ${of("ownerId")}
    and told.topic = ${of("topic")} and told.at > ${of("at")} - ${TOLD_AGAIN_MS})`;
  // One transaction: what another run told in between is not told again.
  const [noted] = await db.batch([
    db.insert(events).select(
      sql`select null, ${of("kind")}, owner.id, null, ${of("at")}, noted.value -> 'facts', null, null
        from json_each(${rows}) as noted, ${owners} as owner where owner.id = ${of("ownerId")} and ${isNew}`,
    ),
    // Before they are told: it is the free one of those that are new.
    db
      .insert(planUses)
      .select(
        sql`select owner.id, 'surges', ${of("topic")}, ${of("at")}, null, null
          from json_each(${rows}) as noted, ${owners} as owner
          where owner.id = ${of("ownerId")} and ${of("isFree")} and ${isNew}`,
      )
      .onConflictDoNothing(),
    db
      .insert(toldSeasons)
      .select(
        sql`select owner.id, ${of("topic")}, ${of("at")}
          from json_each(${rows}) as noted, ${owners} as owner where owner.id = ${of("ownerId")} and ${isNew}`,
      )
      .onConflictDoUpdate({
        target: [toldSeasons.ownerId, toldSeasons.topic],
        set: { at: sql`excluded.at` },
      }),
  ]);
  return noted.meta.changes;
}

/** D1 binds at most 100 values a statement: lists go as one. */
const listed = (values: string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
