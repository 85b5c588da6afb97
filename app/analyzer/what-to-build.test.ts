import { describe, expect, it } from "vitest";
import type { Cluster, Finding } from "./insights";
import { whatToBuild } from "./what-to-build";

const none: Finding = { found: false, reason: "Not enough evidence.", figures: [] };
const on = (clusterName: string, reason = `Reason for ${clusterName}.`): Finding => ({
  found: true,
  clusterName,
  reason,
  figures: [],
  videoIds: [],
});
const cluster = (name: string, facts: Partial<Cluster> = {}): Cluster => ({
  name,
  phrases: ["cold dough", "steam", "flour", "salt"],
  videoIds: [],
  videoCount: 8,
  avgViews: 1000,
  engagementScore: null,
  opportunitySummary: "",
  opportunities: [],
  demand: 10,
  competition: 0.5,
  ...facts,
});
const clusters = [cluster("Rye", { demand: 40 }), cluster("Spelt")];
const nothing = { peakTopic: none, risingTopic: none, lowCompetitionGem: none };

describe("whatToBuild", () => {
  it("recommends the gem first, with its evidence, an angle and what the peak would bring", () => {
    const text = whatToBuild(clusters, {
      peakTopic: on("Rye"),
      risingTopic: none,
      lowCompetitionGem: on("Spelt"),
    });
    expect(text).toBe(
      "Make a video on “Spelt”. Reason for Spelt. " +
        "For an angle, its videos also speak of “cold dough”, “steam” and “flour”. " +
        "“Rye” draws more views (40 a day for a typical video, 4.0× as much), and large channels make 50% of its videos.",
    );
  });

  it("does not say that the peak draws more where the topic chosen does", () => {
    const wanted = [cluster("Spelt", { demand: 90, videoCount: 3 }), cluster("Rye", { demand: 40 })];
    const text = whatToBuild(wanted, { ...nothing, peakTopic: on("Rye"), lowCompetitionGem: on("Spelt") });
    expect(text).not.toContain("draws more views");
  });

  it("says when one topic is everything", () => {
    const text = whatToBuild(clusters, {
      peakTopic: on("Rye"),
      risingTopic: on("Rye"),
      lowCompetitionGem: on("Rye"),
    });
    expect(text).toContain("It is also the topic that is rising. It also has the strongest demand found.");
    expect(text).not.toContain("draws more views");
  });

  it("falls back on a rising topic, then on the peak", () => {
    expect(whatToBuild(clusters, { ...nothing, risingTopic: on("Spelt"), peakTopic: on("Rye") })).toContain(
      "on “Spelt”.",
    );
    expect(whatToBuild(clusters, { ...nothing, peakTopic: on("Rye") })).toContain("Make a video on “Rye”.");
  });

  it("says when the topic rests on few videos", () => {
    const few = [cluster("Rye", { videoCount: 4, phrases: [] })];
    const text = whatToBuild(few, { ...nothing, peakTopic: on("Rye") });
    expect(text).toContain("The evidence is thin: 4 videos");
    expect(text).not.toContain("angle");
  });

  it("recommends nothing on nothing", () => {
    expect(whatToBuild(clusters, nothing)).toContain(
      "The evidence favors no topic clearly. “Rye” and “Spelt” are",
    );
    expect(whatToBuild(clusters.slice(0, 1), nothing)).toContain("“Rye” is the most watched");
    expect(whatToBuild([], nothing)).toContain("too little here");
  });
});
