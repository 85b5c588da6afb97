import type { Scope } from "../model/caller";

/** An assistant that the account allowed to act in its name. */
export interface ConnectedAssistant {
  id: string;
  /** As it calls itself. */
  name: string;
  /** The host that its id names; null for one that registered by itself. */
  host: string | null;
  scopes: Scope[];
  since: Date;
  /** "2026-11-24"; null before its first call. */
  lastUsedOn: string | null;
  /** What it called in the last 30 days, the newest day first. */
  uses: { day: string; called: string; times: number }[];
}

/** What an assistant asks for, once it is known to be one that may. */
export interface AskedAccess {
  /** As it calls itself. */
  name: string;
  /** The host that its id names; null for one that registered by itself. */
  host: string | null;
  /** Where the answer goes: a host, or a program on this very computer. */
  target: { host: string; isThisComputer: boolean };
  /** Whether it asks to change things, too. */
  asksToWrite: boolean;
}

export type AccessRequest =
  | { state: "asked"; access: AskedAccess }
  /** The assistant is known, its request is not as it should be: `to` tells it so. */
  | { state: "wrong"; target: AskedAccess["target"]; to: string }
  /** Nothing may be sent to where the request says. */
  | { state: "unknown" | "other-address" | "no-document" };

/** The assistants of the visitor's account. Every method throws if the database does not answer. */
export interface Assistants {
  /** The oldest first; none where there are no accounts. One round trip. */
  list(): Promise<ConnectedAssistant[]>;
  /**
   * Reads a request of an assistant, as its address has it (RFC 6749, 4.1.1). Nothing is allowed by it.
   *
   * @param query of the address
   */
  readRequest(query: string): Promise<AccessRequest>;
  /**
   * Answers one as the signed-in user: with what is allowed, or nothing. `to` takes the answer to the assistant; null if it
   * cannot be answered.
   */
  answer(query: string, allowed: Scope[] | null): Promise<{ to: string } | null>;
  /** Ends what an assistant may, at once: false if none has that id. */
  disconnect(id: string): Promise<boolean>;
}
