/**
 * The most characters of the texts that people type. Longer ones are refused with a message, never cut. Imports nothing,
 * so that pages can take these into the browser.
 */
export const TITLE_MAX = 200;
export const TOPIC_MAX = 100;
/** YouTube's own limit for descriptions. */
export const DESCRIPTION_MAX = 5000;
