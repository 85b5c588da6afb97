/** How much a page may load, in bytes. Tests of the build hold them, too. */

/** Script that / loads on the first interaction: brotli. */
export const HELD_SCRIPT_BYTES = 115_000;
/** Script that a page loads beyond what all pages share: brotli. */
export const OWN_SCRIPT_BYTES = 15_000;
/** HTML before compression: what React makes, and the browser has to read. */
export const DASHBOARD_HTML_BYTES = 40_000;
export const ANALYSIS_HTML_BYTES = 80_000;
