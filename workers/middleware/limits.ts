import type { RateLimit } from "@cloudflare/workers-types";

/** Counts one use; false when the address has used up its share. */
export type Limit = () => Promise<boolean>;

/** A rate limit for one address (see addressKey). */
export function limitFor(binding: RateLimit, key: string): Limit {
  return async () => (await binding.limit({ key })).success;
}

/**
 * The client's address, where something that a client cannot get around names it in a header; null where nothing does.
 * Cloudflare sets CF-Connecting-IP over whatever a client sends. Locally the client's own passes, and whoever may name
 * their address has no limit.
 *
 * @param trusted the name of that header; undefined or empty without one
 */
export function clientAddress(headers: Headers, trusted: string | undefined): string | null {
  return trusted ? headers.get(trusted) : null;
}

/**
 * An address as it is counted by a rate limit: IPv4 whole, IPv6 by its /64, which is what one household or
 * server is given and could otherwise hop about in. What is no address is one key for all.
 */
export function addressKey(address: string | null): string {
  if (!address) return "unknown";
  if (!address.includes(":")) return address;
  const groups = expandIpv6(address);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : "unknown";
}

/** The eight groups of an IPv6 address, `::` written out; null for anything else. */
function expandIpv6(address: string): string[] | null {
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (!host) return null;
  const [head = "", tail] = host.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = !tail ? [] : tail.split(":");
  if (tail === undefined) return left;
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}
