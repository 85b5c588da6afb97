import { and, asc, eq, lte, ne, sql } from "drizzle-orm";
import { findVideos } from "../../app/functions/plan/find-video";
import { outcomeKeepUntil, readOutcome, withoutDue } from "../../app/functions/plan/outcome";
import { MAX_CARDS } from "../../app/model/card";
import type { Channel } from "../../app/model/channel";
import { rankAtEnd } from "./card-writes";
import type { Database } from "./database";
import { noteCardsPublished, noteOutcomesKnown } from "./events";
import { cards } from "./schema-plan";
import { settleSeals } from "./seals";

/** Cards of one run: at most three statements each, where D1 takes 1,000 an invocation. What is left is news at the next reading. */
const NOTED_A_RUN = 200;

/**
 * Notes what a channel tells of its owner's cards: a video that a card became makes it published, and views at an age stand
 * beside the forecast from then on. A query, and a batch where there is something new: the number of cards it is.
 */
export async function noteOutcomes(
  db: Database,
  ownerId: string,
  channel: Channel,
  now: Date,
): Promise<number> {
  const rows = await db
    .select({
      id: cards.id,
      idea: cards.idea,
      title: cards.title,
      date: cards.date,
      state: cards.state,
      light: cards.light,
      forecast: cards.forecast,
      video: cards.video,
      outcome: cards.outcome,
      createdAt: cards.createdAt,
    })
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), ne(cards.state, "dropped")))
    .limit(MAX_CARDS);
  const sought = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  const videos = findVideos(sought, channel.uploads);
  const read = sought.flatMap((row) => {
    const upload = videos.get(row.id);
    const found = upload && readOutcome(row, channel, upload);
    // A video that was only read again is no change that another tab has to know of.
    const isNews = row.video === null || (found?.outcome.length ?? 0) > row.outcome.length;
    return found ? [{ row, found, isNews }] : [];
  });
  const first = [...read.filter(({ isNews }) => isNews), ...read.filter(({ isNews }) => !isNews)];
  const noted = first.slice(0, NOTED_A_RUN);
  const published = noted.flatMap(({ row }) => (row.state === "published" ? [] : [row.id]));
  const updates = noted.flatMap(({ row, found, isNews }) => {
    const update = db
      .update(cards)
      .set({
        ...found,
        keepUntil: outcomeKeepUntil(found),
        ...(isNews && { version: sql`${cards.version} + 1`, updatedAt: now }),
        ...(row.state !== "published" && { state: "published", rank: rankAtEnd(ownerId, "published") }),
      })
      .where(and(eq(cards.ownerId, ownerId), eq(cards.id, row.id)));
    return [
      ...(found.outcome.length > row.outcome.length
        ? [noteOutcomesKnown(db, ownerId, row.id, found.outcome, now)]
        : []),
      update,
      ...(isNews ? [settleSeals(db, { ownerId, id: row.id }, found, now)] : []),
    ];
  });
  // Before any of the cards is written.
  const events = published.length > 0 ? [noteCardsPublished(db, ownerId, published, now)] : [];
  const [statement, ...others] = [...events, ...updates];
  if (statement) await db.batch([statement, ...others]);
  return noted.length;
}

/** Cards of one run from which counts go: a day before their time is over, there are many runs. */
const DROPPED_A_RUN = 20;

/** Takes out of cards what YouTube's API told of their videos and has to be gone at that instant. At most two queries. */
export async function dropDueOutcomes(db: Database, at: Date): Promise<number> {
  const due = await db
    .select({ ownerId: cards.ownerId, id: cards.id, video: cards.video, outcome: cards.outcome })
    .from(cards)
    .where(lte(cards.keepUntil, at))
    .orderBy(asc(cards.keepUntil))
    .limit(DROPPED_A_RUN);
  const updates = due.map(({ ownerId, id, ...row }) => {
    const left = withoutDue(row, at);
    return db
      .update(cards)
      .set({ ...left, keepUntil: outcomeKeepUntil(left) })
      .where(and(eq(cards.ownerId, ownerId), eq(cards.id, id)));
  });
  const [first, ...others] = updates;
  if (first) await db.batch([first, ...others]);
  return updates.length;
}
