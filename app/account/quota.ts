import { type QuotaBucket, type QuotaToday, UNITS_A_DAY } from "../sources/quota";
import type { Sources } from "../sources/sources";

export interface QuotaLine {
  name: string;
  spent: number;
  of: number;
  /** "12 of 100 used". */
  text: string;
  /** How much is left, as the meter's colour says it. */
  level: "plenty" | "little" | "hardly-any";
}

export interface QuotaShown {
  lines: QuotaLine[];
  /** "Nov 22, 2026, 8:00 AM UTC". */
  resets: string;
}

/** The buckets that the page meters, by the name it gives them. */
const METERED: [bucket: QuotaBucket, name: string][] = [
  ["search", "Searches"],
  ["general", "General units"],
];

/** Shares of a bucket above which the meter turns yellow, and red. */
const LITTLE_ABOVE = 0.7;
const HARDLY_ANY_ABOVE = 0.9;

function levelOf(share: number): QuotaLine["level"] {
  if (share > HARDLY_ANY_ABOVE) return "hardly-any";
  return share > LITTLE_ABOVE ? "little" : "plenty";
}

const NUMBER = new Intl.NumberFormat("en-US");
const INSTANT = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** Today's quota as the page writes it out. More may be spent than there is; a meter ends where its bucket does. */
export function quotaLines({ spent, resetsAt, limits = UNITS_A_DAY }: QuotaToday): QuotaShown {
  const at = new Date(resetsAt);
  return {
    lines: METERED.map(([bucket, name]) => {
      const of = limits[bucket];
      const text = `${NUMBER.format(spent[bucket])} of ${NUMBER.format(of)} used`;
      return { name, spent: Math.min(spent[bucket], of), of, text, level: levelOf(spent[bucket] / of) };
    }),
    resets: Number.isNaN(at.getTime()) ? "midnight Pacific time" : `${INSTANT.format(at)} UTC`,
  };
}

/** What the meter has to show: none on sample data, "unknown" where it could not be read. */
export type QuotaState = QuotaShown | "sample" | "unknown";

/** Reads today's quota. Never throws: what was thrown is reported. */
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
