export { extremeOf } from "./extreme";
export { boundOf, daysOf, isBeyond, isKindAlone } from "./limits";
export { INTENTS, type Intent, type Reading, type Turn } from "./types";

/**
 * Reads what a creator asks about their channel: which of `INTENTS`, about what, and whether it goes on with the turn
 * before; null for what cannot be answered. How right it is on questions of an author it never saw:
 * docs/evaluation/ask.md. Its words and weights are loaded when the first question comes.
 */
export async function questionReader() {
  return (await import("./reader")).readQuestion;
}
