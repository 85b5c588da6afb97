import { dayText } from "../../numbers/days";
import type { ApiKey } from "../../services/keys";

export interface ShownKey {
  id: string;
  name: string;
  mayWrite: boolean;
  /** "Nov 22, 2026" */
  since: string;
  /** The same; null before its first call. */
  lastUsed: string | null;
  /** What it called most in the last 30 days. */
  calls: { called: string; times: number }[];
  /** All of its calls in that time. */
  total: number;
}

/** Functions that are listed of a key. */
const MOST_LISTED = 5;

export function showKey({ id, name, scopes, createdAt, lastUsedOn, uses }: ApiKey): ShownKey {
  const times = new Map<string, number>();
  for (const use of uses) times.set(use.called, (times.get(use.called) ?? 0) + use.times);
  return {
    ...{ id, name, mayWrite: scopes.includes("write") },
    since: dayText(createdAt),
    lastUsed: lastUsedOn && dayText(new Date(`${lastUsedOn}T00:00:00Z`)),
    calls: [...times]
      .map(([called, count]) => ({ called, times: count }))
      .sort((one, other) => other.times - one.times || one.called.localeCompare(other.called))
      .slice(0, MOST_LISTED),
    total: uses.reduce((sum, use) => sum + use.times, 0),
  };
}
