/**
 * What is known of a title apart from its subject: `KNOWN_FORMS`, marks of form on whole channels; frames, which titles of a
 * channel share that beat the usual; which words are English, and a channel's name behind a bar. How a title does on a
 * channel is for engines/ideas to say. Measured by `npm run evaluate`: docs/evaluation/titles.md.
 */

export { framesOf, GAP } from "./frame-places";
export { fillFrame, frameText } from "./frame-text";
export { FRAME_SETTINGS, FRAMES_BEAT, type Frame, findFrames } from "./frames";
export { type HurtingForm, hurtingForms, KNOWN_FORMS, type KnownFormName, knownForms } from "./known";
export { findChannelName, isKnown, readLanguage, replaceEmoji } from "./wording";
export { splitWords } from "./words";
