import type { ShownFinding } from "../../app/analyzer/insights/finding";
import type { Channel, Evidence, SearchAnswer } from "../../app/engines/findings";
import type { Upload } from "../../app/engines/growth";
import type { Video } from "../../app/engines/topics";
import { DAY_MS } from "../../app/numbers/days";

/** Test support: plainly invented channels and videos. Nothing in the product imports this file. */
export const NOW = new Date("2026-11-21T12:00:00Z");

/** The instant `days` before NOW. */
export function daysAgo(days: number): string {
  return new Date(NOW.getTime() - days * DAY_MS).toISOString();
}

export function video(facts: Partial<Video> & { videoId: string }): Video {
  return {
    title: `Invented video ${facts.videoId}`,
    description: "",
    channelId: `channel-of-${facts.videoId}`,
    channel: "Invented Channel",
    publishedAt: daysAgo(100),
    viewCount: 1000,
    likeCount: 40,
    commentCount: 10,
    thumbnail: "",
    durationSeconds: 600,
    ...facts,
  };
}

export function channel(facts: Partial<Channel> & { channelId: string }): Channel {
  return { name: `Channel ${facts.channelId}`, subscriberCount: 5000, recentUploads: [], ...facts };
}

/** Long uploads of a year ago, one for each view count, so that equal age changes nothing. */
export function uploads(viewCounts: number[], facts: Partial<Upload> = {}): Upload[] {
  return viewCounts.map((viewCount, at) => ({
    videoId: `upload-${at}`,
    publishedAt: daysAgo(365 + at),
    viewCount,
    durationSeconds: 600,
    ...facts,
  }));
}

export function answer(facts: Partial<SearchAnswer>): SearchAnswer {
  return {
    query: "sourdough bread",
    source: { kind: "sample", name: "Sample catalogue" },
    asOf: NOW.toISOString(),
    videos: [],
    channels: [],
    ...facts,
  };
}

interface EvidenceFacts {
  topics: Record<string, Video[]>;
  unclustered?: Video[];
  channels?: Channel[];
  kind?: "sample" | "youtube";
}

/** Evidence with given topics, for rules that start where clustering ends. */
export function evidence({
  topics,
  unclustered = [],
  channels = [],
  kind = "sample",
}: EvidenceFacts): Evidence {
  const videos = [...Object.values(topics).flat(), ...unclustered];
  return {
    answer: answer({ videos, channels, source: { kind, name: kind } }),
    at: NOW,
    videos,
    topics: Object.entries(topics).map(([name, members]) => ({
      name,
      phrases: [],
      angles: [],
      videos: members,
    })),
    unclustered,
    channels: new Map(channels.map((one) => [one.channelId, one])),
  };
}

/** Videos of one topic by as many channels, one for each [days ago, views]. */
export function videosAt(prefix: string, points: [days: number, views: number][]): Video[] {
  return points.map(([days, viewCount], at) =>
    video({
      videoId: `${prefix}-${at}`,
      channelId: `${prefix}-channel-${at}`,
      publishedAt: daysAgo(days),
      viewCount,
    }),
  );
}

const TITLES: Record<string, string[]> = {
  starter: [
    "Sourdough starter from scratch: day by day",
    "Revive a neglected sourdough starter in two days",
    "Why your sourdough starter smells like paint",
    "The lazy sourdough starter I feed once a month",
    "Rye or wheat? Sourdough starters compared",
    "Keep a sourdough starter in the fridge",
    "My sourdough starter doubled too fast. Here is what I changed",
  ],
  scoring: [
    "5 scoring patterns for your first loaf",
    "Wheat stalk scoring pattern, slowly",
    "Scoring patterns with a razor blade and nothing else",
    "Why scoring patterns disappear in the oven",
    "Leaf scoring pattern for round loaves",
  ],
  discard: [
    "Sourdough discard crackers in 20 minutes",
    "10 sourdough discard recipes that are not pancakes",
    "Discard pizza dough for weeknights",
    "Sourdough discard banana muffins",
    "Never waste sourdough discard again",
    "Crispy discard waffles",
  ],
  ovens: [
    "Dutch oven or baking stone? Two loaves, one winner",
    "Bake bread without a Dutch oven",
    "The cheap Dutch oven that cracked",
    "Preheating a Dutch oven: does it matter?",
  ],
  loose: ["A tour of my tiny kitchen", "Answering your letters"],
};

/**
 * A whole search on "sourdough bread": starter videos draw the most, scoring patterns are where two small
 * channels beat their usual views, newer discard videos do better than older ones.
 */
export function sourdough(): SearchAnswer {
  const shape: Record<string, (at: number) => Partial<Video>> = {
    starter: (at) => ({
      publishedAt: daysAgo(50 + 60 * at),
      viewCount: 90_000 + 9000 * at,
      channelId: `large-${at % 4}`,
    }),
    scoring: (at) => ({
      publishedAt: daysAgo(40 + 50 * at),
      viewCount: 6000 - 100 * at,
      channelId: `small-${at % 3}`,
    }),
    discard: (at) => ({
      publishedAt: daysAgo(at < 3 ? 20 + at : 400 + at),
      viewCount: at < 3 ? 20_000 : 2500,
      channelId: `middle-${at}`,
    }),
    ovens: (at) => ({ publishedAt: daysAgo(200 + 40 * at), viewCount: 2000 + at, channelId: `middle-${at}` }),
    loose: (at) => ({ publishedAt: daysAgo(90), viewCount: 300, channelId: `middle-${at}` }),
  };
  const videos = Object.entries(TITLES).flatMap(([topic, titles]) =>
    titles.map((title, at) => video({ videoId: `${topic}-${at}`, title, ...shape[topic]?.(at) })),
  );
  const ids = [...new Set(videos.map((one) => one.channelId))];
  const sizes: Record<string, number> = { large: 400_000, small: 8000, middle: 150_000 };
  const channels = ids.map((channelId) =>
    channel({
      channelId,
      subscriberCount: sizes[channelId.split("-")[0] ?? ""] ?? null,
      recentUploads: channelId.startsWith("small") ? uploads([2000, 2400, 1800, 2200, 2100]) : [],
    }),
  );
  return answer({ videos, channels });
}

/** A finding that was not made, and one on a topic, for tests that look at nothing else of it. */
export const NOT_FOUND: ShownFinding = { found: false, reason: "Not enough evidence.", figures: [] };

export function foundOn(clusterName: string): ShownFinding {
  return { found: true, clusterName, reason: "", proof: "", figures: [], videoIds: [] };
}
