import { hashPassword, verifyPassword as verify } from "better-auth/crypto";

// Scrypt with N = 16,384, r = 16, p = 1, as better-auth has it: 32 MB, some 0.3 s. An isolate has 128 MB for all that it
// does at once, so that more of it would be paid by other visitors.
export { hashPassword };

/** Whether a password is the one of a hash. Costs the same, whichever it is. */
export function verifyPassword(password: string, hash: string): Promise<boolean> {
  return verify({ hash, password });
}

/** The hash of a password that nobody knows: an address without one must cost as much as one with. */
export const NOBODYS_HASH = `${"5e".repeat(16)}:${"00".repeat(64)}`;
