import { BRAND } from "../brand";

/** The session's cookie on loopback, where cookies go by plain http; elsewhere its name from before it had the prefix. */
export const PLAIN_SESSION_COOKIE = `${BRAND.key}-session`;

/**
 * The session's cookie. Browsers take one of this prefix only by https and for this very host (RFC 6265bis, 4.1.3.2): no
 * neighbour under the same domain can set it.
 */
export const SESSION_COOKIE = `__Host-${PLAIN_SESSION_COOKIE}`;

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** A cookie's value in a `Cookie` header; undefined where it has none of that name. */
export function cookieValue(header: string | null, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The `Set-Cookie` value of a choice that holds for a year. Readable by script; it names nobody. */
export function choiceCookie(name: string, value: string, { secure }: { secure: boolean }): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
