import { describe, expect, it } from "vitest";
import { channel, foundOn, NOT_FOUND, study, videosAt } from "../../../tests/support/analyzer-fixture";
import type { Gateway } from "./gateways";
import { opportunitiesIn, type Verdict } from "./verdict";

const [rye, spelt] = study({ topics: { Rye: videosAt("r", [[1, 1]]), Spelt: videosAt("s", [[1, 1]]) } })
  .topics as [Gateway["topic"], Gateway["topic"]];
const gateway = (topic: Gateway["topic"], channels: number, chance = 0.01): Gateway => ({
  topic,
  smallChannels: channels,
  measured: Array(channels).fill(null),
  beating: Array(channels).fill(null),
  chance,
  asked: { level: 0.05, tested: 2 },
});
const verdict = (facts: Partial<Verdict>): Verdict => ({
  peakTopic: NOT_FOUND,
  risingTopic: NOT_FOUND,
  lowCompetitionGem: NOT_FOUND,
  gateways: new Map(),
  ...facts,
});

/** Rye's one video is by r-channel-0. */
const sized = (subscriberCount: number | null) =>
  new Map([["r-channel-0", channel({ channelId: "r-channel-0", subscriberCount })]]);

describe("opportunitiesIn", () => {
  it("is every finding that names the topic, and a gateway of two channels", () => {
    const all = verdict({
      peakTopic: foundOn("Rye"),
      risingTopic: foundOn("Rye"),
      lowCompetitionGem: foundOn("Rye"),
      gateways: new Map([[rye, gateway(rye, 2)]]),
    });
    expect(opportunitiesIn(rye, all, sized(500))).toEqual(["peak", "rising", "gem", "gateway"]);
    expect(opportunitiesIn(spelt, all, sized(500))).toEqual([]);
  });

  it("is NOT_FOUND where one small channel got through, or where it may be luck", () => {
    const one = verdict({ gateways: new Map([[rye, gateway(rye, 1)]]) });
    expect(opportunitiesIn(rye, one, sized(500))).toEqual([]);
    const luck = verdict({ gateways: new Map([[rye, gateway(rye, 2, 0.06)]]) });
    expect(opportunitiesIn(rye, luck, sized(500))).toEqual([]);
  });

  it("is no peak that large channels hold, or of whose channels nothing is known", () => {
    const peak = verdict({ peakTopic: foundOn("Rye") });
    expect(opportunitiesIn(rye, peak, sized(500))).toEqual(["peak"]);
    expect(opportunitiesIn(rye, peak, sized(100_000))).toEqual([]);
    expect(opportunitiesIn(rye, peak, sized(null))).toEqual([]);
    expect(opportunitiesIn(rye, peak, new Map())).toEqual([]);
  });

  it("draws the line for a peak at three quarters of the videos", () => {
    const [oats] = study({ topics: { Oats: videosAt("o", Array(4).fill([1, 1])) } }).topics as [
      Gateway["topic"],
    ];
    const large = (count: number) =>
      new Map(
        [0, 1, 2, 3].map((at) => {
          const channelId = `o-channel-${at}`;
          return [channelId, channel({ channelId, subscriberCount: at < count ? 200_000 : 500 })];
        }),
      );
    const peak = verdict({ peakTopic: foundOn("Oats") });
    expect(opportunitiesIn(oats, peak, large(2))).toEqual(["peak"]);
    expect(opportunitiesIn(oats, peak, large(3))).toEqual([]);
  });

  it("counts a rise or a gem whoever holds the topic", () => {
    expect(opportunitiesIn(rye, verdict({ risingTopic: foundOn("Rye") }), sized(100_000))).toEqual([
      "rising",
    ]);
  });
});
