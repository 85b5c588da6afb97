import { BRAND } from "../brand";
import type { User } from "../model/user";
import { isoDay } from "../numbers/days";
import type { Billing } from "../services/billing";
import type { PersonalData, StoredData, StoredSubscription } from "../services/personal-data";
import { DATA_MESSAGES } from "./messages";

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
  "An address on the waitlist and the topics that were asked about are not kept with your session, so they are not in this file. Which topic waits for you stands under a number of its own, and goes when you delete your data.",
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
}: DeletionServices): Promise<{ isSessionGone: boolean } | { refused: DeletionRefusal }> {
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
