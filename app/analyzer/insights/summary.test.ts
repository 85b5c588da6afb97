import { describe, expect, it } from "vitest";
import { evidence, foundOn, NOT_FOUND, videosAt } from "../../../tests/support/analyzer-fixture";
import { summarize } from "./insights";

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
    ).toBe("7 videos by 7 channels, in 2 topics. Peak: “Rye”. Rising: “Rye”. Hidden gem: “Spelt”.");
  });

  it("says if nothing stands out", () => {
    const made = evidence({ topics: { Rye: videosAt("r", three) } });
    expect(summarize(made, nothing)).toBe("3 videos by 3 channels, in 1 topic. No topic stands out.");
  });

  it("says if there are no topics, or no videos", () => {
    const loose = (points: [number, number][]) =>
      summarize(evidence({ topics: {}, unclustered: videosAt("x", points) }), nothing);
    expect(loose([[1, 1]])).toBe("Only 1 video found: a topic takes at least 3.");
    expect(loose(three.slice(0, 2))).toBe("Only 2 videos found: a topic takes at least 3.");
    expect(loose(three)).toBe("3 videos by 3 channels, but no 3 of them share a topic.");
    expect(summarize(evidence({ topics: {} }), nothing)).toBe("No videos were found.");
  });
});
