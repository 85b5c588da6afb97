import { z } from "zod";

const email = z.email();

/** What RFC 9116, 2.5.3, has as an example each; the web by https alone. */
const SCHEMES = new Set(["https:", "mailto:", "tel:"]);

/**
 * Whom to tell of a fault of security, as the URI that RFC 9116 wants; null without one.
 *
 * @param configured the var SECURITY_CONTACT: an e-mail address, or a URI by https, mailto or tel; anything else is said
 *   to be unreadable, and nobody
 */
export function readSecurityContact(
  configured: string | undefined,
  warn: (text: string) => void,
): string | null {
  const text = configured?.trim();
  if (!text) return null;
  if (email.safeParse(text).success) return `mailto:${text}`;
  const url = URL.parse(text);
  if (url && SCHEMES.has(url.protocol)) return url.href;
  warn("SECURITY_CONTACT cannot be read: there is no /.well-known/security.txt");
  return null;
}
