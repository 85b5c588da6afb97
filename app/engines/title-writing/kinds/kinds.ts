import type { Kind, Pattern } from "../rules";
import { asideKind, DETAIL_PATTERNS, durationKind, episodeKind, halvesKind } from "./detail";
import { clauseKind, EXPLANATION_PATTERNS, explainedKind, guideKind, lessonKind } from "./explanation";
import { actKind, adviceKind, HOW_TO_PATTERNS } from "./how-to";
import { bestKind, LIST_PATTERNS, listKind } from "./list";
import { howMuchKind, QUESTION_PATTERNS, whatIsKind, whereToKind, yesNoKind } from "./question";
import { REVIEW_PATTERNS, reviewKind, versusKind, worthKind } from "./review";
import { STATEMENT_PATTERNS, statementKind } from "./statement";
import { doneKind, STORY_PATTERNS, stateKind } from "./story";
import { dishKind, placeKind, THING_PATTERNS, thingKind } from "./thing";

/** All patterns. The order decides which of two that write the same title is told. */
export const PATTERNS: Pattern[] = [
  ...STORY_PATTERNS,
  ...HOW_TO_PATTERNS,
  ...EXPLANATION_PATTERNS,
  ...QUESTION_PATTERNS,
  ...STATEMENT_PATTERNS,
  ...THING_PATTERNS,
  ...REVIEW_PATTERNS,
  ...LIST_PATTERNS,
  ...DETAIL_PATTERNS,
];

/** All kinds a title is tried as, in the same sense of order. */
export const KINDS: Kind[] = [
  actKind,
  doneKind,
  adviceKind,
  whereToKind,
  clauseKind,
  versusKind,
  listKind,
  bestKind,
  worthKind,
  reviewKind,
  lessonKind,
  episodeKind,
  yesNoKind,
  whatIsKind,
  howMuchKind,
  dishKind,
  durationKind,
  placeKind,
  explainedKind,
  guideKind,
  stateKind,
  asideKind,
];

/** Kinds for titles that no other kind has read: the first that reads it is taken. */
export const LAST_KINDS = { statement: statementKind, thing: thingKind, halves: halvesKind };
