import { describe, expect, it } from "vitest";
import type { Topic } from "../topics";
import type { Attempt, GatewayTest } from "./gateways";
import { opportunitySummary } from "./opportunity-summary";

const demand = (median: number, sampleSize = 6) => ({ median, low: median, high: median, sampleSize });
const topic: Topic = { name: "Rye", phrases: [], angles: [], videos: [] };
const gateway = (measured: number, beating: number, chance = 0.001): GatewayTest => ({
  topic,
  smallChannels: measured,
  measured: Array<Attempt>(measured),
  beating: Array<Attempt>(beating),
  chance,
  test: { level: 0.05, tested: 2 },
});
const summary = (facts: Partial<Parameters<typeof opportunitySummary>[0]>) =>
  opportunitySummary({
    topic,
    demand: demand(100),
    overall: demand(50, 40),
    competition: { share: 0.5, large: 3, known: 6 },
    gateway: gateway(3, 0),
    opportunities: [],
    ...facts,
  });

describe("opportunitySummary", () => {
  it("describes demand, competition and small channels", () => {
    expect(summary({})).toBe(
      "A typical video on it gets 100 views in its first year, 2.0× the 50 of all videos found. " +
        "3 of the 6 videos whose channel size is known are by channels of 100,000 subscribers or more. " +
        "None of the 3 small channels that could be measured beat their usual views.",
    );
  });

  it.each([
    [{ demand: demand(48) }, "about the same as the 50 of all videos found."],
    [{ demand: demand(20) }, "20 views in its first year, 40% of the 50"],
    [{ demand: demand(0, 0) }, "When these videos were published is not known"],
    [{ demand: demand(20, 1) }, "With 1 video there is little to go by."],
    [{ demand: demand(20, 3) }, "With 3 videos there is little to go by."],
    [{ competition: { share: null, large: 0, known: 0 } }, "How large its channels are is not known."],
    [
      { competition: { share: 0, large: 0, known: 4 } },
      "None of the 4 videos whose channel size is known is by a channel",
    ],
    [
      { competition: { share: 1, large: 4, known: 4 } },
      "All 4 videos whose channel size is known are by channels",
    ],
    [
      { competition: { share: 0.25, large: 1, known: 4 } },
      "1 of the 4 videos whose channel size is known is by a channel",
    ],
    [
      { competition: { share: 0, large: 0, known: 1 } },
      "The one video whose channel size is known is not by a channel",
    ],
    [{ gateway: gateway(0, 0) }, "No small channel on it could be measured."],
    [
      { gateway: gateway(1, 0) },
      "The one small channel that could be measured did not beat its usual views.",
    ],
    [{ gateway: gateway(1, 1) }, "The one small channel that could be measured beat its usual views."],
    [{ gateway: gateway(4, 1) }, "1 of the 4 small channels that could be measured beat its usual views."],
    [
      { gateway: gateway(4, 2) },
      "2 of the 4 small channels that could be measured beat their usual views, a way in",
    ],
    [
      { gateway: gateway(4, 2, 0.2) },
      "2 of the 4 small channels that could be measured beat their usual views, which could be luck.",
    ],
    [{ gateway: gateway(5, 2) }, "2 of the 5 small channels that could be measured beat their usual views."],
    [{ gateway: gateway(2, 2) }, "All of the 2 small channels that could be measured beat their usual views"],
    [{ opportunities: ["rising" as const] }, "Newer uploads do better than older ones at equal age."],
  ])("describes %j", (facts, words) => expect(summary(facts)).toContain(words));
});
