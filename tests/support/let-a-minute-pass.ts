import { vi } from "vitest";

const started = Date.now();
let minutes = 0;

/**
 * Sets the clock of test and Worker a minute on, so that the Worker has forgotten what it remembers for one
 * (workers/db/trend-memory.ts). The clock stands still until `vi.useRealTimers()`.
 */
export function letAMinutePass(): void {
  minutes += 1;
  vi.useFakeTimers({ toFake: ["Date"], now: started + minutes * 60_000 });
}
