/**
 * How a channel is doing, from its own uploads: `reportChannel` compares the newest with the channel's usual at equal
 * age, the level now with a year ago, says what an upload gets in its first days, where views are lost and whether
 * the time of upload matters, Shorts and long videos apart. `scoreVisibility` is the share of searches that show it.
 */
export type { Comparison } from "./compare-groups";
export type { AgedUpload } from "./equal-age";
export type { FirstDays } from "./first-days";
export { type Funnel, STEPS, type Step, type StepReading } from "./funnel";
export type { Level } from "./level";
export { isTimeZone } from "./local-time";
export type { LatestRun, NewestUpload } from "./newest";
export { type ChannelReport, type KindReport, reportChannel } from "./report";
export type { Cell, Timing } from "./timing";
export {
  FIRST_RESULTS,
  MAX_TOPICS,
  scoreVisibility,
  VISIBILITY_DAYS,
  type Visibility,
  type VisibilityAnswer,
} from "./visibility";
