/**
 * Which of two titles for the same video draws more clicks, and why. A title's score is a sum of named parts learned
 * from A/B tests of news headlines (Upworthy, 2013 to 2015); only the difference of two scores means something. In
 * tests with a clear winner that it never saw, the higher score is the winner in 69 % (cross-validated on those it learned
 * from, 74 %; the longer headline in 57 %). On video titles of one channel it is a coin: how an idea does there is for
 * engines/ideas to say. Emoji, hashtags at the end and a channel's name behind a bar (`findChannelName`) are no part of the
 * wording. It judges English only. `KNOWN_FORMS` is what is known of a title's form on whole channels.
 * Measured by `npm run evaluate`; method, tables and limits: docs/evaluation/titles.md.
 */

export type { CountedTrait, FormTrait, Trait } from "./form";
export { FRAME_SETTINGS, type Frame, fillFrame, findFrames, framesOf, GAP } from "./frames";
export { type HurtingForm, hurtingForms, type KnownFormName, knownForms } from "./known";
export {
  ACCURACY,
  chanceFromDifference,
  chanceOfMoreClicks,
  type ScorePart,
  scoreTitle,
  type TitleScore,
} from "./score";
export { findChannelName, replaceEmoji } from "./wording";
export { splitWords } from "./words";
