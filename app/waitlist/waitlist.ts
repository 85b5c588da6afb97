import { z } from "zod";
import type { Waitlist } from "../services/waitlist";
import { isEmail } from "./email";
import { WAITLIST_MESSAGES } from "./messages";

/** A waitlist entry from the form or the API, its address trimmed. */
const waitlistEntry = z.object({
  email: z.string(WAITLIST_MESSAGES.invalid).trim().refine(isEmail, WAITLIST_MESSAGES.invalid),
});

/** The key by which addresses are compared: normalized and in lower case. */
export function emailKey(email: string): string {
  return email.normalize("NFKC").toLowerCase();
}

type JoinResult = { joined: true } | { joined: false; status: number; code: string; message: string };

/** Status and error code of each refusal, as SQLSTATE (spec section 8 names 23505, unique_violation). */
const REFUSALS = {
  invalid: { status: 400, code: "23514" },
  duplicate: { status: 409, code: "23505" },
  failed: { status: 503, code: "08000" },
  unexpected: { status: 503, code: "XX000" },
  tooMany: { status: 429, code: "53400" },
} as const;

function refuse(kind: keyof typeof REFUSALS): JoinResult {
  return { joined: false, ...REFUSALS[kind], message: WAITLIST_MESSAGES[kind] };
}

/**
 * Joins the waitlist, for the dialog and `POST /api/waitlist`. An invalid address is refused before it reaches the
 * waitlist (spec section 5). Never throws: errors go to `report`.
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
