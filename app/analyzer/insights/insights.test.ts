import { describe, expect, it } from "vitest";
import {
  answer,
  daysAgo,
  NOT_FOUND,
  NOW,
  sourdough,
  video,
  videosAt,
} from "../../../tests/support/analyzer-fixture";
import type { Attempt, Evidence, Opportunity, TopicFacts } from "../../engines/findings";
import { recommend } from "../../engines/findings/analyze";
import type { ShownFinding, ShownFindings } from "./finding";
import { readInsights, showAdvice } from "./insights";

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

const whatToBuild = (topics: TopicFacts[], findings: ShownFindings, found: Pick<Evidence, "videos">) =>
  showAdvice(recommend(topics, findings, found), findings);

const on = (clusterName: string): ShownFinding => ({
  found: true,
  clusterName,
  reason: "",
  proof: `Proof of ${clusterName}`,
  figures: [],
  videoIds: [],
});
const nothing = { peakTopic: NOT_FOUND, risingTopic: NOT_FOUND, lowCompetitionGem: NOT_FOUND };

interface Facts {
  draws?: number;
  large?: number;
  known?: number;
  measured?: number;
  count?: number;
  angles?: string[];
  opportunities?: Opportunity[];
}

/** Measured topics, where all videos found draw 60 views in their first year. */
function topics(facts: Record<string, Facts>): TopicFacts[] {
  return Object.entries(facts).map(([name, given]) => {
    const { draws = 20, large = 0, known = 6, measured = 0, count = 8, angles = [] } = given;
    const topic = { name, phrases: [], angles, videos: videosAt(name, Array(count).fill([1, 1])) };
    const demand = (median: number) => ({ median, low: median, high: median, sampleSize: count });
    return {
      topic,
      demand: demand(draws),
      overall: demand(60),
      competition: { share: known === 0 ? null : large / known, large, known },
      gateway: {
        topic,
        smallChannels: measured,
        measured: Array<Attempt>(measured),
        beating: [],
        chance: 1,
        test: null,
      },
      opportunities: given.opportunities ?? ["gem", "gateway"],
    };
  });
}
const found = { videos: videosAt("v", Array(40).fill([1, 1])) };

describe("showAdvice", () => {
  it("recommends the gem first, with one angle and its proof", () => {
    const advice = whatToBuild(
      topics({ Rye: { draws: 80, large: 5 }, Spelt: { angles: ["Cold Dough", "Stone Oven"] } }),
      { ...nothing, peakTopic: on("Rye"), lowCompetitionGem: on("Spelt") },
      found,
    );
    expect(advice).toEqual({
      topic: "Spelt",
      say: "Make a video on “Spelt”.",
      angle: "One angle: “Cold Dough”.",
      proof: "Proof of Spelt with it.",
    });
  });

  it("says on how few videos a gem rests", () => {
    const few = topics({ Rye: { count: 4 } });
    expect(whatToBuild(few, { ...nothing, lowCompetitionGem: on("Rye") }, found).proof).toBe(
      "Proof of Rye, on only 4 videos.",
    );
  });

  it.each([
    [{ large: 8, known: 8 }, "Proof of Rye, all by large channels."],
    [{ large: 6, known: 6 }, "Proof of Rye, mostly by large channels."],
    [{ large: 3, known: 6 }, "Proof of Rye."],
    [{ large: 0, known: 0 }, "Proof of Rye."],
  ])("says who holds a rising topic: %j", (facts, proof) => {
    const made = topics({ Rye: { ...facts, opportunities: ["rising"] } });
    const findings = { ...nothing, risingTopic: on("Rye"), peakTopic: on("Rye") };
    expect(whatToBuild(made, findings, found)).toEqual({
      ...{ topic: "Rye", say: "Make a video on “Rye”.", angle: "", proof },
    });
  });

  it("recommends a peak with room, and says what is missing from one without", () => {
    const peak = { ...nothing, peakTopic: on("Rye") };
    expect(whatToBuild(topics({ Rye: { opportunities: ["peak"] } }), peak, found).say).toBe(
      "Make a video on “Rye”.",
    );
    expect(whatToBuild(topics({ Rye: { large: 6, opportunities: [] } }), peak, found)).toEqual({
      topic: null,
      say: "No topic here shows room for another channel.",
      angle: "Nearest: “Rye”.",
      proof: "Missing: two small channels above their usual, or a rise.",
    });
  });

  it("explains why it recommends nothing", () => {
    const none = (facts: Record<string, Facts>, videos = found.videos) =>
      whatToBuild(topics(facts), nothing, { videos });
    expect(none({ A: { draws: 3 }, B: { draws: 4 } })).toEqual({
      topic: null,
      say: "No topic here stands out.",
      angle: "Try a narrower idea around “B”.",
      proof: "Missing: a lead in views, a rise, or small channels above usual.",
    });
    expect(none({}).say).toBe("The videos found share no topic.");
    expect(none({}, found.videos.slice(0, 1)).say).toMatch(/^Only 1 video found, too few/);
    expect(none({}, found.videos.slice(0, 2)).say).toMatch(/^Only 2 videos found, too few/);
    expect(none({}, []).say).toBe("No videos were found.");
  });
});
