import { z } from "zod";
import { emailKey, isEmail } from "../../app/words/email";

/** Who signed in at Google. */
export interface GoogleIdentity {
  /** Google's own id of them, which never changes hands. */
  sub: string;
  /** As addresses are compared. */
  email: string;
  /** Whether Google had the address confirmed. */
  isVerified: boolean;
  /**
   * Whether the mailbox is Google's, or of the organization whose account it is. Any other was confirmed at some time, and
   * may be somebody else's by now (developers.google.com/identity/openid-connect, "Google is authoritative").
   */
  isTheirs: boolean;
}

const claimsOfToken = z.looseObject({
  iss: z.string(),
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  exp: z.number(),
  email: z.string().refine(isEmail),
  email_verified: z.boolean(),
  hd: z.string().optional(),
});

/**
 * Reads the claims of an ID token whose signature and times were checked (OpenID Connect Core 1.0, 3.1.3.7).
 *
 * @param expected who may have issued it, for whom, and in answer to which question
 * @returns the identity, or what is wrong with it
 */
export function readIdentity(
  claims: unknown,
  { issuers, clientId, nonce }: { issuers: readonly string[]; clientId: string; nonce: string },
): GoogleIdentity | string {
  const read = claimsOfToken.safeParse(claims);
  if (!read.success) return "its token lacks a claim";
  const { iss, aud, azp, sub, email, email_verified, hd, ...rest } = read.data;
  if (!issuers.includes(iss)) return "its token is another issuer's";
  if (aud !== clientId || (azp !== undefined && azp !== clientId)) return "its token is for another app";
  if (rest.nonce !== nonce) return "its token answers another question";
  const key = emailKey(email);
  const domain = key.slice(key.lastIndexOf("@") + 1);
  return {
    sub,
    email: key,
    isVerified: email_verified,
    isTheirs: domain === "gmail.com" || (hd !== undefined && domain === hd.toLowerCase()),
  };
}
