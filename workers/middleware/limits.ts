import type { RateLimit } from "@cloudflare/workers-types";

/** Counts one use; false when the address has used up its share. */
export type Limit = () => Promise<boolean>;

/** A rate limit for one counter (see countedAs). */
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

/** How often a /48 may have what each of its /64 may: one site is given a /48, and a carrier gives each phone a /64. */
export const NETWORK_FACTOR = 5;

/** By which names limits count a client. */
export interface Counted {
  /** IPv4 whole, IPv6 by its /64: what one household or server is given, and could otherwise hop about in. */
  address: string;
  /** IPv4 whole, IPv6 by its /48: what one site is given, 65,536 times a /64. */
  network: string;
  /** IPv4 by its /24, IPv6 by its /48: the least that is routed by itself, and what an attacker hires. */
  block: string;
  /**
   * For counters that all end at one number, as a minute's do: a /48 has NETWORK_FACTOR of them, and each /64 counts on one.
   * So a /64 has what a limit allows at most, and a /48 as often as the factor says.
   */
  counter: string;
}

/** The names of an address (see Counted). What is no address has one name for all. */
export function countedAs(address: string | null): Counted {
  const groups = address?.includes(":") ? expandIpv6(address) : null;
  if (!groups) {
    const whole = address && !address.includes(":") ? address : "unknown";
    return { address: whole, network: whole, block: blockOf(whole), counter: whole };
  }
  const mapped = mappedIpv4(groups);
  if (mapped) return { address: mapped, network: mapped, block: blockOf(mapped), counter: mapped };
  const network = `${groups.slice(0, 3).join(":")}::/48`;
  const subnet = Number.parseInt(groups[3] ?? "0", 16);
  return {
    address: `${groups.slice(0, 4).join(":")}::/64`,
    network,
    block: network,
    counter: `${network} ${subnet % NETWORK_FACTOR}`,
  };
}

/** The /24 of an IPv4 address; anything else as it is. */
function blockOf(address: string): string {
  return address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0/24");
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

/** The IPv4 address in ::ffff:0:0/96, as servers on both protocols name it (RFC 4291, 2.5.5.2); null for any other. */
function mappedIpv4(groups: string[]): string | null {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join(".");
}
