/**
 * How a channel is doing, from its own uploads: `reportChannel` compares the newest with the channel's usual at equal
 * age, the level now with a year ago, says what an upload gets in its first days, where views are lost and whether
 * the time of upload matters, Shorts and long videos apart. `scoreVisibility` is the share of searches that show it.
 *
 * How right it is (docs/evaluation/channel-report.md, 92 histories of 72 channels): the next ten uploads bear out 88 %
 * of its clear claims about the last ten and 96 % of those about the level. A time of upload is named in 15 % of
 * histories, in 1.7 % of those in which it cannot matter. Where views are lost is a rule, not measured.
 */
export { REPORT_ACCURACY } from "./accuracy";
export type { Comparison } from "./compare-groups";
export { type AgedUpload, ageUploads, usualBefore } from "./equal-age";
export type { FirstDays } from "./first-days";
export { type Funnel, STEPS, type Step, type StepReading } from "./funnel";
export type { Level } from "./level";
export { isTimeZone } from "./local-time";
export { type LatestRun, type NewestUpload, OUTLIER_TIMES } from "./newest";
export { ownKpis } from "./own-kpis";
export {
  type ChannelReport,
  comparesTimes,
  type KindReport,
  type NewestReport,
  reportChannel,
  reportNewest,
} from "./report";
export type { Cell, FormatOf, Timing } from "./timing";
export {
  FIRST_RESULTS,
  MAX_TOPICS,
  scoreVisibility,
  VISIBILITY_DAYS,
  type Visibility,
  type VisibilityAnswer,
} from "./visibility";
