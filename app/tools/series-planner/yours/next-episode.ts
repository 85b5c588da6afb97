import { type ChannelSeries, seriesKey } from "../../../engines/series";
import { EPISODE_MAX, type PlannedCard } from "../../../model/card";

/** An episode to add to a series, as its form offers it. */
export interface NextEpisode {
  series: string;
  episode: number;
  /** The day it offers; "" for none. */
  date: string;
}

/** The number after the highest of a series, in the plan or on the channel; of its newest season. */
export function nextEpisode(key: string, cards: PlannedCard[], found: ChannelSeries[]): number {
  const own = cards.filter(({ series, state }) => state !== "dropped" && seriesKey(series) === key);
  const last = found.find((series) => series.key === key)?.episodes.at(-1)?.episode ?? 0;
  const numbers = [last, ...own.map(({ episode }) => episode ?? 0)];
  const highest = numbers.reduce((one, other) => Math.max(one, other), 0);
  return Math.min(Math.max(highest, last === 0 ? own.length : 0) + 1, EPISODE_MAX);
}
