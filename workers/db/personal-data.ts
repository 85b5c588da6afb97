import { asc, eq, sql } from "drizzle-orm";
import { unpackChannel } from "../../app/functions/channel/packed-channel";
import type { PersonalData, StoredData } from "../../app/services/personal-data";
import type { Owners } from "../accounts/session";
import type { Settling } from "../billing/stripe/describe";
import { selectAssistants, selectAssistantUses, toAssistants } from "./assistants";
import { namedBatch } from "./batch";
import { selectCards, toCard } from "./card-rows";
import { selectTopicAnswers, selectTopics, toNamedTopics } from "./channel-topics";
import type { Database } from "./database";
import { deleteStored, type LastLetter } from "./delete-stored";
import { selectEvents, toKeptEvent } from "./events";
import { selectFeed } from "./feeds";
import { selectKeys, selectKeyUses, toKeys } from "./keys";
import { selectPlanUses, toFreeUse } from "./plan-uses";
import { feedback, outbox, owners, workspaces } from "./schema";
import { customers, subscriptions } from "./schema-billing";
import { channelIdeas, channels } from "./schema-channel";
import { feeds, watchFeeds } from "./schema-plan";
import { noteMails, toldSeasons } from "./schema-watch";
import { selectSealed } from "./seals";
import { selectWatched, toWatched } from "./watch-rows";
import { selectWebhook } from "./webhooks";

/** Every row that an owner has, table by table. One round trip. */
function readStored(db: Database, ownerId: string, now: Date) {
  return namedBatch(db, {
    owner: db.select().from(owners).where(eq(owners.id, ownerId)),
    work: db
      .select({
        tool: workspaces.tool,
        desk: workspaces.desk,
        version: workspaces.version,
        updatedAt: workspaces.updatedAt,
        // As text: what cannot be parsed is in the file as well.
        figure: sql<string>`${workspaces.figure}`,
        state: sql<string>`${workspaces.state}`,
      })
      .from(workspaces)
      .where(eq(workspaces.ownerId, ownerId))
      .orderBy(asc(workspaces.tool), asc(workspaces.desk)),
    channel: db.select({ packed: channels.packed }).from(channels).where(eq(channels.ownerId, ownerId)),
    weekly: db
      .select({ weeks: channelIdeas.weeks })
      .from(channelIdeas)
      .where(eq(channelIdeas.ownerId, ownerId)),
    feedback: db
      // In a batch D1 answers rows by the names of their columns: two of one name would shift all that follow.
      .select({
        id: feedback.id,
        category: feedback.category,
        message: feedback.message,
        email: feedback.email,
        platform: feedback.platform,
        primaryTopic: feedback.primaryTopic,
        isDemo: feedback.isDemo,
        createdAt: feedback.createdAt,
        attempts: outbox.attempts,
        dueAt: outbox.dueAt,
        sentAt: outbox.sentAt,
        failure: outbox.failure,
      })
      .from(feedback)
      .leftJoin(outbox, eq(outbox.id, feedback.id))
      .where(eq(feedback.ownerId, ownerId))
      .orderBy(asc(feedback.createdAt)),
    customer: db.select().from(customers).where(eq(customers.ownerId, ownerId)),
    subscribed: db
      .select({ subscription: subscriptions })
      .from(subscriptions)
      .innerJoin(customers, eq(customers.customerId, subscriptions.customerId))
      .where(eq(customers.ownerId, ownerId))
      .orderBy(asc(subscriptions.created)),
    topics: selectTopics(db, ownerId),
    topicAnswers: selectTopicAnswers(db, ownerId),
    cards: selectCards(db, ownerId),
    sealed: selectSealed(db, ownerId),
    feed: selectFeed(db, feeds, ownerId),
    watchFeed: selectFeed(db, watchFeeds, ownerId),
    watched: selectWatched(db, ownerId),
    toldSeasons: db
      .select({ topic: toldSeasons.topic, at: toldSeasons.at })
      .from(toldSeasons)
      .where(eq(toldSeasons.ownerId, ownerId)),
    events: selectEvents(db, ownerId),
    planUses: selectPlanUses(db, ownerId),
    noteMail: db.select({ dueAt: noteMails.dueAt }).from(noteMails).where(eq(noteMails.ownerId, ownerId)),
    webhook: selectWebhook(db, ownerId),
    keys: selectKeys(db, ownerId, now),
    keyUses: selectKeyUses(db, ownerId),
    assistants: selectAssistants(db, ownerId),
    assistantUses: selectAssistantUses(db, ownerId),
  });
}

interface Setup {
  owners: Pick<Owners, "read" | "claim" | "endSession">;
  billing: Settling;
  letter: LastLetter;
  /** Tries a mail that was just put into the outbox, after the answer. */
  deliver(id: string): void;
  now: Date;
}

const NOTHING: StoredData = {
  seen: null,
  work: [],
  channel: null,
  weekIdeas: null,
  feedback: [],
  customerSince: null,
  subscriptions: [],
  visibility: { topics: [], answers: [] },
  plan: [],
  record: [],
  feedSince: null,
  watchFeedSince: null,
  watched: [],
  toldSeasons: [],
  noteTime: null,
  noteMailDue: null,
  webhook: null,
  keys: [],
  assistants: [],
  events: [],
  freeAnalyses: [],
};

/** What D1 and the session hold of the visitor behind one request: by the owner that their own cookie names. */
export function d1PersonalData(db: Database, { owners, billing, letter, deliver, now }: Setup): PersonalData {
  return {
    async collect() {
      const read = await owners.read((ownerId) => readStored(db, ownerId, now));
      return read ? describeStored(read.found) : NOTHING;
    },

    async delete() {
      const claim = await owners.claim();
      // The provider knows before we do, and has to be told before we forget whom it is about.
      if (claim && (await billing.settle()) === "charged") return "subscribed";
      // The rows first: once the session is gone, nobody could come back for them.
      if (claim && !(await deleteStored(db, claim, letter, now))) return "subscribed";
      deliver(letter.id);
      const { isGone } = await owners.endSession();
      return { isSessionGone: isGone };
    },
  };
}

function describeStored(rows: Awaited<ReturnType<typeof readStored>>): StoredData {
  const [owner, customer, webhook] = [rows.owner[0], rows.customer[0], rows.webhook[0]];
  const packed = rows.channel[0]?.packed ?? null;
  return {
    seen: owner ? { first: owner.createdAt, last: owner.seenAt } : null,
    work: rows.work
      .map((row) => ({ ...row, figure: parsed(row.figure), state: parsed(row.state) }))
      // Of a tool that was started over, a version is left and nothing else.
      .filter(({ state }) => state !== null),
    weekIdeas: rows.weekly[0]?.weeks ?? null,
    channel: packed === null ? null : (unpackChannel(packed) ?? packed),
    feedback: rows.feedback.map(({ email, attempts, dueAt, sentAt, failure, ...row }) => ({
      ...row,
      email: email ?? "",
      mail: { attempts: attempts ?? 0, sentAt, nextTryAt: sentAt === null ? dueAt : null, failure },
    })),
    customerSince: customer?.createdAt ?? null,
    subscriptions: rows.subscribed.map(({ subscription: row }) => ({
      subscription_status: row.status,
      price_id: row.priceId,
      current_period_end: row.currentPeriodEnd,
      cancel_at_period_end: row.cancelAtPeriodEnd,
      payment_method_brand: row.paymentMethodBrand,
      payment_method_last4: row.paymentMethodLast4,
    })),
    visibility: toNamedTopics(rows.topics, rows.topicAnswers),
    plan: rows.cards.map(toCard),
    record: rows.sealed.map(({ hit, content, ...row }) => ({
      ...row,
      cameTrue: hit,
      content: parsed(content),
    })),
    feedSince: rows.feed[0]?.createdAt ?? null,
    watchFeedSince: rows.watchFeed[0]?.createdAt ?? null,
    watched: rows.watched
      .map(toWatched)
      .map(({ id, title, since, isMuted, mutedKinds }) => ({ id, title, since, isMuted, mutedKinds })),
    toldSeasons: rows.toldSeasons,
    noteTime: owner?.noteTime ?? null,
    noteMailDue: rows.noteMail[0]?.dueAt ?? null,
    webhook: webhook ? { url: webhook.url, since: webhook.createdAt, off: webhook.off } : null,
    keys: toKeys(rows.keys, rows.keyUses),
    assistants: toAssistants(rows.assistants, rows.assistantUses),
    events: rows.events.map(toKeptEvent),
    freeAnalyses: rows.planUses.map(toFreeUse),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
