import { DAY_MS, HOUR_MS } from "../../app/numbers/days";

/** Links that one mailbox may ask for within an hour. */
const LINKS_AN_HOUR = 5;
/** So much of a day's links goes to whoever asks first; the rest is kept for addresses with an account. */
const OPEN_SHARE = 1 / 2;
/** So much of either may go at once; the rest is released evenly until the day ends. */
const AT_ONCE = 1 / 4;
/** Links of those that are kept which one mailbox gets a day. */
const KEPT_A_MAILBOX = 3;

/** How many links may be mailed by now. */
export interface LinkRoom {
  /** To one mailbox from `since` on. */
  mailbox: number;
  since: Date;
  /** From `dayStart` on, to whoever asks; then, to addresses with an account, and of those to one mailbox. */
  open: number;
  kept: number;
  keptMailbox: number;
  dayStart: Date;
}

/**
 * How a day's links are shared, so that no flood takes them all: an hour's bound for a mailbox, half for accounts, and what
 * a later hour releases is nobody's before it.
 */
export function linkRoom(linksADay: number, now: Date): LinkRoom {
  const passed = (now.getTime() % DAY_MS) / DAY_MS;
  const released = AT_ONCE + (1 - AT_ONCE) * passed;
  const by = (share: number) => Math.max(1, Math.floor(linksADay * share * released));
  return {
    mailbox: LINKS_AN_HOUR,
    since: new Date(now.getTime() - HOUR_MS),
    open: by(OPEN_SHARE),
    kept: by(1 - OPEN_SHARE),
    keptMailbox: KEPT_A_MAILBOX,
    dayStart: new Date(now.getTime() - (now.getTime() % DAY_MS)),
  };
}
