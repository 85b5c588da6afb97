import { describe, expect, it } from "vitest";
import { evidence, foundOn, NOT_FOUND, videosAt } from "../../../tests/support/analyzer-fixture";
import { summarize } from "./summary";

const nothing = {
  peakTopic: NOT_FOUND,
  risingTopic: NOT_FOUND,
  lowCompetitionGem: NOT_FOUND,
};
const three: [number, number][] = [
  [1, 1],
  [2, 1],
  [3, 1],
];

describe("summarize", () => {
  it("counts videos, channels and topics, and names the topics that stand out", () => {
    const made = evidence({
      topics: { Rye: videosAt("r", three), Spelt: videosAt("s", three) },
      unclustered: videosAt("x", [[1, 1]]),
    });
    expect(
      summarize(made, {
        ...nothing,
        peakTopic: foundOn("Rye"),
        risingTopic: foundOn("Rye"),
        lowCompetitionGem: foundOn("Spelt"),
      }),
    ).toBe(
      "7 videos by 7 channels fall into 2 topics, with 1 left over. " +
        "“Rye” gets the most views at equal age and is rising; “Spelt” is where small channels do better than usual.",
    );
  });

  it("says if nothing stands out", () => {
    const made = evidence({ topics: { Rye: videosAt("r", three) } });
    expect(summarize(made, nothing)).toBe(
      "3 videos by 3 channels were found: 3 of them form one topic, “Rye”. It does not stand out clearly enough to say more.",
    );
    const two = evidence({ topics: { Rye: videosAt("r", three), Spelt: videosAt("s", three) } });
    expect(summarize(two, nothing)).toContain("None of them stands out clearly enough to say so.");
  });

  it("does not say that the peak draws the most if a topic of few videos draws more", () => {
    const made = evidence({ topics: { Rye: videosAt("r", three), Spelt: videosAt("s", [[1, 900]]) } });
    expect(summarize(made, { ...nothing, peakTopic: foundOn("Rye") })).toContain(
      "“Rye” gets the most views at equal age of the topics with enough videos to compare.",
    );
  });

  it("says if there are no topics, or no videos", () => {
    const loose = (points: [number, number][]) =>
      summarize(evidence({ topics: {}, unclustered: videosAt("x", points) }), nothing);
    expect(loose([[1, 1]])).toBe("1 video was found, too few to compare: a topic takes at least 3.");
    expect(loose(three.slice(0, 2))).toBe(
      "2 videos were found, too few to compare: a topic takes at least 3.",
    );
    expect(loose(three)).toBe(
      "3 videos by 3 channels were found, but no 3 of them share a topic beyond the idea itself.",
    );
    expect(summarize(evidence({ topics: {} }), nothing)).toBe(
      "No videos were found, so there is nothing to compare.",
    );
  });
});
