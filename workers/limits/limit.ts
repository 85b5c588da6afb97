import type { RateLimit } from "@cloudflare/workers-types";

/** Counts one use; false when the address has used up its share. */
export type Limit = () => Promise<boolean>;

/** A rate limit for one address (see addressKey). */
export function limitFor(binding: RateLimit, key: string): Limit {
  return async () => (await binding.limit({ key })).success;
}
