import { z } from "zod";
import { type ChannelSeries, findSeries, seriesKey } from "../../engines/series";
import { EPISODE_MAX, type PlannedCard } from "../../model/card";
import { define } from "../define";
import { Refused } from "../refused";
import { addedCard, cardFields, episode, PLAN_CHANGE, seriesName } from "./card-schemas";
import { PLAN_MESSAGES as SAYS } from "./messages";
import { NOT_KEPT } from "./not-kept";

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

/** Videos of a series that are added at once: a planner's series has fewer. */
const MOST_AT_ONCE = 20;

const { idea, date } = cardFields.shape;

export const addSeries = define({
  name: "plan.add-series",
  about: "Adds the videos of a series to the plan, in their order, each with its number and its day.",
  input: z.object({
    series: seriesName,
    videos: z
      .array(z.object({ title: idea, date, episode }), SAYS["no-videos"])
      .min(1, SAYS["no-videos"])
      .max(MOST_AT_ONCE, SAYS["no-videos"]),
    /** Whether it comes from sample data. */
    isSample: z.boolean().default(false),
  }),
  output: z.object({}),
  ...PLAN_CHANGE,
  uses: ["plan.addSeries"],
  examples: {
    good: { series: "Rye week", videos: [{ title: "Rye starter", date: "2026-12-01", episode: 1 }] },
    bad: { input: { series: "Rye week", videos: [] }, status: 400, message: SAYS["no-videos"] },
  },
  async run({ series, videos, isSample }, _caller, { plan }) {
    const cards = videos.map((video) => ({ idea: video.title, ...video, series, isSample }));
    if ((await plan.addSeries(cards)) === "full")
      throw new Refused(409, NOT_KEPT.full, { kind: "plan-full" });
    return {};
  },
});

/**
 * Adds an episode to a series, with the number after its last in the plan or on the channel. It is a sample's where all
 * cards of its series are, or where it has none yet and the channel is a sample.
 */
export const addEpisode = define({
  name: "plan.add-episode",
  about:
    "Adds the next episode of a series to the plan, numbered after its last one there or on the channel.",
  input: z.object({ series: seriesName, idea, date }),
  output: addedCard,
  ...PLAN_CHANGE,
  uses: ["plan.list", "plan.add", "channel.read"],
  examples: {
    good: { series: "Rye week", idea: "Crumb", date: "2026-12-01" },
    bad: { input: { series: "", idea: "Crumb" }, status: 400, message: SAYS["no-series"] },
  },
  async run({ series, idea, date }, _caller, { plan, channel }) {
    const [cards, own] = await Promise.all([plan.list(), channel.read()]);
    const key = seriesKey(series);
    const known = groupCards(cards).find((one) => one.key === key);
    const isSample = known ? known.cards.every((card) => card.isSample) : (own?.isSample ?? false);
    const episode = nextEpisode(key, cards, findSeries(own?.uploads ?? [], own?.name));
    const added = await plan.add({ idea, series: known?.name ?? series, episode, date, isSample });
    if (added === "full") throw new Refused(409, NOT_KEPT.full, { kind: "plan-full" });
    return added;
  },
});
