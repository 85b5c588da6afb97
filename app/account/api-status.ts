import { instantText, timeText } from "../numbers/days";
import { formatCount } from "../numbers/figures";
import {
  type QuotaBucket,
  type QuotaToday,
  type Sources,
  STATUS_ENDPOINTS,
  type StatusEndpoint,
  UNITS_A_DAY,
} from "../services/quota";

/** The four states of an endpoint's lamp (spec section 4, API status indicator), with their texts. */
export const LIGHT_TEXTS = {
  idle: "Not checked yet",
  checking: "Checking",
  connected: "Connected",
  error: "Error",
} as const;
export type Light = keyof typeof LIGHT_TEXTS;

/** The endpoints' names on the card, in its order. */
export const ENDPOINT_NAMES: Record<StatusEndpoint, string> = {
  "/api/youtube-insights/status": "YouTube insights",
  "/api/youtube-analytics/status": "YouTube analytics",
};

interface EndpointCheck {
  endpoint: StatusEndpoint;
  light: "connected" | "error";
  /** The endpoint's data source, named beside its lamp; null without an answer. */
  source: string | null;
  problem: string | null;
}

/** The result of one press on Refresh. */
export interface Check {
  /** "1:57 PM UTC"; null without an answer. */
  at: string | null;
  endpoints: EndpointCheck[];
}

interface Answered {
  endpoint: StatusEndpoint;
  ok: boolean;
  source: { name: string };
  problem: string | null;
}

/** What a check told, as the card shows it. Any answer that is not ok is an error (spec section 7, API health). */
export function showCheck(statuses: readonly Answered[], now: Date): Check {
  const endpoints = statuses.map(({ endpoint, ok, source, problem }): EndpointCheck => {
    return { endpoint, light: ok ? "connected" : "error", source: source.name, problem };
  });
  return { at: `${timeText(now)} UTC`, endpoints };
}

/** The check that got no answer, because the server or the network failed. */
export function noAnswer(): Check {
  const problem = "No answer came. Please try again.";
  return {
    at: null,
    endpoints: STATUS_ENDPOINTS.map((endpoint) => ({ endpoint, light: "error", source: null, problem })),
  };
}

export interface QuotaLine {
  name: string;
  spent: number;
  of: number;
  /** "12 of 100 used". */
  text: string;
  /** How much is left: the meter's color. */
  level: "plenty" | "little" | "hardly-any";
}

interface QuotaShown {
  lines: QuotaLine[];
  /** "Nov 22, 2026, 8:00 AM UTC". */
  resets: string;
}

/** The metered buckets and their names on the page. */
const METERED: [bucket: QuotaBucket, name: string][] = [
  ["search", "Searches"],
  ["general", "General units"],
];

/** Shares of a bucket above which the meter turns yellow and red. */
const YELLOW_ABOVE = 0.7;
const RED_ABOVE = 0.9;

function quotaLevel(share: number): QuotaLine["level"] {
  if (share > RED_ABOVE) return "hardly-any";
  return share > YELLOW_ABOVE ? "little" : "plenty";
}

/** Today's quota as the page shows it. If more was spent than the limit, the meter is full and the text has the number. */
export function quotaLines({ spent, resetsAt, limits = UNITS_A_DAY }: QuotaToday): QuotaShown {
  const at = new Date(resetsAt);
  return {
    lines: METERED.map(([bucket, name]) => {
      const of = limits[bucket];
      const text = `${formatCount(spent[bucket])} of ${formatCount(of)} used`;
      return { name, spent: Math.min(spent[bucket], of), of, text, level: quotaLevel(spent[bucket] / of) };
    }),
    resets: Number.isNaN(at.getTime()) ? "midnight Pacific time" : `${instantText(at)} UTC`,
  };
}

/** "sample" without a live source, "unknown" if the quota could not be read. */
export type QuotaState = QuotaShown | "sample" | "unknown";

/** Reads today's quota. Never throws: errors are reported. */
export async function readQuota(services: {
  sources: Pick<Sources, "quota">;
  report(error: unknown): void;
}): Promise<QuotaState> {
  try {
    const quota = await services.sources.quota();
    return quota ? quotaLines(quota) : "sample";
  } catch (error) {
    services.report(error);
    return "unknown";
  }
}
