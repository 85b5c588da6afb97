import type { FeatureId, Standing } from "./plan-limits";
import type { User } from "./user";

/** What a caller may do: look, or change. */
export const SCOPES = ["read", "write"] as const;
export type Scope = (typeof SCOPES)[number];

/** What is counted a minute of a caller's network (docs/operating.md, Rate limits), by what it is counted for. */
const LIMITS = [
  "analyzer",
  "article",
  "ask",
  "assistant",
  "billing",
  "feed",
  "feedback",
  "key",
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

interface Limits {
  /** Counts one use; false once the caller's network had its share of the minute. Throws if nothing can be counted. */
  allows(name: LimitName): Promise<boolean>;
}

/** A free analysis that is under way: nobody else begins one of that feature meanwhile. */
interface HeldAnalysis {
  /** Counts it: false where it took so long that another may have begun. Never throws: where it cannot be counted, it is free. */
  keep(): Promise<boolean>;
  /** Gives it back, as nothing came of it. Never throws. */
  release(): Promise<void>;
}

/** What the caller's plan allows. */
export interface Allowance {
  /**
   * How the caller's account stands; null where nothing is limited: in the demo, and for jobs. Throws if it cannot be read,
   * `Refused` for a visitor without an account where there are accounts.
   */
  standing(): Promise<Standing | null>;
  /** Begins the free analysis of a feature; null where it was had, or another is under way. Throws if it cannot be noted. */
  hold(feature: FeatureId, subject: string): Promise<HeldAnalysis | null>;
}

/** Of who may do everything. Nothing is looked up. */
export const UNLIMITED: Allowance = {
  standing: async () => null,
  hold: async () => ({ keep: async () => true, release: async () => {} }),
};

/**
 * Who asks for something to be done, whatever the door: a page, an endpoint, a job. Built in one place, workers/caller.ts.
 * Nothing is looked up before it is asked for.
 */
export interface Caller {
  /** The owner whose rows are read and written; null while nothing of theirs is kept. Throws if that cannot be told. */
  owner(): Promise<string | null>;
  /** The signed-in user; null for a visitor, and for a job. Throws where that cannot be told. */
  user(): Promise<User | null>;
  scopes: ReadonlySet<Scope>;
  limits: Limits;
  allowance: Allowance;
}
