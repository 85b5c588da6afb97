import { fingerprint } from "../fingerprint";

/** The owner that a session's rows are kept under. Whoever reads the database cannot make a cookie of it. */
export function ownerId(sessionId: string): Promise<string> {
  return fingerprint(sessionId);
}
