import type { TargetProblem } from "../../services/webhook";

const MOST_CHARACTERS = 500;

/** Ends of names that lead nowhere public: RFC 6761, 6762, 7686, 8375 and 9476, ICANN's .internal, and what routers use. */
const PRIVATE_ENDS = [
  ...["localhost", "local", "internal", "home.arpa", "arpa", "onion", "alt"],
  ...["test", "example", "invalid", "lan", "home", "corp", "mail", "intranet", "private", "localdomain"],
];

/**
 * The address that events may go to, or why none may: https at a public name, on its usual port, without a password.
 * The URL parser writes octal, hexadecimal, decimal and full-width numbers as the IP address that they are; no IP address is
 * taken at all, so a name is always looked up before it is asked.
 *
 * @param own this site's host, which would answer itself
 */
export function readTarget(
  text: string,
  own: string,
): { url: string; host: string } | { problem: TargetProblem } {
  if (text.length > MOST_CHARACTERS) return { problem: "too-long" };
  const url = URL.parse(text.trim());
  if (!url) return { problem: "no-address" };
  if (url.protocol !== "https:") return { problem: url.protocol === "http:" ? "not-https" : "no-address" };
  if (url.username || url.password) return { problem: "has-password" };
  if (url.port) return { problem: "odd-port" };
  const host = url.hostname.replace(/\.$/, "");
  if (host.startsWith("[") || /^[\d.]+$/.test(host)) return { problem: "no-name" };
  if (!host.includes(".") || PRIVATE_ENDS.some((end) => host === end || host.endsWith(`.${end}`)))
    return { problem: "not-public" };
  if (host === own) return { problem: "ours" };
  url.hostname = host;
  url.hash = "";
  return { url: url.href, host };
}

/**
 * IPv4 networks that are not the public internet (IANA's special-purpose registry), and one public address at which Azure
 * answers its own machines.
 */
const SPECIAL_4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/**
 * Of IPv6 only 2000::/3 is public; in it these are not: protocols and Teredo, documentation, 6to4, which holds an IPv4
 * address, and the newer documentation network.
 */
const SPECIAL_6: [bits: string, length: number][] = [
  ["2001:0000", 23],
  ["2001:0db8", 32],
  ["2002:0000", 16],
  ["3fff:0000", 20],
];

/** Whether an address, as DNS answers it, is one of the public internet. What cannot be read is not. */
export function isPublicAddress(text: string): boolean {
  return text.includes(":") ? isPublic6(text) : isPublic4(text);
}

function isPublic4(text: string): boolean {
  const number = number4(text);
  if (number === null) return false;
  return !SPECIAL_4.some(([network, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(number / size) === Math.floor((number4(network) ?? 0) / size);
  });
}

function number4(text: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

function isPublic6(text: string): boolean {
  const words = words6(text);
  if (!words) return false;
  const front = (words[0] ?? 0) * 65_536 + (words[1] ?? 0);
  if (front >>> 29 !== 1) return false;
  return !SPECIAL_6.some(([network, length]) => {
    const [high = 0, low = 0] = network.split(":").map((word) => Number.parseInt(word, 16));
    const size = 2 ** (32 - length);
    return Math.floor(front / size) === Math.floor((high * 65_536 + low) / size);
  });
}

/** The eight words of an IPv6 address; null for any other text. */
function words6(text: string): number[] | null {
  // As the URL parser reads it, in its one spelling: no address is told apart from another by how it is written.
  const host = URL.parse(`https://[${text}]/`)?.hostname;
  if (!host) return null;
  const [head = "", tail] = host.slice(1, -1).split("::");
  const words = (part: string) =>
    part === "" ? [] : part.split(":").map((word) => Number.parseInt(word, 16));
  const [front, back] = [words(head), words(tail ?? "")];
  if (tail === undefined) return front.length === 8 ? front : null;
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back];
}
