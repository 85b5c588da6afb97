import { describe, expect, it } from "vitest";
import { answer, daysAgo, NOW, sourdough, video } from "../../../tests/support/analyzer-fixture";
import { readInsights } from "./insights";

describe("readInsights", () => {
  it("answers topics, findings and advice that agree with one another", () => {
    const insights = readInsights(sourdough(), NOW);
    expect(insights.clusters.map(({ name, opportunities }) => [name, opportunities])).toEqual([
      ["Sourdough Starter", []],
      ["Sourdough Discard", ["rising"]],
      ["Scoring Patterns", ["gem", "gateway"]],
      ["Dutch Oven", []],
    ]);
    expect(insights.peakTopic).toMatchObject({ found: true, clusterName: "Sourdough Starter" });
    expect(insights.risingTopic).toMatchObject({ found: true, clusterName: "Sourdough Discard" });
    expect(insights.lowCompetitionGem).toMatchObject({ found: true, clusterName: "Scoring Patterns" });
    expect(insights.whatToBuild).toMatch(/^Make a video on “Scoring Patterns”[.,] /);
    expect(insights.totals.opportunities).toBe(2);
    expect(insights.market.totalOpportunities).toBe(2);
  });

  it("lists the videos behind each finding once, all of them in its topic", () => {
    const { clusters, ...insights } = readInsights(sourdough(), NOW);
    for (const finding of [insights.peakTopic, insights.risingTopic, insights.lowCompetitionGem]) {
      if (!finding.found) throw new Error(finding.reason);
      const ids = finding.groups?.flatMap(({ videoIds }) => videoIds);
      expect(ids).toEqual(finding.videoIds);
      expect(new Set(ids).size).toBe(finding.videoIds.length);
      const topic = clusters.find(({ name }) => name === finding.clusterName);
      expect(topic?.videoIds).toEqual(expect.arrayContaining(finding.videoIds));
    }
  });

  it("does not depend on the order of the answer", () => {
    const { videos, channels, ...rest } = sourdough();
    const turned = { ...rest, videos: [...videos].reverse(), channels: [...channels].reverse() };
    expect(readInsights(turned, NOW)).toEqual(readInsights(sourdough(), NOW));
  });

  it.each([
    ["no videos", []],
    ["one video", [video({ videoId: "a", title: "Rye" })]],
    ["emoji only", ["a", "b", "c"].map((videoId) => video({ videoId, title: "🔥🔥" }))],
    ["empty titles", ["a", "b", "c", "d"].map((videoId) => video({ videoId, title: "" }))],
    ["identical videos", ["a", "b", "c", "d", "e"].map((videoId) => video({ videoId, title: "Cold proof" }))],
    [
      "no views",
      ["a", "b", "c", "d"].map((videoId) => video({ videoId, title: "Cold proof", viewCount: 0 })),
    ],
    [
      "dates ahead",
      ["a", "b", "c", "d"].map((videoId) =>
        video({ videoId, title: "Cold proof", publishedAt: daysAgo(-9) }),
      ),
    ],
    [
      "no dates",
      ["a", "b", "c", "d"].map((videoId) => video({ videoId, title: "Cold proof", publishedAt: "" })),
    ],
    [
      "odd lengths",
      ["a", "b", "c"].map((videoId) => video({ videoId, title: "Cold proof", durationSeconds: -5 })),
    ],
    [
      "odd counts",
      ["a", "b", "c"].map((videoId) => video({ videoId, title: "Cold proof", viewCount: Number.NaN })),
    ],
  ])("claims nothing and reads well for %s", (_, videos) => {
    const insights = readInsights(answer({ videos }), NOW);
    expect(insights.totals.videosAnalyzed).toBe(videos.length);
    expect(insights.lowCompetitionGem.found).toBe(false);
    expect(insights.risingTopic.found).toBe(false);
    expect(JSON.stringify(insights)).not.toMatch(/NaN|Infinity|undefined/);
    for (const text of [insights.summary, insights.whatToBuild, insights.peakTopic.reason])
      expect(text).toMatch(/\.$/);
  });

  it("marks YouTube figures from before and after the redefinition of views", () => {
    const sample = sourdough();
    const youtube = { ...sample, source: { kind: "youtube" as const, name: "YouTube" } };
    expect(JSON.stringify(readInsights(youtube, NOW))).toContain("2026-08-24");
    expect(JSON.stringify(readInsights(sample, NOW))).not.toContain("2026-08-24");
  });
});
