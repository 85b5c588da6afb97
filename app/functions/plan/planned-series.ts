import { type ChannelSeries, seriesKey } from "../../engines/series";
import { EPISODE_MAX, type PlannedCard } from "../../model/card";

/** The cards of one series, without dropped ones. */
export interface PlannedSeries {
  key: string;
  /** As the card last changed writes it. */
  name: string;
  /** By episode, those without a number last, by date. One at least. */
  cards: PlannedCard[];
}

const LAST = "\uffff";

/** The plan's cards by the name of their series, however it is written; the series changed last comes first. */
export function groupCards(cards: PlannedCard[]): PlannedSeries[] {
  const kept = cards.filter(({ series, state }) => series !== "" && state !== "dropped");
  return [...Map.groupBy(kept, ({ series }) => seriesKey(series))]
    .map(([key, own]) => {
      const newest = own.reduce((one, other) => (other.updatedAt > one.updatedAt ? other : one));
      return { key, name: newest.series, cards: own.toSorted(compareEpisodes), at: newest.updatedAt };
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ key, name, cards }) => ({ key, name, cards }));
}

function compareEpisodes(a: PlannedCard, b: PlannedCard): number {
  const [one, other] = [a.date ?? LAST, b.date ?? LAST];
  return (
    (a.episode ?? Number.POSITIVE_INFINITY) - (b.episode ?? Number.POSITIVE_INFINITY) ||
    (one < other ? -1 : one > other ? 1 : a.rank - b.rank)
  );
}

/** The number after the highest of a series, in the plan or on the channel where it counts; of its newest season. */
export function nextEpisode(key: string, cards: PlannedCard[], found: ChannelSeries[]): number {
  const own = cards.filter(({ series, state }) => state !== "dropped" && seriesKey(series) === key);
  const onChannel = found.find((series) => series.key === key && series.isNumbered);
  const last = onChannel?.episodes.at(-1)?.episode ?? 0;
  const numbers = [last, ...own.map(({ episode }) => episode ?? 0)];
  const highest = numbers.reduce((one, other) => Math.max(one, other), 0);
  return Math.min(Math.max(highest, last === 0 ? own.length : 0) + 1, EPISODE_MAX);
}
