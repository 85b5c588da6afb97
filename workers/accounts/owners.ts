/** Owns rows in the database. In demo all visitors share one user, so this is never the user's id. */
export interface Owner {
  /** The key of the rows. No cookie can be derived from it. */
  id: string;
  /**
   * Lets the browser name this owner for another 30 days, by cookies with the answer. To be asked once something of theirs
   * was kept: a new owner that could not be kept is nobody, and what was ended must not be issued anew.
   */
  remember(): Promise<void>;
}

/** Whose rows the visitor's cookie stands for: what the adapters ask of a session. */
export interface Owners {
  /**
   * The owner that the visitor's cookie identifies, or that something was kept for in this request; null where there is
   * neither, as after the session was ended: that is asked of the database, once a request.
   */
  owner(): Promise<Owner | null>;
  /** The same with a new owner for a visitor without one, who has something to save. Throws if none can be made. */
  writer(): Promise<Owner>;
  /**
   * The owner with what is read of them, in the same round trip: `query` goes out at once with the id, and counts only if
   * the session was not ended.
   */
  read<Found>(query: (ownerId: string) => Promise<Found>): Promise<{ owner: Owner; found: Found } | null>;
  /** The owner by the cookie's word alone, and when that was issued: for a statement that checks it itself. */
  claim(): Promise<{ id: string; issuedAt: Date } | null>;
  /**
   * Deletes what is stored of the visitor's session, and its cookie. `isGone` is false if the session could not be deleted,
   * which is reported: without its cookie nobody can reach it, and it expires by itself. Never throws.
   */
  endSession(): Promise<{ isGone: boolean }>;
}
