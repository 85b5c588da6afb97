/**
 * Writes a title anew, in up to eight alternatives that add no number, name or claim: each says what was changed and
 * why, and how likely it is to draw more clicks than the original (`engines/titles`, whose score ranks them). Rules
 * read what a title is (a how-to, a story, a list …); nothing is learned. English only, and any text may come. Of 505
 * invented titles 94 % get four alternatives or more and 2 % none; about one new title in ten gets one that an editor
 * would strike out. Counted by the tests beside; limits: docs/evaluation/titles.md, “The alternatives”.
 */
export { writeAlternatives } from "./alternatives";
