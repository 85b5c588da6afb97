import type { User } from "../account/user";
import { type TrendInsight, trendInsights } from "./insights";
import { type TrendSummary, trendSummary } from "./summary";
import { type TrendRecord, type Trends, topicKey } from "./trend";

export type PanelUser = Pick<User, "isDemo" | "primaryTopic">;

/** What came of asking for a trend. */
export type TrendOutcome = { record: TrendRecord | null } | "failed";

export type PanelState =
  | { state: "account-needed" }
  | { state: "setup-needed" }
  | { state: "error"; message: string }
  | { state: "pending"; topic: string }
  | { state: "loaded"; summary: TrendSummary; insights: TrendInsight[] };

/** Spec section 8, Trends: what the panel says where nothing more is known. */
export const PANEL_FAILED = "Failed to load trend insights";

/**
 * The state of the trend panel (spec sections 2 and 4). What was thrown is for the log: the texts of section
 * 8 with a status or a server's message belong to callers of `GET /api/trends`.
 */
export function panelState(user: PanelUser, outcome: TrendOutcome, now: Date): PanelState {
  if (user.isDemo) return { state: "account-needed" };
  if (!topicKey(user.primaryTopic)) return { state: "setup-needed" };
  if (outcome === "failed") return { state: "error", message: PANEL_FAILED };
  const { record } = outcome;
  if (!record) return { state: "pending", topic: user.primaryTopic };
  // Kept and looked up in lower case, shown as the creator writes it.
  const shown = { ...record, keyword: user.primaryTopic.trim() };
  return { state: "loaded", summary: trendSummary(shown), insights: trendInsights(shown, now) };
}

/** Insights are only for non-demo users with a primary topic (spec section 5): nothing is asked for others. */
export function hasTrend({ isDemo, primaryTopic }: PanelUser): boolean {
  return !isDemo && topicKey(primaryTopic) !== "";
}

interface PanelServices {
  trends: Pick<Trends, "forTopic">;
  request: { now: Date };
  report(error: unknown): void;
}

/** Asks for the user's trend where they may see one. Never throws: what was thrown is reported. */
export async function readPanel(user: PanelUser, services: PanelServices): Promise<PanelState> {
  const { trends, request, report } = services;
  try {
    const record = hasTrend(user) ? await trends.forTopic(user.primaryTopic) : null;
    // In here, too: a stored record may not be what it should be.
    return panelState(user, { record }, request.now);
  } catch (error) {
    report(error);
    return panelState(user, "failed", request.now);
  }
}
