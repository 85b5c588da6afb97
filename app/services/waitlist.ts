/** The waitlist, for pages and the API. */
export interface Waitlist {
  /**
   * Adds an address.
   *
   * @throws CeilingReached after the last try of the visitor's network on a day, and unexpected errors
   */
  add(email: string): Promise<"added" | "duplicate" | "failed">;
}
