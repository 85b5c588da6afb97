// The real client against the stand-in, with a note of what it told the ledger.
import { TIME_LIMITS } from "../../../workers/time-limits";
import { youtubeApi } from "../../../workers/youtube/api/client";
import type { YoutubeStandIn } from "./youtube";

interface Options {
  key?: string;
  baseUrl?: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
}

export function clientOf(youtube: Pick<YoutubeStandIn, "url">, options: Options = {}) {
  const spent: Record<string, number> = {};
  const waits: number[] = [];
  const api = youtubeApi({
    key: "a-key-of-the-operator",
    baseUrl: youtube.url,
    fetch,
    spent: (bucket, units) => {
      spent[bucket] = (spent[bucket] ?? 0) + units;
    },
    now: () => new Date("2026-11-21T10:00:00Z"),
    wait: async (ms) => void waits.push(ms),
    timeoutMs: TIME_LIMITS.youtubeCall,
    retryMs: TIME_LIMITS.youtubeRetry,
    ...options,
  });
  return { api, spent, waits };
}
