import { z } from "zod";
import { isEmail } from "./email";
import { WAITLIST_MESSAGES } from "./messages";

/** One waitlist entry as a form or an API call sends it; the address is trimmed. */
export const waitlistEntry = z.object({
  email: z.string(WAITLIST_MESSAGES.invalid).trim().refine(isEmail, WAITLIST_MESSAGES.invalid),
});

/** An address as it is compared: one key for every way of writing its case. */
export function emailKey(email: string): string {
  return email.normalize("NFKC").toLowerCase();
}

/** What pages and functions may ask of the waitlist. */
export interface Waitlist {
  /** Adds an address. Throws only what nobody foresaw. */
  add(email: string): Promise<"added" | "duplicate" | "failed" | "too-many">;
}

export type JoinResult = { joined: true } | { joined: false; status: number; code: string; message: string };

/** Codes beside the message, after SQLSTATE where it has one (spec section 8 names 23505, unique_violation). */
const REFUSALS = {
  invalid: { status: 400, code: "23514" },
  duplicate: { status: 409, code: "23505" },
  failed: { status: 503, code: "08000" },
  unexpected: { status: 500, code: "XX000" },
  tooMany: { status: 429, code: "53400" },
} as const;

function refuse(kind: keyof typeof REFUSALS): JoinResult {
  return { joined: false, ...REFUSALS[kind], message: WAITLIST_MESSAGES[kind] };
}

/**
 * Joins the waitlist with whatever was sent: the one rule behind the dialog and `POST /api/waitlist`.
 * An address that does not fit never reaches the waitlist (spec section 5). Never throws; what was
 * thrown goes to `report`.
 */
export async function joinWaitlist(
  input: unknown,
  services: { waitlist: Waitlist; report(error: unknown): void },
): Promise<JoinResult> {
  const entry = waitlistEntry.safeParse(input);
  if (!entry.success) return refuse("invalid");
  try {
    const outcome = await services.waitlist.add(entry.data.email);
    if (outcome === "added") return { joined: true };
    return refuse(outcome === "too-many" ? "tooMany" : outcome);
  } catch (error) {
    services.report(error);
    return refuse("unexpected");
  }
}
