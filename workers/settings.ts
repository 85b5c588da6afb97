import { z } from "zod";

type Read<Value> = (configured: string | undefined, warn: (text: string) => void) => Value;

/** A setting read once for each text it has, since none changes while a Worker runs; what it warns of is said each time. */
export function readOnce<Value>(read: Read<Value>): Read<Value> {
  let last: { configured: string | undefined; value: Value; warnings: string[] } | undefined;
  return (configured, warn) => {
    if (!last || last.configured !== configured) {
      const warnings: string[] = [];
      last = { configured, value: read(configured, (text) => void warnings.push(text)), warnings };
    }
    for (const text of last.warnings) warn(text);
    return last.value;
  };
}

const email = z.email();

/** What RFC 9116, 2.5.3, has as an example each; the web by https alone. */
const SCHEMES = new Set(["https:", "mailto:", "tel:"]);

/**
 * Whom to tell of a fault of security, as the URI that RFC 9116 wants; null without one.
 *
 * @param configured the var SECURITY_CONTACT: an e-mail address, or a URI by https, mailto or tel; anything else is said
 *   to be unreadable, and nobody
 */
export const readSecurityContact = readOnce((configured, warn): string | null => {
  const text = configured?.trim();
  if (!text) return null;
  if (email.safeParse(text).success) return `mailto:${text}`;
  const url = URL.parse(text);
  if (url && SCHEMES.has(url.protocol)) return url.href;
  warn("SECURITY_CONTACT cannot be read: there is no /.well-known/security.txt");
  return null;
});

/** That contact as people write it: an address, a number, or a page as it is; null without one. */
export function contactText(contact: string | null): string | null {
  if (!contact || !/^(?:mailto|tel):/.test(contact)) return contact;
  const [text = ""] = contact.slice(contact.indexOf(":") + 1).split("?", 1);
  try {
    return decodeURIComponent(text);
  } catch {
    // Escaped letters that are no text stay as somebody wrote them.
    return text;
  }
}

/**
 * Scheme and host by which others find this site: in canonical addresses, the sitemap, shared pictures and links in mail.
 *
 * @param configured the var SITE_ORIGIN; where it is no http address, that is said and the request's own is taken
 * @param own the request's own
 */
export function siteOrigin(
  configured: string | undefined,
  own: string,
  warn: (text: string) => void,
): string {
  if (!configured) return own;
  const url = URL.parse(configured);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  warn("SITE_ORIGIN cannot be read: the request's own origin instead");
  return own;
}

/** Whether a text is an address to which a secret may be sent: nobody on the way can read it. */
export function isPrivateUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && isLoopback({ hostname }));
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address is of this very machine, where plain http is as good as https. */
export function isLoopback({ hostname }: Pick<URL, "hostname">): boolean {
  return LOOPBACK.includes(hostname);
}
