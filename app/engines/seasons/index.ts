/**
 * Seasons: how interest in a topic moves, read from daily counts. `readTrend` answers this week's change, the
 * signal it stands for, the month in which interest peaks year after year, and the counts by week.
 *
 * How right it is (docs/evaluation.md, measured on monthly page views of 418 Wikipedia articles): a peak month
 * based on three years holds in the year after 67 % of the time, against 30 % by chance; one based on two years, 51 %
 * against 33 %. Weekly velocity and damping are rules, not measured.
 */
export type { DailyCount } from "./daily";
export {
  DECLINING_BELOW,
  RISING_ABOVE,
  readTrend,
  SPIKING_ABOVE,
  type TrendReading,
  trendSignal,
} from "./trend";
