import type { Billing } from "../billing/billing";
import type { Subscription } from "../billing/subscription";
import { BRAND } from "../brand";
import type { KeptChannel } from "../channel/kept-channel";
import type { NamedTopics } from "../channel/visibility/topics";
import type { Feedback } from "../feedback/feedback";
import { isoDay } from "../numbers/days";
import type { Card } from "../plan/card";
import type { Desk } from "../tools/tool/desks";
import { DATA_MESSAGES } from "./messages";
import type { User } from "./user";

/** What a creator made of one tool. */
interface StoredWork {
  tool: string;
  desk: Desk;
  /** Number of changes. */
  version: number;
  updatedAt: Date;
  /** Its figure on the dashboard. */
  figure: unknown;
  /** As saved; the text itself if it is not JSON. */
  state: unknown;
}

/** Feedback that a creator sent, and the state of its mail. */
interface SentFeedback extends Feedback {
  /** Also the id its mail carries. */
  id: string;
  createdAt: Date;
  mail: { attempts: number; sentAt: Date | null; nextTryAt: Date | null; failure: string | null };
}

/** A subscription without the payment provider's ids. */
type StoredSubscription = Omit<Subscription, "subscription_id">;

/** Everything the database holds about one visitor. */
export interface StoredData {
  /** First and last visit, the latter to the day; null for a visitor who saved nothing in a tool. */
  seen: { first: Date; last: Date } | null;
  work: StoredWork[];
  /** The connected channel by source; the text itself if it cannot be read, null without a channel. */
  channel: KeptChannel | string | null;
  feedback: SentFeedback[];
  /** When they became a customer of the payment provider. */
  customerSince: Date | null;
  subscriptions: StoredSubscription[];
  /** The topics named for the Live Visibility Score, and what their searches showed. */
  visibility: NamedTopics;
  /** The cards of the plan. */
  plan: Card[];
  /** When the calendar address of the plan was made; null without one. */
  feedSince: Date | null;
}

type Deleted =
  /** `isSessionGone` is false if the session's entry is left, which nobody can reach any more. */
  | { cookies: string[]; isSessionGone: boolean }
  /** Nothing was deleted, since a subscription would still be charged. */
  | "subscribed";

/** The visitor's data, found by owner and never by user: in demo, all visitors share one user. */
export interface PersonalData {
  /** False over the rate limit of the visitor's network. */
  allowed(): Promise<boolean>;
  /** Everything, in one read. Throws if the database does not answer. */
  collect(): Promise<StoredData>;
  /** Deletes everything at once or nothing, and can be repeated. Throws if nothing could be deleted. */
  delete(): Promise<Deleted>;
}

export interface DataFile {
  /** "greenlight-data-2026-11-21.json" */
  name: string;
  text: string;
}

interface DownloadServices {
  personalData: Pick<PersonalData, "allowed" | "collect">;
  billing: Pick<Billing, "planOf">;
  now: Date;
  report(error: unknown): void;
}

type DownloadRefusal = "too-many" | "not-read";

/** A visitor's data as a file. Never throws: errors are reported. */
export async function readDataFile(
  user: User,
  { personalData, billing, now, report }: DownloadServices,
): Promise<DataFile | { refused: DownloadRefusal }> {
  try {
    if (!(await personalData.allowed())) return { refused: "too-many" };
    return dataFile(user, await personalData.collect(), { now, planOf: billing.planOf });
  } catch (error) {
    report(error);
    return { refused: "not-read" };
  }
}

/**
 * A visitor's data as JSON to read and reuse: instants in ISO 8601, each part under its own name, and `notes` on what
 * is missing and why.
 */
export function dataFile(
  user: User,
  stored: StoredData,
  { now, planOf }: { now: Date; planOf: Billing["planOf"] },
): DataFile {
  const { primaryTopic, youtubeChannel, platform, ...profile } = user;
  const content = {
    product: BRAND.name,
    exportedAt: now,
    notes: NOTES,
    profile,
    settings: { platform, youtubeChannel, primaryTopic },
    visits: stored.seen,
    tools: stored.work,
    channel: describeChannel(stored.channel),
    visibility: stored.visibility,
    plan: stored.plan.map(({ rank: _, ...card }) => card),
    calendarAddress: stored.feedSince && { madeAt: stored.feedSince },
    feedback: stored.feedback,
    billing: {
      customerSince: stored.customerSince,
      subscriptions: stored.subscriptions.map((subscription) => describeSubscription(subscription, planOf)),
    },
  };
  return {
    name: `${BRAND.key}-data-${isoDay(now)}.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}

const NOTES = [
  "This is what is stored here under your session. Everyone in the demo shares its profile; the settings, the tools, the plan and the feedback are yours alone.",
  "Only your browser holds the theme you chose and the article you chose for your trend: they are cookies.",
  "An address on the waitlist and the topics that were asked about are not tied to a session, so they are not in this file.",
  "Left out: your session cookie's number and the key made from it, your calendar address's secret, and the payment provider's ids.",
];

/** What each source told, without where the job goes on reading. */
function describeChannel(channel: StoredData["channel"]) {
  if (channel === null || typeof channel === "string") return channel;
  return channel.layers.map(({ kind, at, reading: _, ...told }) => ({ source: kind, at, ...told }));
}

function describeSubscription(
  { price_id, current_period_end, ...told }: StoredSubscription,
  planOf: Billing["planOf"],
): Record<string, unknown> {
  return {
    plan: planOf(price_id)?.name ?? null,
    ...told,
    current_period_end: current_period_end === null ? null : new Date(current_period_end * 1000),
  };
}

/** The message for a download that failed, by the code in the URL; null for any other code. */
export function downloadRefusal(code: string | null): string | null {
  return code === "too-many" || code === "not-read" ? DATA_MESSAGES[code] : null;
}

interface DeletionRefusal {
  status: 409 | 429 | 503;
  message: string;
}

interface DeletionServices {
  personalData: Pick<PersonalData, "allowed" | "delete">;
  report(error: unknown): void;
}

/**
 * Deletes the visitor's data, unless a subscription of theirs would still be charged. Never throws: a failure is
 * reported and refused.
 */
export async function deleteData({
  personalData,
  report,
}: DeletionServices): Promise<{ cookies: string[]; isSessionGone: boolean } | { refused: DeletionRefusal }> {
  try {
    if (!(await personalData.allowed())) {
      return { refused: { status: 429, message: DATA_MESSAGES["too-many"] } };
    }
    const deleted = await personalData.delete();
    if (deleted === "subscribed") return { refused: { status: 409, message: DATA_MESSAGES.subscribed } };
    return deleted;
  } catch (error) {
    report(error);
    return { refused: { status: 503, message: DATA_MESSAGES["not-deleted"] } };
  }
}
