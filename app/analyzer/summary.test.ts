import { describe, expect, it } from "vitest";
import { study, videosAt } from "./fixture";
import type { Finding } from "./insights";
import { summaryOf } from "./summary";

const none: Finding = { found: false, reason: "", figures: [] };
const on = (clusterName: string): Finding => ({
  found: true,
  clusterName,
  reason: "",
  figures: [],
  videoIds: [],
});
const nothing = { peakTopic: none, risingTopic: none, lowCompetitionGem: none, gateways: new Map() };
const three: [number, number][] = [
  [1, 1],
  [2, 1],
  [3, 1],
];

describe("summaryOf", () => {
  it("counts videos, channels and topics and names what stands out", () => {
    const made = study({
      topics: { Rye: videosAt("r", three), Spelt: videosAt("s", three) },
      unclustered: videosAt("x", [[1, 1]]),
    });
    expect(
      summaryOf(made, {
        ...nothing,
        peakTopic: on("Rye"),
        risingTopic: on("Rye"),
        lowCompetitionGem: on("Spelt"),
      }),
    ).toBe(
      "7 videos by 7 channels fall into 2 topics, with 1 left over. " +
        "“Rye” has the strongest demand and is rising; “Spelt” is where small channels do better than usual.",
    );
  });

  it("says when nothing stands out", () => {
    const made = study({ topics: { Rye: videosAt("r", three) } });
    expect(summaryOf(made, nothing)).toBe(
      "3 videos by 3 channels fall into 1 topic. None of them stands out clearly enough to say so.",
    );
  });

  it("says when there are no topics, or no videos", () => {
    expect(summaryOf(study({ topics: {}, unclustered: videosAt("x", [[1, 1]]) }), nothing)).toContain(
      "1 video by 1 channel was found",
    );
    expect(summaryOf(study({ topics: {} }), nothing)).toBe(
      "No videos were found, so there is nothing to compare.",
    );
  });
});
