import { describe, expect, it } from "vitest";
import {
  answer,
  channel,
  daysAgo,
  NOW,
  sourdough,
  uploads,
  video,
} from "../../../tests/support/analyzer-fixture";
import { leastTime } from "../../../tests/support/cpu-time";
import { analyze } from "./analyze";

/** `count` videos on five topics with descriptions, by forty channels that were read. */
function large(count: number) {
  const subjects = ["rye starter", "scoring pattern", "discard cracker", "dutch oven", "cold proof"];
  const twists = [
    "slowly",
    "without waste",
    "in winter",
    "for two",
    "from scratch",
    "on a budget",
    "at altitude",
  ];
  const videos = Array.from({ length: count }, (_, at) => {
    const subject = subjects[at % subjects.length] ?? "";
    return video({
      videoId: `v${at}`,
      title: `${subject} ${twists[at % twists.length]} ${twists[(at * 3) % twists.length]} number ${at}`,
      description: `All about ${subject}, take ${at}. `.repeat(30),
      channelId: `c${at % 40}`,
      publishedAt: daysAgo(3 + at * 7),
      viewCount: 500 + ((at * 7919) % 90_000),
    });
  });
  const channels = Array.from({ length: 40 }, (_, at) =>
    channel({
      channelId: `c${at}`,
      subscriberCount: 1000 * at * at,
      recentUploads: uploads([500, 700, 900, 1100]),
    }),
  );
  return answer({ videos, channels });
}

describe("analyze", () => {
  it("answers topics, findings and advice that agree with one another", () => {
    const insights = analyze(sourdough(), NOW);
    expect(insights.topics.map(({ cluster: { name, opportunities } }) => [name, opportunities])).toEqual([
      ["Sourdough Starter", []],
      ["Sourdough Discard", ["rising"]],
      ["Scoring Patterns", ["gem", "gateway"]],
      ["Dutch Oven", []],
    ]);
    expect(insights.peakTopic).toMatchObject({ found: true, clusterName: "Sourdough Starter" });
    expect(insights.risingTopic).toMatchObject({ found: true, clusterName: "Sourdough Discard" });
    expect(insights.lowCompetitionGem).toMatchObject({ found: true, clusterName: "Scoring Patterns" });
    expect(insights.recommendation).toMatchObject({
      kind: "topic",
      by: "lowCompetitionGem",
      facts: { topic: { name: "Scoring Patterns" } },
    });
    expect(insights.totals.opportunities).toBe(2);
    expect(insights.market.totalOpportunities).toBe(2);
  });

  it("counts every video once", () => {
    const { topics, evidence, totals } = analyze(sourdough(), NOW);
    const clusters = topics.map(({ cluster }) => cluster);
    const apart = evidence.unclustered.map(({ videoId }) => videoId);
    const ids = [...clusters.flatMap(({ videoIds }) => videoIds), ...apart];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(totals.videosAnalyzed);
    for (const { videoIds, videoCount } of clusters) expect(videoIds).toHaveLength(videoCount);
  });

  it("does not depend on the order of the answer", () => {
    const { videos, channels, ...rest } = sourdough();
    const turned = { ...rest, videos: [...videos].reverse(), channels: [...channels].reverse() };
    const { evidence: _, ...one } = analyze(turned, NOW);
    const { evidence: __, ...other } = analyze(sourdough(), NOW);
    expect(one).toEqual(other);
  });

  it("does not change the answer it reads", () => {
    const given = sourdough();
    const before = structuredClone(given);
    analyze(given, NOW);
    expect(given).toEqual(before);
  });

  it("is fast enough for a Worker", () => {
    const [fifty, twoHundred] = [large(50), large(200)];
    expect(leastTime(() => analyze(fifty, NOW), 50)).toBeLessThan(50);
    expect(leastTime(() => analyze(twoHundred, NOW), 300)).toBeLessThan(300);
  });
});
