export type { DailyCount } from "./daily";
export { MONTHS } from "./season";
export {
  DECLINING_BELOW,
  RISING_ABOVE,
  SPIKING_ABOVE,
  signalOf,
  TREND_SIGNALS,
  type TrendPoint,
  type TrendSignal,
} from "./signal";
export { readTrend } from "./trend";
