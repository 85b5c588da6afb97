import type { Billing } from "../billing/billing";
import { BRAND } from "../brand";
import type { Belongings, Kept, KeptSubscription } from "./belongings";
import { DATA_MESSAGES } from "./messages";
import type { User } from "./user";

export interface DataFile {
  /** "greenlight-data-2026-11-21.json" */
  name: string;
  text: string;
}

interface Services {
  belongings: Pick<Belongings, "allowed" | "collect">;
  billing: Pick<Billing, "planOf">;
  now: Date;
  report(error: unknown): void;
}

export type DataRefusal = "too-many" | "not-read";

/** Everything kept of a visitor as a file. Never throws: what was thrown is reported. */
export async function readDataFile(
  user: User,
  { belongings, billing, now, report }: Services,
): Promise<DataFile | { refused: DataRefusal }> {
  try {
    if (!(await belongings.allowed())) return { refused: "too-many" };
    return dataFile(user, await belongings.collect(), { now, planOf: billing.planOf });
  } catch (error) {
    report(error);
    return { refused: "not-read" };
  }
}

/**
 * What is kept of a visitor, as JSON to read and to take elsewhere: instants in ISO 8601, each part under a
 * name of its own, and in `notes` what is not in it and why.
 */
export function dataFile(
  user: User,
  kept: Kept,
  { now, planOf }: { now: Date; planOf: Billing["planOf"] },
): DataFile {
  const { primaryTopic, youtubeChannel, platform, ...profile } = user;
  const content = {
    product: BRAND.name,
    exportedAt: now,
    notes: NOTES,
    profile,
    settings: { platform, youtubeChannel, primaryTopic },
    visits: kept.seen,
    tools: kept.work,
    feedback: kept.feedback,
    billing: {
      customerSince: kept.customerSince,
      subscriptions: kept.subscriptions.map((subscription) => described(subscription, planOf)),
    },
  };
  return {
    name: `${BRAND.key}-data-${now.toISOString().slice(0, 10)}.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}

const NOTES = [
  "This is what is stored here under your session. Everyone in the demo shares its profile; the settings, the tools and the feedback are yours alone.",
  "Only your browser holds the theme you chose and the article you chose for your trend: they are cookies.",
  "An address on the waitlist and the topics that were asked about are not tied to a session, so they are not in this file.",
  "Left out are the number in your session cookie, what is made of it to tell your rows apart, and the payment provider's ids.",
];

function described(
  { price_id, current_period_end, ...told }: KeptSubscription,
  planOf: Billing["planOf"],
): Record<string, unknown> {
  return {
    plan: planOf(price_id)?.name ?? null,
    ...told,
    current_period_end: current_period_end === null ? null : new Date(current_period_end * 1000),
  };
}

/** What the page says where no file came; null for what it did not write into the address itself. */
export function dataRefusal(code: string | null): string | null {
  return code === "too-many" || code === "not-read" ? DATA_MESSAGES[code] : null;
}
