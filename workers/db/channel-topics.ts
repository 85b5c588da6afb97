import { and, asc, count, eq, gte, isNull, lt, lte, notInArray, or, sql } from "drizzle-orm";
import type { VisibilityAnswer } from "../../app/engines/channel-report";
import { mergeLayers } from "../../app/functions/channel/kept-channel";
import { IDLE_AFTER_MS } from "../../app/functions/channel/reading";
import { channelSummary } from "../../app/functions/channel/summary";
import { topicKey } from "../../app/model/trend";
import type { DueTopic, FoundVideo } from "../../app/services/jobs";
import type { ChannelTopics, NamedTopics } from "../../app/services/own-channel";
import type { Owners } from "../accounts/session";
import { findChannels } from "./channels";
import type { Database } from "./database";
import { noteVisibilityMoved } from "./events";
import { paysFor } from "./plan-uses";
import { channelSummaries, channelTopics, topicAnswers } from "./schema-channel";

/** An owner's topics in their order: a statement for a batch. */
export function selectTopics(db: Database, ownerId: string) {
  return db
    .select({ key: channelTopics.key, topic: channelTopics.topic })
    .from(channelTopics)
    .where(eq(channelTopics.ownerId, ownerId))
    .orderBy(asc(channelTopics.place));
}

/** What their searches showed, oldest first: a statement for a batch. */
export function selectTopicAnswers(db: Database, ownerId: string) {
  return db
    .select({ key: topicAnswers.key, askedAt: topicAnswers.askedAt, found: topicAnswers.found })
    .from(topicAnswers)
    .where(eq(topicAnswers.ownerId, ownerId))
    .orderBy(asc(topicAnswers.askedAt));
}

type TopicRows = Awaited<ReturnType<typeof selectTopics>>;
type AnswerRows = Awaited<ReturnType<typeof selectTopicAnswers>>;

/** Rows of topics and answers as pages and the data file have them. */
export function toNamedTopics(topics: TopicRows, answers: AnswerRows): NamedTopics {
  const names = new Map(topics.map(({ key, topic }) => [key, topic]));
  return {
    topics: topics.map(({ topic }) => topic),
    answers: answers.map(({ key, askedAt, found }) => ({
      topic: names.get(key) ?? key,
      askedAt: askedAt.toISOString(),
      found,
    })),
  };
}

/** Deletes answers from before an instant: a statement for a batch. */
export function deleteTopicAnswersBefore(db: Database, before: Date) {
  return db.delete(topicAnswers).where(lt(topicAnswers.askedAt, before));
}

interface Setup {
  owners: Pick<Owners, "owner" | "read">;
}

/** Topics of the channel that the visitor's own cookie names. */
export function d1ChannelTopics(db: Database, { owners }: Setup): ChannelTopics {
  const connected = (ownerId: string) =>
    db
      .select({ ownerId: channelSummaries.ownerId })
      .from(channelSummaries)
      .where(eq(channelSummaries.ownerId, ownerId));

  return {
    async read() {
      const read = await owners.read((ownerId) =>
        db.batch([connected(ownerId), selectTopics(db, ownerId), selectTopicAnswers(db, ownerId)]),
      );
      if (!read) return null;
      const [channel, topics, answers] = read.found;
      return channel.length > 0 ? toNamedTopics(topics, answers) : null;
    },

    async name(topics) {
      const owner = await owners.owner();
      if (!owner) return false;
      const rows = topics.map((topic, place) => ({ key: topicKey(topic), topic, place }));
      const keys = rows.map(({ key }) => key);
      const [channel] = await db.batch([
        connected(owner.id),
        db
          .delete(channelTopics)
          .where(and(eq(channelTopics.ownerId, owner.id), notInArray(channelTopics.key, keys))),
        ...rows.map(({ key, topic, place }) =>
          db
            .insert(channelTopics)
            // Where the channel went meanwhile, nothing.
            .select(
              sql`select ${channelSummaries.ownerId}, ${key}, ${topic}, ${place}, null from ${channelSummaries}
                where ${channelSummaries.ownerId} = ${owner.id}`,
            )
            .onConflictDoUpdate({
              target: [channelTopics.ownerId, channelTopics.key],
              set: { topic, place },
            }),
        ),
      ]);
      return channel.length > 0;
    },
  };
}

/**
 * Takes the topic that waits longest and was asked before an instant or never, of an owner who was here lately, and
 * notes it as asked: two runs never take the same. `ofSamples` leaves out channels that are real; where plans limit it,
 * who has none has each topic answered once. null if none is due.
 */
export async function claimDueTopic(
  db: Database,
  {
    now,
    askedBefore,
    ofSamples,
    isLimited = false,
  }: { now: Date; askedBefore: Date; ofSamples: boolean; isLimited?: boolean },
): Promise<DueTopic | null> {
  const { ownerId, key, topic, askedAt } = channelTopics;
  const isDue = or(isNull(askedAt), lte(askedAt, askedBefore));
  const ownersTurn = sql`(select max(asked_at) from ${channelTopics} as own where own.owner_id = ${ownerId})`;
  const [due] = await db
    .select({ ownerId, key, topic })
    .from(channelTopics)
    .innerJoin(channelSummaries, eq(channelSummaries.ownerId, ownerId))
    .where(
      and(
        isDue,
        isLimited
          ? sql`(${paysFor(ownerId, [])} or not exists (select 1 from ${topicAnswers} as had
              where had.owner_id = ${ownerId} and had.key = ${key}))`
          : undefined,
        gte(channelSummaries.seenAt, new Date(now.getTime() - IDLE_AFTER_MS)),
        ofSamples ? sql`json_extract(${channelSummaries.summary}, '$.isSample') = 1` : undefined,
      ),
    )
    // Each owner has a turn: whose topics were all asked longest ago, or never. SQLite sorts null first.
    .orderBy(asc(ownersTurn), asc(askedAt))
    .limit(1);
  if (!due) return null;
  const claimed = await db
    .update(channelTopics)
    .set({ askedAt: now })
    .where(and(eq(ownerId, due.ownerId), eq(key, due.key), isDue))
    .returning({ key });
  return claimed.length > 0 ? due : null;
}

/** Notes a topic as asked at an earlier instant, so that it is due again sooner. */
export async function postponeTopic(db: Database, { ownerId, key }: DueTopic, askedAt: Date): Promise<void> {
  await db
    .update(channelTopics)
    .set({ askedAt })
    .where(and(eq(channelTopics.ownerId, ownerId), eq(channelTopics.key, key)));
}

/** Keeps what a search showed, unless the topic is not named any longer, and notes where it moved. One batch: its owner may be leaving. */
export async function saveTopicAnswer(
  db: Database,
  { ownerId, key }: DueTopic,
  { askedAt, found }: { askedAt: Date; found: VisibilityAnswer["found"] },
): Promise<void> {
  await db.batch([
    noteVisibilityMoved(db, { ownerId, key }, { askedAt, to: found[0]?.place ?? null }),
    db
      .insert(topicAnswers)
      .select(
        sql`select ${channelTopics.ownerId}, ${channelTopics.key}, ${askedAt.getTime()}, ${JSON.stringify(found)}
        from ${channelTopics} where ${channelTopics.ownerId} = ${ownerId} and ${channelTopics.key} = ${key}`,
      )
      .onConflictDoNothing(),
  ]);
}

/** How many topics were answered since an instant, of all owners. */
export async function countAnsweredSince(db: Database, since: Date): Promise<number> {
  const [row] = await db
    .select({ answered: count() })
    .from(topicAnswers)
    .where(gte(topicAnswers.askedAt, since));
  return row?.answered ?? 0;
}

/**
 * Whether a video is the owner's: by their channel's id, or where no source tells it, by their uploads' ids. A pasted
 * list tells neither, and its titles do.
 */
export async function ownVideos(db: Database, ownerId: string): Promise<(video: FoundVideo) => boolean> {
  const [row] = await db
    .select({ summary: channelSummaries.summary })
    .from(channelSummaries)
    .where(eq(channelSummaries.ownerId, ownerId));
  const summary = channelSummary.safeParse(row ? JSON.parse(row.summary) : null);
  const id = summary.success ? summary.data.id : null;
  if (id !== null) return ({ channelId }) => channelId === id;
  const [channel] = await findChannels(db, [ownerId]);
  const uploads = channel?.kept ? mergeLayers(channel.kept).uploads : [];
  const ids = new Set(uploads.map(({ videoId }) => videoId));
  const titles = new Set(
    uploads.filter(({ videoId }) => videoId === null).map(({ title }) => titleKey(title)),
  );
  return ({ videoId, title }) => ids.has(videoId) || titles.has(titleKey(title));
}

/** A title as two sources write it: a page that was copied may have other spaces and letters. */
const titleKey = (title: string) => title.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
