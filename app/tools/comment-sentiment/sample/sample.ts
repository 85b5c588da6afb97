import { GAMING, HISTORY, LANGUAGES, PHOTOGRAPHY, TRAVEL } from "./curiosity";
import { COOKING, FINANCE, FITNESS, GARDENING, PARENTING } from "./household";
import type { Subject } from "./subject";
import { BICYCLES, HOME_LAB, SEWING, WOODWORKING } from "./workshop";

/** Every subject that a new record may be of. */
export const SUBJECTS: Subject[] = [
  WOODWORKING,
  HOME_LAB,
  BICYCLES,
  SEWING,
  FINANCE,
  COOKING,
  PARENTING,
  GARDENING,
  FITNESS,
  LANGUAGES,
  HISTORY,
  TRAVEL,
  PHOTOGRAPHY,
  GAMING,
];

/** What is there on the first visit, newest first: nothing of the last week, so that there is something to analyze. */
export const STARTING_VIDEOS: { subject: Subject; daysOld: number; comments: number }[] = [
  { subject: WOODWORKING, daysOld: 9, comments: 1284 },
  { subject: FINANCE, daysOld: 16, comments: 2310 },
  { subject: GARDENING, daysOld: 27, comments: 846 },
  { subject: LANGUAGES, daysOld: 41, comments: 1932 },
  { subject: HISTORY, daysOld: 58, comments: 1475 },
];
