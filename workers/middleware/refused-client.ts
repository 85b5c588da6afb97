import { countingDay } from "../db/daily-uses";
import { fingerprint } from "../fingerprint";
import { clientAddress, countedAs } from "./limits";

interface Setup {
  /** The header that names the client's address; see ADDRESS_HEADER. */
  trusted: string | undefined;
  /** The deployment's secret: without it a hash of an address could be led back by trying every address. */
  secret: string | undefined;
  now: Date;
}

/** Enough to tell the clients of a day apart. */
const DIGITS = 16;

/**
 * How the log tells refused clients apart: 16 hexadecimal digits of a hash of the address as limits count it, salted with
 * the secret and the day in UTC. The same all day, another the next; and none of those that daily_uses is kept under.
 * Undefined without a secret, or where nothing names the address.
 */
export async function refusedClient(
  headers: Headers,
  { trusted, secret, now }: Setup,
): Promise<string | undefined> {
  const address = clientAddress(headers, trusted);
  if (!secret || !address) return undefined;
  const salted = JSON.stringify(["refused", countingDay(now), secret, countedAs(address).address]);
  return (await fingerprint(salted)).slice(0, DIGITS);
}
