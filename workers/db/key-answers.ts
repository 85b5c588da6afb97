import { and, eq, lt, sql } from "drizzle-orm";
import { MINUTE_MS } from "../../app/numbers/days";
import { fingerprint } from "../secrets";
import { namedBatch } from "./batch";
import type { Database } from "./database";
import { ANSWER_MS } from "./keys";
import { keyAnswers } from "./schema-keys";

/** A call that did not end by then never will: its Worker is gone. */
const UNDER_WAY_MS = MINUTE_MS;
/** Of longer answers it is kept that they were given: a row of D1 takes 2 MB. */
const MOST_CHARACTERS = 500_000;

interface KeptAnswer {
  status: number;
  body: string;
}

export type Begun =
  /** It is ours to do: `keep` its answer, or `release` it where it may be tried again. */
  | { keep(answer: KeptAnswer): Promise<void>; release(): Promise<void> }
  /** It was done before. */
  | { answer: KeptAnswer }
  /** Another call has this key, the same one is under way, or it was done and its answer was too long to be kept. */
  | { refused: "other-call" | "under-way" | "answered" };

interface Call {
  keyId: string;
  /** What the caller sent as `Idempotency-Key`. */
  sent: string;
  /** The function and its input. */
  call: string;
  now: Date;
}

/** Begins a call that is to be done once. One round trip, and one more where it was begun before. */
export async function beginOnce(db: Database, { keyId, sent, call, now }: Call): Promise<Begun> {
  const [sentHash, callHash] = await Promise.all([fingerprint(sent), fingerprint(call)]);
  const place = and(eq(keyAnswers.keyId, keyId), eq(keyAnswers.sent, sentHash));
  const {
    begun,
    found: [found],
  } = await namedBatch(db, {
    over: db
      .delete(keyAnswers)
      .where(
        and(
          place,
          sql`(${lt(keyAnswers.at, new Date(now.getTime() - ANSWER_MS))} or (${keyAnswers.status} is null and ${keyAnswers.at} < ${now.getTime() - UNDER_WAY_MS}))`,
        ),
      ),
    begun: db
      .insert(keyAnswers)
      .values({ keyId, sent: sentHash, call: callHash, at: now })
      .onConflictDoNothing(),
    found: db.select().from(keyAnswers).where(place),
  });
  if (begun.meta.changes === 1) {
    // Once it took too long, another try may have begun in its place.
    const own = and(place, eq(keyAnswers.at, now));
    return {
      async keep({ status, body }) {
        const kept = body.length > MOST_CHARACTERS ? null : body;
        await db.update(keyAnswers).set({ status, body: kept }).where(own);
      },
      release: async () => void (await db.delete(keyAnswers).where(own)),
    };
  }
  if (!found || found.call !== callHash) return { refused: "other-call" };
  if (found.status === null) return { refused: "under-way" };
  if (found.body === null) return { refused: "answered" };
  return { answer: { status: found.status, body: found.body } };
}
