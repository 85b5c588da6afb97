/** A sentence of the spec that is not built, and why. */
export interface NotBuilt {
  section: number;
  /** Its beginning, verbatim. */
  start: string;
  reason: string;
}

const OLD_BACKEND =
  "A default of the backend before this one: there is no realtime, no auth library and no file storage.";
const UNKNOWN = "The spec says what it does not know; there is nothing to build.";

/** What was decided not to build. A start that is nowhere in the spec ends `npm run spec` with code 1. */
export const NOT_BUILT: NotBuilt[] = [
  { section: 2, start: "Whether /login, /signup and /landing exist", reason: UNKNOWN },
  { section: 2, start: "Its route: not shown.", reason: UNKNOWN },
  { section: 5, start: "No length bounds shown for free-text fields.", reason: UNKNOWN },
  { section: 8, start: "Backend function errors come in three kinds", reason: OLD_BACKEND },
  { section: 8, start: "Database errors carry message, details, hint, code.", reason: OLD_BACKEND },
  { section: 9, start: "Realtime defaults", reason: OLD_BACKEND },
  { section: 9, start: "Auth library", reason: OLD_BACKEND },
  { section: 9, start: "Storage list default", reason: OLD_BACKEND },
];
