import { BICYCLES } from "./bicycles";
import { COOKING } from "./cooking";
import { FINANCE } from "./finance";
import { FITNESS } from "./fitness";
import { GAMING } from "./gaming";
import { GARDENING } from "./gardening";
import { HISTORY } from "./history";
import { HOME_LAB } from "./home-lab";
import { LANGUAGES } from "./languages";
import { PARENTING } from "./parenting";
import { PHOTOGRAPHY } from "./photography";
import { SEWING } from "./sewing";
import type { Subject } from "./subject";
import { TRAVEL } from "./travel";
import { WOODWORKING } from "./woodworking";

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
