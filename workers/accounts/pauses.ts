import { HOUR_MS, MINUTE_MS } from "../../app/numbers/days";

/** From so many wrong passwords on, a pause follows each, in milliseconds: the most first. */
export type Pauses = readonly (readonly [wrong: number, ms: number])[];

/** From the first count on a minute, then twice as long each time, up to an hour. */
export function growingPauses(first: number): Pauses {
  return [HOUR_MS, ...[32, 16, 8, 4, 2, 1].map((minutes) => minutes * MINUTE_MS)].map(
    (ms, at) => [first + 6 - at, ms] as const,
  );
}

/**
 * Of one account, whoever guesses: some 33 guesses a day (ASVS 5.0, 6.3.1; NIST SP 800-63B allows 100 in a row). Its
 * owner may be held up by another's guesses, so that a link by mail and a passkey go on.
 */
export const OF_ACCOUNT = growingPauses(5);

/** Of one network, over all accounts: a household or an office shares one. */
export const OF_NETWORK = growingPauses(30);
