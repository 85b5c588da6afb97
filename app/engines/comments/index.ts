export {
  type Digest,
  digestSchema,
  type Excerpt,
  type Leaning,
  type Question,
  type Request,
  type Share,
  type Shares,
  type Theme,
  type Trigger,
} from "./claims";
export { BOUNDS, digest } from "./digest";
export { clipped } from "./excerpts";
export { MOST_READ, type Reading, readPart } from "./reading";
export { REPORT_FIELDS, type ReportRow, reportRows } from "./report-rows";
export { leaningOf, scoreOf, sharesOf, type Tally, tallyOf } from "./shares";
