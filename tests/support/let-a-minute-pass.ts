import { vi } from "vitest";

let latest = 0;

/**
 * Sets the clock of test and Worker a minute on from whatever it showed before, so that the Worker has forgotten what
 * it remembers for one (workers/db/trend-memory.ts). The clock stands still until `vi.useRealTimers()`.
 */
export function letAMinutePass(): void {
  latest = Math.max(latest, vi.getRealSystemTime()) + 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now: latest });
}
