/** What a page's `handle` says about its scripts. */
export interface PageHandle {
  /** React loads only when the visitor first interacts with the page. */
  holdScripts?: true;
  /** A query parameter with which React loads at once. */
  inUseWith?: string;
}

/** For a page that is mostly read. */
export const HELD: PageHandle = { holdScripts: true };
