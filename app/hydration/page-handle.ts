/** What a page's `handle` says of its scripts. */
export interface PageHandle {
  /** Nothing on the page needs script before the visitor does something: React waits until then. */
  holdScripts?: true;
  /** A parameter of the address with which the page is in use from the start: React comes at once. */
  inUseWith?: string;
}

/** For a page that is read more than it is used. */
export const HELD: PageHandle = { holdScripts: true };
