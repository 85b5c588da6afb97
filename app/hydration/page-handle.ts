/** What a page's `handle` says of its scripts. */
export interface PageHandle {
  /** Nothing on the page needs script before the visitor does something: React waits until then. */
  holdScripts?: true;
}

/** For a page that is read more than it is used. */
export const HELD: PageHandle = { holdScripts: true };
