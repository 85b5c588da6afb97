/** How long the texts that people type may be, in characters; longer ones are refused with a message, never cut. */
export const TITLE_MAX = 200;
export const TOPIC_MAX = 100;
/** YouTube's own bound of a description. */
export const DESCRIPTION_MAX = 5000;
