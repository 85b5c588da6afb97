import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { KINDS, type OutboxKind, type PayloadOf } from "../../app/functions/mail/kinds";
import { DAY_MS } from "../../app/numbers/days";
import type { WaitingMessage } from "../../app/services/outbox";
import { countingDay } from "./daily-uses";
import type { Database } from "./database";
import { isDeleted } from "./ended-sessions";
import { FORGOTTEN } from "./forget-mail";
import { nextTry } from "./next-try";
import { dailyUses, outbox } from "./schema";

interface Message<Kind extends OutboxKind> {
  /** Its key wherever it goes: put in twice, it is one. */
  id: string;
  /** Whose data it goes with; null where it is nobody's. */
  ownerId: string | null;
  /** Null is whoever reads feedback; an address may be read in the statement itself. */
  to: string | SQL | null;
  payload: PayloadOf<Kind>;
}

/**
 * Puts a message into the outbox, due at once, unless its owner's data was deleted or a condition does not hold: a
 * statement for a batch.
 */
export function putInOutbox<Kind extends OutboxKind>(
  db: Database,
  kind: Kind,
  { id, ownerId, to, payload }: Message<Kind>,
  now: Date,
  condition: SQL = sql`true`,
) {
  // What its kind does not name is left out.
  const kept = JSON.stringify(KINDS[kind].payload.parse(payload));
  const stays = ownerId === null ? sql`true` : sql`not ${isDeleted(ownerId)}`;
  return db
    .insert(outbox)
    .select(
      sql`select ${id}, ${kind}, ${ownerId}, ${to}, ${kept}, 0, ${now.getTime()}, null, null where ${stays} and ${condition}`,
    )
    .onConflictDoNothing();
}

/** True in SQL where an owner has fewer mails of a kind than so many, waiting or sent within a day. */
export function hasFewerMails(ownerId: string, kind: OutboxKind, than: number, now: Date): SQL {
  return sql`(select count(*) from ${outbox} where ${outbox.ownerId} = ${ownerId} and ${outbox.kind} = ${kind}
    and coalesce(${outbox.sentAt}, ${outbox.dueAt}) > ${now.getTime() - DAY_MS}) < ${than}`;
}

/** Deletes what waits for an owner and what was sent for them, where a condition holds: a statement for a batch. */
export function deleteFromOutbox(db: Database, ownerId: string, where: SQL) {
  return db.delete(outbox).where(and(eq(outbox.ownerId, ownerId), where));
}

/** What binds each kind: how often it is tried, null without end, and how many of it a day may go. */
type Kinds = ReadonlyMap<string, { tries: number | null; perDay: number }>;

/** What is of a kind, and neither sent nor given up. What is of no kind here waits for a version that knows it. */
function isOpen(kind: string, tries: number | null) {
  return and(
    eq(outbox.kind, kind),
    isNull(outbox.sentAt),
    tries === null ? undefined : lt(outbox.attempts, tries),
  );
}

interface Wanted {
  now: Date;
  limit: number;
  /** Those that come first are taken first. */
  kinds: Kinds;
  only?: string;
}

export interface Claimed {
  messages: WaitingMessage[];
  /** The kinds of which some is due, and the day has no room left. */
  full: string[];
}

/**
 * Takes what is due, at most `limit` and of each kind at most what its day still has room for, oldest first, and moves
 * each on to when it may be tried again: two runs at once never take the same, nor more than a day's share together.
 * What is taken counts at once; noteDeliveries gives back what failed. One round trip where nothing is due, else two.
 */
export async function claimDue(db: Database, { now, limit, kinds, only }: Wanted): Promise<Claimed> {
  const day = countingDay(now);
  const isDue = and(lte(outbox.dueAt, now), only ? eq(outbox.id, only) : undefined);
  const rules = JSON.stringify(Array.from(kinds, ([kind, { tries }]) => [kind, tries, countedAs(kind)]));
  const [of, tries, use] = [0, 1, 2].map((at) => sql`given.value ->> ${sql.raw(String(at))}`);
  // As rows: D1 takes five terms in a compound SELECT.
  const standing = await db.all<{ kind: string; due: number; used: number }>(
    sql`select ${of} as kind, (select count(*) from (select 1 from ${outbox} where ${outbox.kind} = ${of}
        and ${isNull(outbox.sentAt)} and (${tries} is null or ${outbox.attempts} < ${tries}) and ${isDue} limit ${limit})) as due,
      coalesce((select ${dailyUses.used} from ${dailyUses} where ${dailyUses.day} = ${day} and ${dailyUses.address} = ''
        and ${dailyUses.kind} = ${use}), 0) as used
      from json_each(${rules}) as given order by given.key`,
  );
  const waiting = standing.filter(({ due }) => due > 0);
  const room = ({ kind, used }: { kind: string; used: number }) =>
    Math.max(0, (kinds.get(kind)?.perDay ?? 0) - used);
  const full = waiting.filter((one) => room(one) === 0).map(({ kind }) => kind);

  let left = limit;
  const claims = waiting.flatMap((one) => {
    const { kind, due } = one;
    const most = Math.min(left, due, room(one));
    left -= most;
    return most > 0 ? claimOf(db, { kind, most, now, day, isDue, rules: kinds.get(kind) }) : [];
  });
  const [first, ...rest] = claims;
  if (!first) return { messages: [], full };
  const answers: unknown[] = await db.batch([first, ...rest]);
  const messages = answers
    // Of each kind its rows, then what counted them.
    .flatMap((answer) =>
      Array.isArray(answer) ? (answer as ClaimedRow[]).sort((a, b) => a.place - b.place) : [],
    )
    .map(({ place: _, payload, ...message }) => ({ ...message, payload: parsed(payload) }));
  return { messages, full };
}

interface Claim {
  kind: string;
  most: number;
  now: Date;
  day: string;
  isDue: SQL | undefined;
  rules: { tries: number | null; perDay: number } | undefined;
}

type ClaimedRow = Omit<WaitingMessage, "payload"> & { payload: string | null; place: number };

/** Takes some of a kind and counts them: statements of a batch. Another run may have taken some since they were counted. */
function claimOf(db: Database, { kind, most, now, day, isDue, rules }: Claim) {
  const room = sql`${rules?.perDay ?? 0} - coalesce((${selectUsed(db, day, kind)}), 0)`;
  const due = sql`(select ${outbox.id} from ${outbox} where ${and(isOpen(kind, rules?.tries ?? null), isDue)}
    order by ${outbox.dueAt} limit max(0, min(${most}, ${room})))`;
  return [
    db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        dueAt: nextTry(now, sql`${outbox.attempts}`),
      })
      .where(inArray(outbox.id, due))
      .returning({
        id: outbox.id,
        kind: outbox.kind,
        to: outbox.recipient,
        // As text: what is no JSON is a failed try of its own, not of the run.
        payload: sql<string | null>`${outbox.payload}`.as("read_payload"),
        place: sql<number>`rowid`.as("place"),
      }),
    // As many as the statement before has changed.
    db
      .insert(dailyUses)
      .values({ day, address: "", kind: countedAs(kind), used: sql`changes()` })
      .onConflictDoUpdate({
        target: [dailyUses.day, dailyUses.address, dailyUses.kind],
        set: { used: sql`${dailyUses.used} + excluded.used` },
      }),
  ];
}

/** What a kind's day is counted under. */
const countedAs = (kind: string) => (kind === "feedback" ? "mails" : `mails ${kind}`);

/** Null for what is no JSON, which is the payload of no kind. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** How many of a kind were taken on a day and have not failed. */
function selectUsed(db: Database, day: string, kind: string) {
  return db
    .select({ used: dailyUses.used })
    .from(dailyUses)
    .where(and(eq(dailyUses.day, day), eq(dailyUses.address, ""), eq(dailyUses.kind, countedAs(kind))));
}

interface Deliveries {
  sent: string[];
  failed: { id: string; kind: string; failure: string }[];
}

/**
 * Notes what became of messages: what was taken is sent, and its payload forgotten; what was not keeps its reason, and its
 * room in its kind's day is free again. One round trip.
 *
 * @param day on which they were claimed
 */
export async function noteDeliveries(
  db: Database,
  { sent, failed, now, day }: Deliveries & { now: Date; day: string },
): Promise<void> {
  const [first, ...rest] = [
    ...(sent.length > 0
      ? [
          db
            .update(outbox)
            .set({ sentAt: now, failure: null, payload: null })
            .where(inArray(outbox.id, sent)),
          db.delete(outbox).where(and(inArray(outbox.id, sent), inArray(outbox.kind, [...FORGOTTEN.keys()]))),
        ]
      : []),
    ...failed.map(({ id, failure }) => db.update(outbox).set({ failure }).where(eq(outbox.id, id))),
    ...Array.from(
      Map.groupBy(failed, ({ kind }) => kind),
      ([kind, ofKind]) =>
        db
          .update(dailyUses)
          .set({ used: sql`${dailyUses.used} - ${ofKind.length}` })
          .where(and(eq(dailyUses.day, day), eq(dailyUses.address, ""), eq(dailyUses.kind, countedAs(kind)))),
    ),
  ];
  if (first) await db.batch([first, ...rest]);
}

/** How much of some kinds is waiting, for the log. */
export async function countWaiting(db: Database, kinds: Kinds): Promise<number> {
  return db.$count(outbox, or(...Array.from(kinds, ([kind, { tries }]) => isOpen(kind, tries))));
}
