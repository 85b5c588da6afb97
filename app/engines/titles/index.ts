/**
 * Which of two titles for the same video draws more clicks, and why. A title's score is a sum of named parts learned
 * from A/B tests of news headlines (Upworthy, 2013 to 2015); only the difference of two scores means something. In
 * tests with a clear winner the higher score is the winner in 75 % (95 % interval 72 to 79, cross-validated; the
 * longer headline in 57 %). It was not measured on video titles, and judges English only.
 * Measured by `npm run evaluate`; method, tables and limits: docs/evaluation/titles.md.
 */
export { ACCURACY } from "./accuracy";
export {
  chanceFromDifference,
  chanceOfMoreClicks,
  type ScorePart,
  scoreTitle,
  type TitleScore,
} from "./score";
export { splitWords } from "./words";
