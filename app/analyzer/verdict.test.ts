import { describe, expect, it } from "vitest";
import { study, videosAt } from "./fixture";
import type { Gateway } from "./gateways";
import type { Finding } from "./insights";
import { opportunitiesIn, type Verdict } from "./verdict";

const none: Finding = { found: false, reason: "Not enough evidence.", figures: [] };
const on = (clusterName: string): Finding => ({
  found: true,
  clusterName,
  reason: "",
  figures: [],
  videoIds: [],
});
const [rye, spelt] = study({ topics: { Rye: videosAt("r", [[1, 1]]), Spelt: videosAt("s", [[1, 1]]) } })
  .topics as [Gateway["topic"], Gateway["topic"]];
const gateway = (topic: Gateway["topic"], channels: number): Gateway => ({
  topic,
  smallChannels: channels,
  measured: [],
  beating: Array(channels).fill(null),
});
const verdict = (facts: Partial<Verdict>): Verdict => ({
  peakTopic: none,
  risingTopic: none,
  lowCompetitionGem: none,
  gateways: new Map(),
  ...facts,
});

describe("opportunitiesIn", () => {
  it("is every finding that names the topic, and a gateway of two channels", () => {
    const all = verdict({
      peakTopic: on("Rye"),
      risingTopic: on("Rye"),
      lowCompetitionGem: on("Rye"),
      gateways: new Map([[rye, gateway(rye, 2)]]),
    });
    expect(opportunitiesIn(rye, all)).toEqual(["peak", "rising", "gem", "gateway"]);
    expect(opportunitiesIn(spelt, all)).toEqual([]);
  });

  it("is none where one small channel got through", () => {
    expect(opportunitiesIn(rye, verdict({ gateways: new Map([[rye, gateway(rye, 1)]]) }))).toEqual([]);
  });
});
