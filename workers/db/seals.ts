import { and, asc, desc, eq, gte, lte, or, type SQL, sql } from "drizzle-orm";
import { publishedUntil } from "../../app/functions/plan/outcome";
import { joinRows, MOST_ROWS, RECORD_NOTES, type Seal } from "../../app/functions/record/chain";
import type { CardVideo, OutcomeReading } from "../../app/model/card";
import {
  type RecordFile,
  SCORED_AFTER_DAYS,
  type SealedDay,
  type SealGroup,
  toFigures,
} from "../../app/model/seal";
import { DAY_MS } from "../../app/numbers/days";
import type { JobServices } from "../../app/services/jobs";
import type { SealedRecord } from "../../app/services/record";
import type { Database } from "./database";
import { cards } from "./schema-plan";
import { sealed, sealedDays, seals } from "./schema-record";

/**
 * Seals what was kept on a card, if the statements before it in their batch kept it: two statements. Each reads the newest
 * row and writes the next in one statement, so that two seals at once cannot follow the same row.
 */
export function insertSeal(db: Database, ownerId: string, cardId: string, seal: Seal, now: Date) {
  const { kind, color, hash, content } = seal;
  const at = now.getTime();
  return [
    db.insert(seals).select(
      sql`select null, ${hash}, (select hash from ${seals} order by n desc limit 1), ${at}, ${cards.ownerId}
        from ${cards} where ${cards.ownerId} = ${ownerId} and ${cards.id} = ${cardId}`,
    ),
    db.insert(sealed).select(
      sql`select ${ownerId}, ${cardId}, n, ${kind}, ${color}, ${at}, null, null, null, 0, ${content}
        from ${seals} where n = (select max(n) from ${seals}) and hash = ${hash}`,
    ),
  ] as const;
}

/**
 * Says of a card's seals which of them count, the last of each kind before the video came out, and holds them against the
 * views at 30 days once those are known: a statement for a batch. A verdict outlives the views it was made of.
 */
export function settleSeals(
  db: Database,
  { ownerId, id }: { ownerId: string; id: string },
  { video, outcome }: { video: CardVideo | null; outcome: readonly OutcomeReading[] },
  now: Date,
) {
  const until = video ? publishedUntil(video) : 0;
  const counts = sql`n = (select max(earlier.n) from ${sealed} as earlier where earlier.owner_id = ${ownerId}
    and earlier.card_id = ${id} and earlier.kind = ${sealed.kind} and earlier.at < ${until})`;
  const ifCounts = (value: SQL | number) => sql`case when ${counts} then ${value} end`;
  const reading = outcome.find(({ days }) => days === SCORED_AFTER_DAYS);
  const due = (video ? Date.parse(video.publishedAt) : 0) + SCORED_AFTER_DAYS * DAY_MS;
  return db
    .update(sealed)
    .set({ dueAt: ifCounts(due), ...scoreOf(reading, ifCounts, now) })
    .where(and(eq(sealed.ownerId, ownerId), eq(sealed.cardId, id)));
}

function scoreOf(reading: OutcomeReading | undefined, ifCounts: (value: SQL | number) => SQL, now: Date) {
  if (!reading) return { scoredAt: null, hit: null };
  const { views, beatUsual, source } = reading;
  // The count is gone by now, not the verdict.
  if (views === null) return {};
  const beat = beatUsual === null ? sql`null` : Number(beatUsual);
  const hit = sql`case when kind = 'forecast' then (
      select ${views} between range.value ->> 'low' and range.value ->> 'high'
      from json_each(content, '$.forecast.ranges') as range where range.value ->> 'days' = ${SCORED_AFTER_DAYS})
    when color <> 'unknown' then ${beat} end`;
  return { scoredAt: ifCounts(now.getTime()), hit: ifCounts(hit), isSample: source === "sample" };
}

/** Seals by kind, color and fate: of an owner, or of everybody. */
function selectGroups(db: Database, now: Date, ownerId?: string) {
  const at = now.getTime();
  const fate = sql<SealGroup["fate"]>`case
    when ${sealed.scoredAt} is not null then 'scored'
    when ${sealed.dueAt} is not null then iif(${sealed.dueAt} <= ${at}, 'due', 'waiting')
    when ${cards.video} is not null or exists (select 1 from ${sealed} as later
      where later.owner_id = ${sealed.ownerId} and later.card_id = ${sealed.cardId} and later.kind = ${sealed.kind}
        and (later.n > ${sealed.n} or later.due_at is not null)) then 'replaced'
    when ${cards.state} = 'dropped' then 'dropped'
    when ${cards.state} = 'published' and ${cards.updatedAt} <= ${at - SCORED_AFTER_DAYS * DAY_MS} then 'due'
    else 'waiting' end`;
  const isSample = sql<number>`${cards.isSample} or ${sealed.isSample}`;
  return db
    .select({
      kind: sealed.kind,
      color: sealed.color,
      fate: fate.as("fate"),
      isSample: isSample.as("is_sample"),
      count: sql<number>`count(*)`.as("count"),
      judged: sql<number>`count(${sealed.hit})`.as("judged"),
      hits: sql<number>`coalesce(sum(${sealed.hit}), 0)`.as("hits"),
    })
    .from(sealed)
    .innerJoin(cards, and(eq(cards.ownerId, sealed.ownerId), eq(cards.id, sealed.cardId)))
    .where(ownerId === undefined ? undefined : eq(sealed.ownerId, ownerId))
    .groupBy(sql`1, 2, 3, 4`);
}

/** The figures of an owner, or of everybody without sample data. One round trip. */
export async function readFigures(db: Database, now: Date, ownerId?: string) {
  const [groups, [given]] = await db.batch([
    selectGroups(db, now, ownerId),
    db
      .select({ sealed: sql<number>`count(*)`.as("sealed") })
      .from(seals)
      .where(ownerId === undefined ? undefined : eq(seals.ownerId, ownerId)),
  ]);
  return toFigures(
    groups.map((group) => ({ ...group, isSample: Boolean(group.isSample) })),
    { sealed: given?.sealed ?? 0, countsSample: ownerId !== undefined },
  );
}

const DAY = {
  day: sealedDays.day,
  first: sealedDays.first,
  last: sealedDays.last,
  previous: sealedDays.previous,
  head: sealedDays.head,
};

/** The record as everybody may see it. */
export function d1Record(db: Database): SealedRecord {
  return {
    async read(most) {
      const rows = await db
        .select({ ...DAY, figures: sealedDays.figures, heads: sql<number>`count(*) over ()`.as("heads") })
        .from(sealedDays)
        .orderBy(desc(sealedDays.day))
        .limit(most);
      const days = rows.map(({ figures: _, heads: __, ...day }): SealedDay => day);
      return { days, heads: rows[0]?.heads ?? 0, figures: rows[0]?.figures ?? null };
    },
  };
}

/** What the daily job asks of the chain. */
export function recordJobs(db: Database, now: Date): JobServices["record"] {
  return {
    async lastDay() {
      const [last] = await db.select(DAY).from(sealedDays).orderBy(desc(sealedDays.day)).limit(1);
      return last ?? null;
    },
    async hashesAfter(n, { before, most }) {
      // Up to the last row from before midnight: requests at midnight may be written in another order than they came.
      const [found] = await db.all<{ hashes: string | null; count: number }>(
        sql`select group_concat(hash, ',' order by n) as hashes, count(*) as count from (
          select n, hash from ${seals}
          where n > ${n} and n <= (select max(n) from ${seals} where n > ${n} and at < ${before.getTime()})
          order by n limit ${most})`,
      );
      return { hashes: found?.hashes ?? "", count: found?.count ?? 0 };
    },
    async keepDay(day) {
      const figures = await readFigures(db, now);
      await db
        .insert(sealedDays)
        .values({ ...day, figures })
        .onConflictDoNothing();
    },
  };
}

/** An owner's seals with what was sealed, in their order: a statement for a batch. */
export function selectSealed(db: Database, ownerId: string) {
  return db
    .select({
      n: sealed.n,
      hash: seals.hash,
      previous: seals.previous,
      scoredAt: sealed.scoredAt,
      hit: sealed.hit,
      content: sealed.content,
    })
    .from(sealed)
    .innerJoin(seals, eq(seals.n, sealed.n))
    .where(eq(sealed.ownerId, ownerId))
    .orderBy(asc(sealed.n));
}

/** Days with a seal of the creator that one file lists. */
const MOST_DAYS = 50;

/** An owner's record as a file: two round trips. Rows of days without a seal of theirs are left out. */
export async function readRecordFile(
  db: Database,
  { ownerId, product, now }: { ownerId: string; product: string; now: Date },
): Promise<RecordFile> {
  const [days, own] = await db.batch([
    db.select(DAY).from(sealedDays).orderBy(asc(sealedDays.day)),
    selectSealed(db, ownerId),
  ]);
  const last = days.at(-1)?.last ?? 0;
  const listed = listedDays(
    days,
    own.map(({ n }) => n),
  );
  const ranges = listed.map(({ first, last }) => and(gte(seals.n, first), lte(seals.n, last)));
  // What no head covers yet comes last.
  if (own.some(({ n }) => n > last)) ranges.push(gte(seals.n, last + 1));
  const around =
    ranges.length === 0
      ? []
      : await db
          .select({ n: seals.n, hash: seals.hash, previous: seals.previous })
          .from(seals)
          .where(or(...ranges))
          .orderBy(asc(seals.n))
          .limit(MOST_ROWS);
  const rows = new Map([...own, ...around].map(({ n, hash, previous }) => [n, { n, hash, previous }]));
  return {
    product,
    madeAt: now.toISOString(),
    notes: RECORD_NOTES,
    days: days.map((day) => ({ ...day, isListed: listed.includes(day) })),
    rows: joinRows(
      [...rows.values()].sort((a, b) => a.n - b.n),
      new Map(own.map(({ n, content }) => [n, content])),
    ),
  };
}

/** The newest days with a seal among these, as many as a file has room for. */
function listedDays(days: readonly SealedDay[], own: readonly number[]): SealedDay[] {
  const listed: SealedDay[] = [];
  let rows = 0;
  for (const day of days.toReversed()) {
    const count = day.last - day.first + 1;
    if (!own.some((n) => n >= day.first && n <= day.last)) continue;
    if (listed.length === MOST_DAYS || rows + count > MOST_ROWS / 2) break;
    listed.push(day);
    rows += count;
  }
  return listed;
}
