import { describe, expect, it } from "vitest";
import { NOT_FOUND, videosAt } from "../../../tests/support/analyzer-fixture";
import type { Attempt, Evidence, Opportunity, TopicFacts } from "../../engines/findings";
import { recommend } from "../../engines/findings/recommend";
import { showAdvice } from "./advice";
import type { ShownFinding, ShownFindings } from "./finding";

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
