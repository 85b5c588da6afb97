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
import { cpuTime } from "../../../tests/support/cpu-time";
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

/** The shortest of several runs, in ms: others may share the machine. */
function fastest(run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = cpuTime();
    run();
    return cpuTime() - start;
  });
  return Math.min(...times);
}

describe("analyze", () => {
  it("answers topics, findings and advice that agree with one another", () => {
    const insights = analyze(sourdough(), NOW);
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
    const { clusters, ...insights } = analyze(sourdough(), NOW);
    for (const finding of [insights.peakTopic, insights.risingTopic, insights.lowCompetitionGem]) {
      if (!finding.found) throw new Error(finding.reason);
      const ids = finding.groups?.flatMap(({ videoIds }) => videoIds);
      expect(ids).toEqual(finding.videoIds);
      expect(new Set(ids).size).toBe(finding.videoIds.length);
      const topic = clusters.find(({ name }) => name === finding.clusterName);
      expect(topic?.videoIds).toEqual(expect.arrayContaining(finding.videoIds));
    }
  });

  it("counts every video once", () => {
    const { clusters, unclustered, totals } = analyze(sourdough(), NOW);
    const ids = [...clusters.flatMap(({ videoIds }) => videoIds), ...unclustered];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(totals.videosAnalyzed);
    for (const { videoIds, videoCount } of clusters) expect(videoIds).toHaveLength(videoCount);
  });

  it("does not depend on the order of the answer", () => {
    const { videos, channels, ...rest } = sourdough();
    const turned = { ...rest, videos: [...videos].reverse(), channels: [...channels].reverse() };
    expect(analyze(turned, NOW)).toEqual(analyze(sourdough(), NOW));
  });

  it("does not change the answer it reads", () => {
    const given = sourdough();
    const before = structuredClone(given);
    analyze(given, NOW);
    expect(given).toEqual(before);
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
    const insights = analyze(answer({ videos }), NOW);
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
    expect(JSON.stringify(analyze(youtube, NOW))).toContain("2026-08-24");
    expect(JSON.stringify(analyze(sample, NOW))).not.toContain("2026-08-24");
  });

  it("is fast enough for a Worker", () => {
    const [fifty, twoHundred] = [large(50), large(200)];
    expect(fastest(() => analyze(fifty, NOW))).toBeLessThan(50);
    expect(fastest(() => analyze(twoHundred, NOW))).toBeLessThan(300);
  });
});
