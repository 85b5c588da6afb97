import { BRAND } from "../brand";

/** The session's cookie on loopback, where cookies go by plain http; elsewhere its name from before it had the prefix. */
export const PLAIN_SESSION_COOKIE = `${BRAND.key}-session`;

/**
 * The session's cookie. Browsers take one of this prefix only by https and for this very host (RFC 6265bis, 4.1.3.2): no
 * neighbour under the same domain can set it.
 */
export const SESSION_COOKIE = `__Host-${PLAIN_SESSION_COOKIE}`;
