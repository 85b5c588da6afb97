import type { SearchAnswer } from "../../engines/findings";
import type { PlannedCard } from "../../model/card";
import type { WatchEvent } from "../../model/event";
import { type TrendRecord, WIKIPEDIA_INTEREST } from "../../model/trend";
import type { User } from "../../model/user";
import type { ReadServices } from "../../services";

/** Ideas whose kept searches are looked through, and seasons whose records are: each is a row. */
const MOST_IDEAS = 5;
const MOST_SEASONS = 12;
const MOST_SUGGESTED = 3;

/** A channel that a search for the creator's own idea found. */
export interface SuggestedChannel {
  id: string;
  name: string;
  idea: string;
  /** Its videos among those found for that idea. */
  videos: number;
}

interface Given {
  user: Pick<User, "isDemo">;
  events: readonly WatchEvent[];
  cards: readonly PlannedCard[];
  /** Channels that are watched already, and the creator's own. */
  known: ReadonlySet<string>;
}

type Services = Pick<ReadServices, "videos" | "trends" | "report">;

/**
 * What stands beside the news: channels to watch, by the creator's ideas, and what readers tell of the topics whose season
 * began. From what is kept alone, with no call outside, and from no sample. What cannot be read is left out and reported.
 */
export async function recallHints({ user, events, cards, known }: Given, services: Services) {
  const { videos, trends, report } = services;
  const ideas = cards
    .filter(({ isSample, state }) => !isSample && state !== "dropped")
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .map(({ idea }) => idea);
  const begun = events.flatMap((event) => (event.kind === "season-begun" ? [event.facts.topic] : []));
  // Asked at once: one round trip.
  const [found, records] = await Promise.all([
    Promise.all(
      (videos.source.kind === "youtube" && !user.isDemo ? ideas.slice(0, MOST_IDEAS) : []).map((idea) =>
        videos.recall(idea).catch((error: unknown) => void report(error)),
      ),
    ),
    Promise.all(
      begun.slice(0, MOST_SEASONS).map(async (topic) => {
        const record = await trends.recall(topic).catch((error: unknown) => void report(error));
        return record?.source === WIKIPEDIA_INTEREST ? ([[topic, record]] as const) : [];
      }),
    ),
  ]);
  return {
    suggested: suggestChannels(
      found.flatMap((one) => (one?.ok ? one.answer : [])),
      known,
    ),
    /** By topic. */
    records: new Map<string, TrendRecord>(records.flat()),
  };
}

/** The channels with most videos among those found for the ideas, each under the idea that found most of them. */
export function suggestChannels(
  answers: readonly SearchAnswer[],
  known: ReadonlySet<string>,
): SuggestedChannel[] {
  const all = new Map<string, SuggestedChannel & { total: number; place: number }>();
  for (const { query, videos, source } of answers) {
    if (source.kind !== "youtube") continue;
    const here = new Map<string, number>();
    for (const { channelId } of videos) here.set(channelId, (here.get(channelId) ?? 0) + 1);
    for (const [id, count] of here) {
      const before = all.get(id);
      const most = before && before.videos >= count ? before : { idea: query, videos: count };
      const name = before?.name ?? videos.find(({ channelId }) => channelId === id)?.channel ?? id;
      const place = before?.place ?? all.size;
      all.set(id, {
        id,
        name,
        idea: most.idea,
        videos: most.videos,
        total: (before?.total ?? 0) + count,
        place,
      });
    }
  }
  return [...all.values()]
    .filter(({ id }) => !known.has(id))
    .toSorted((a, b) => b.total - a.total || a.place - b.place)
    .slice(0, MOST_SUGGESTED)
    .map(({ id, name, idea, videos }) => ({ id, name, idea, videos }));
}
