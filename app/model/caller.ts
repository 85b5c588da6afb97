import type { User } from "./user";

/** What a caller may do: look, or change. */
export const SCOPES = ["read", "write"] as const;
export type Scope = (typeof SCOPES)[number];

/** What is counted a minute of a caller's network (docs/operating.md, Rate limits), by what it is counted for. */
export const LIMITS = [
  "analyzer",
  "article",
  "billing",
  "feed",
  "feedback",
  "material",
  "personal-data",
  "plan",
  "push",
  "session",
  "tools",
  "topics",
  "waitlist",
  "watch",
] as const;
export type LimitName = (typeof LIMITS)[number];

export interface Limits {
  /** Counts one use; false once the caller's network had its share of the minute. Throws if nothing can be counted. */
  allows(name: LimitName): Promise<boolean>;
}

/**
 * Who asks for something to be done, whatever the door: a page, an endpoint, a job. Built in one place, workers/caller.ts.
 * Nothing is looked up before it is asked for.
 */
export interface Caller {
  /** The owner whose rows are read and written; null while nothing of theirs is kept. Throws if that cannot be told. */
  owner(): Promise<string | null>;
  /** The signed-in user; null for a visitor, and for a job. Never throws. */
  user(): Promise<User | null>;
  scopes: ReadonlySet<Scope>;
  limits: Limits;
}
