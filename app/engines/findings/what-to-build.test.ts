import { describe, expect, it } from "vitest";
import { NOT_FOUND, videosAt } from "../../../tests/support/analyzer-fixture";
import type { Attempt } from "./gateways";
import type { Finding, Opportunity } from "./insights";
import type { TopicFacts } from "./opportunity-summary";
import { whatToBuild } from "./what-to-build";

const on = (clusterName: string): Finding => ({
  found: true,
  clusterName,
  reason: `Reason for ${clusterName}.`,
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
const sentences = (text: string) => text.split(/\. (?=[A-Z“])/).length;

describe("whatToBuild", () => {
  it("recommends the gem first, with an angle, its evidence, its demand and its channels", () => {
    const text = whatToBuild(
      topics({ Rye: { draws: 80, large: 5 }, Spelt: { angles: ["Cold Dough", "Stone Oven", "Rye Flour"] } }),
      { ...nothing, peakTopic: on("Rye"), lowCompetitionGem: on("Spelt") },
      found,
    );
    expect(text).toBe(
      "Make a video on “Spelt”, for instance on “Cold Dough” or “Stone Oven”. Reason for Spelt. " +
        "A typical video on it gets 20 views in its first year, about a third of the 60 of all videos found. " +
        "None of the 6 videos whose channel size is known is by a channel of 100,000 subscribers or more. " +
        "“Rye” draws more (80 views in its first year for a typical video), but large channels make 5 of the 6 videos there whose channel size is known.",
    );
    expect(sentences(text)).toBe(5);
  });

  it("says that large channels hold a rising topic", () => {
    const text = whatToBuild(
      topics({ Rye: { large: 6, opportunities: ["rising"] } }),
      { ...nothing, risingTopic: on("Rye") },
      found,
    );
    expect(text).toContain(
      "All 6 videos whose channel size is known are by channels of 100,000 subscribers or more, and no small channel on it could be measured.",
    );
    const measured = topics({ Rye: { measured: 1, opportunities: ["rising"] } });
    expect(whatToBuild(measured, { ...nothing, risingTopic: on("Rye") }, found)).toContain(
      "or more, and the one small channel that could be measured did not beat its usual views.",
    );
  });

  it("warns if the peak shows no room", () => {
    const peak = { ...nothing, peakTopic: on("Rye") };
    expect(whatToBuild(topics({ Rye: { draws: 90, large: 6, opportunities: [] } }), peak, found)).toMatch(
      /^No topic here shows room for another channel; the best supported is the Peak Topic, “Rye”\. A typical video on it gets 90 views in its first year, 1\.5× the 60/,
    );
    expect(whatToBuild(topics({ Rye: { opportunities: ["peak"] } }), peak, found)).toMatch(
      /^Make a video on “Rye”\. /,
    );
  });

  it("does not mention a peak that draws less than the topic chosen", () => {
    const made = topics({ Spelt: { draws: 90 }, Rye: { draws: 40 } });
    const text = whatToBuild(
      made,
      { ...nothing, peakTopic: on("Rye"), lowCompetitionGem: on("Spelt") },
      found,
    );
    expect(text).not.toContain("“Rye”");
  });

  it("says how many videos of the peak are by large channels, if known", () => {
    const findings = { ...nothing, peakTopic: on("Rye"), lowCompetitionGem: on("Spelt") };
    const text = (facts: Facts) =>
      whatToBuild(topics({ Rye: { draws: 80, ...facts }, Spelt: {} }), findings, found);
    expect(text({ large: 6 })).toContain(
      "but large channels make all 6 videos there whose channel size is known.",
    );
    expect(text({ large: 1 })).toContain("; large channels make 1 of the 6 videos there");
    expect(text({ known: 0 })).toMatch(/\(80 views in its first year for a typical video\)\.$/);
  });

  it("says when one topic is all three findings", () => {
    const all = { peakTopic: on("Rye"), risingTopic: on("Rye"), lowCompetitionGem: on("Rye") };
    const text = whatToBuild(topics({ Rye: { angles: ["Cold Dough"] } }), all, found);
    expect(text).toContain(
      "Make a video on “Rye”, also the Rising Topic and the Peak Topic, for instance on “Cold Dough”.",
    );
    expect(sentences(text)).toBeLessThanOrEqual(5);
  });

  it("says when the evidence is thin", () => {
    const text = whatToBuild(
      topics({ Rye: { count: 4 } }),
      { ...nothing, lowCompetitionGem: on("Rye") },
      found,
    );
    expect(text).toMatch(/The evidence is thin: 4 videos, so treat it as a first test\.$/);
  });

  it("explains why it recommends nothing", () => {
    const none = (facts: Record<string, Facts>, videos = found.videos) =>
      whatToBuild(topics(facts), nothing, { videos });
    expect(none({ A: { draws: 4 }, B: { draws: 3 }, C: { draws: 2 }, D: { draws: 1 } })).toMatch(
      /^The evidence favors no topic clearly\. The 3 with the most views at equal age are “A” \(4 views in its first year for a typical video\), “B” .* and “C”/,
    );
    expect(none({ Rye: {}, Spelt: {} })).toContain("The topics found are “Rye” (20 views in its first year");
    expect(none({ Rye: {} })).toMatch(/^The only topic found is “Rye” \(20 views/);
    expect(none({})).toContain("share no topic beyond the idea itself");
    expect(none({}, found.videos.slice(0, 1))).toMatch(/^With 1 video found there is too little/);
    expect(none({}, found.videos.slice(0, 2))).toMatch(/^With 2 videos found there is too little/);
    expect(none({}, [])).toBe("No videos were found, so there is nothing to recommend.");
  });
});
