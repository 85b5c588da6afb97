import { z } from "zod";
import { BRAND } from "../../brand";
import { PLAN_FEATURES } from "../../model/plan-limits";
import { hasAccount, type User } from "../../model/user";
import { isoDay } from "../../numbers/days";
import { NO_SESSION } from "../../services/accounts";
import type { Billing } from "../../services/billing";
import type { StoredData, StoredSubscription } from "../../services/personal-data";
import { define } from "../define";
import { Refused } from "../refused";
import { DATA_MESSAGES } from "./messages";

/** Deletes the visitor's data, unless a subscription of theirs would still be charged. */
export const deleteData = define({
  name: "account.delete-data",
  about: "Deletes everything that is kept of the caller.",
  input: z.object({}),
  output: z.object({ isSessionGone: z.boolean() }),
  scope: "write",
  limit: { name: "personal-data", tooMany: DATA_MESSAGES["too-many"] },
  uses: ["personalData.delete"],
  failed: DATA_MESSAGES["not-deleted"],
  examples: { good: {} },
  async run(_input, _caller, { personalData }) {
    const deleted = await personalData.delete();
    if (deleted === "subscribed") throw new Refused(409, DATA_MESSAGES.subscribed);
    return deleted;
  },
});

/** A visitor's data as a file. */
export const readDataFile = define({
  name: "account.data-file",
  about: "Gives the caller everything that is kept of them, as a file.",
  input: z.object({}),
  output: z.object({
    /** "greenlight-data-2026-11-21.json" */
    name: z.string(),
    text: z.string(),
  }),
  scope: "read",
  limit: { name: "personal-data", tooMany: DATA_MESSAGES["too-many"] },
  uses: ["personalData.collect", "billing.planOf"],
  failed: DATA_MESSAGES["not-read"],
  examples: { good: {} },
  async run(_input, caller, { personalData, billing, request }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    return dataFile(user, await personalData.collect(), { now: request.now, planOf: billing.planOf });
  },
});

/**
 * A visitor's data as JSON to read and reuse: instants in ISO 8601, each part under its own name, and `notes` on what
 * is missing and why.
 */
export function dataFile(
  user: User,
  stored: StoredData,
  { now, planOf }: { now: Date; planOf: Billing["planOf"] },
): { name: string; text: string } {
  const { primaryTopic, youtubeChannel, platform, ...profile } = user;
  const content = {
    product: BRAND.name,
    exportedAt: now,
    notes: [hasAccount(user) ? OF_ACCOUNT : OF_DEMO, ...NOTES],
    profile,
    settings: { platform, youtubeChannel, primaryTopic },
    visits: stored.seen,
    tools: stored.work,
    channel: describeChannel(stored.channel),
    weekIdeas: stored.weekIdeas,
    visibility: stored.visibility,
    plan: stored.plan.map(({ rank: _, ...card }) => card),
    record: stored.record,
    calendarAddress: stored.feedSince && { madeAt: stored.feedSince },
    feedAddress: stored.watchFeedSince && { madeAt: stored.watchFeedSince },
    watched: stored.watched,
    toldSeasons: stored.toldSeasons,
    noteTime: stored.noteTime,
    nextNoteByMail: stored.noteMailDue,
    webhook: stored.webhook,
    keys: stored.keys,
    assistants: stored.assistants,
    events: stored.events,
    feedback: stored.feedback,
    billing: {
      customerSince: stored.customerSince,
      subscriptions: stored.subscriptions.map((subscription) => describeSubscription(subscription, planOf)),
      freeAnalyses: stored.freeAnalyses.map(({ feature, at }) => ({
        feature: PLAN_FEATURES[feature].name,
        at,
      })),
    },
  };
  return {
    name: `${BRAND.key}-data-${isoDay(now)}.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}

const OF_DEMO =
  "This is what is stored here under your session. Everyone in the demo shares its profile; the settings, the tools, the plan and the feedback are yours alone.";
const OF_ACCOUNT =
  "This is what is stored here under your account. Left out are the keys by which you sign in, of which only fingerprints or public parts are kept.";

const NOTES = [
  "Only your browser holds the theme you chose and the article you chose for your trend: they are cookies.",
  "An address on the waitlist and the topics that were asked about are not kept with your session, so they are not in this file. Which topic waits for you stands under a number of its own, and goes when you delete your data.",
  "Left out: your session cookie's number and the key made from it, the secrets of your calendar's and your feed's address, and the payment provider's ids.",
];

/** The record of each source, without where the job goes on reading. */
function describeChannel(channel: StoredData["channel"]) {
  if (channel === null || typeof channel === "string") return channel;
  return channel.layers.map(({ kind, at, reading: _, ...rest }) => ({ source: kind, at, ...rest }));
}

function describeSubscription(
  { price_id, current_period_end, ...rest }: StoredSubscription,
  planOf: Billing["planOf"],
): Record<string, unknown> {
  return {
    plan: planOf(price_id)?.name ?? null,
    ...rest,
    current_period_end: current_period_end === null ? null : new Date(current_period_end * 1000),
  };
}
