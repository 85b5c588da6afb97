import type { Scope } from "../model/caller";

/** A key by which programs act in the visitor's name, without its secret. */
export interface ApiKey {
  id: string;
  name: string;
  scopes: Scope[];
  createdAt: Date;
  /** "2026-11-24"; null before its first call. */
  lastUsedOn: string | null;
  /** What it called in the last 30 days, the newest day first. */
  uses: { day: string; called: string; times: number }[];
}

/** The visitor's keys. Every method throws if the database does not answer. */
export interface Keys {
  /** The oldest first. One round trip. */
  list(): Promise<ApiKey[]>;
  /**
   * Makes a key and tells it this once; "full" beyond MAX_KEYS.
   *
   * @throws CeilingReached where the visitor's network made too many new owners today
   */
  make(asked: { name: string; scopes: Scope[] }): Promise<{ key: string } | "full">;
  /** Ends a key at once: false if no key has that id. */
  revoke(id: string): Promise<boolean>;
}
