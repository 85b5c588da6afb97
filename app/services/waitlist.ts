/** The waitlist, for pages and the API. */
export interface Waitlist {
  /** Adds an address. Throws on unexpected errors only. */
  add(email: string): Promise<"added" | "duplicate" | "failed">;
}
