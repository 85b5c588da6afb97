import type { SearchAnswer } from "../engines/findings";
import { type Report, writeReport } from "./report";

const HOUR_MS = 3_600_000;

/** Reports by the answer they were written from; they go when the answer goes. */
const written = new WeakMap<SearchAnswer, { hour: number; report: Report }>();

/**
 * The report on an answer, written once an hour: reloads, shared links and many visitors to one address ask
 * for the same one, and nothing it says changes within the hour.
 */
export function reportOn(answer: SearchAnswer, now: Date): Report {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const known = written.get(answer);
  if (known?.hour === hour) return known.report;
  const report = writeReport(answer, now);
  written.set(answer, { hour, report });
  return report;
}
