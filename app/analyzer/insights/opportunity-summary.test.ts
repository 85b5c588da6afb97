import { describe, expect, it } from "vitest";
import { videosAt } from "../../../tests/support/analyzer-fixture";
import type { Attempt, GatewayTest } from "../../engines/findings/gateways";
import type { Topic } from "../../engines/topics";
import { opportunitySummary } from "./insights";

const demand = (median: number, sampleSize = 6) => ({ median, low: median, high: median, sampleSize });
const topic: Topic = { name: "Rye", phrases: [], angles: [], videos: videosAt("r", Array(6).fill([1, 1])) };
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
      "2.0× the usual views. Large channels made 3 of 6. 0 of 3 small channels beat their usual.",
    );
  });

  it.each([
    [{ demand: demand(48) }, /^About the usual views\. /],
    [{ demand: demand(20) }, /^40% of the usual views\. /],
    [{ demand: demand(17) }, /^About a third of the usual views\. /],
    [{ demand: demand(0, 0) }, /^Upload dates unknown\. .* Thin evidence\.$/],
    [{ overall: demand(0) }, /^Large channels/],
    [{ demand: demand(20, 3) }, / Thin evidence\.$/],
    [{ competition: { share: null, large: 0, known: 0 } }, / Channel sizes unknown\. /],
    [{ competition: { share: 0, large: 0, known: 6 } }, / No large channels\. /],
    [{ competition: { share: 0, large: 0, known: 4 } }, / No large channels \(2 unknown\)\. /],
    [{ competition: { share: 0.25, large: 1, known: 4 } }, / Large channels made 1 of 4 \(2 unknown\)\. /],
    [{ gateway: gateway(0, 0) }, / Large channels made 3 of 6\.$/],
    [{ gateway: gateway(1, 0) }, / The one small channel did not beat its usual\.$/],
    [{ gateway: gateway(1, 1) }, / The one small channel beat its usual\.$/],
    [{ gateway: gateway(4, 1) }, / 1 of 4 small channels beat its usual\.$/],
    [{ gateway: gateway(4, 2) }, / 2 of 4 small channels beat their usual\.$/],
    [{ gateway: gateway(4, 2, 0.2) }, / 2 of 4 small channels beat their usual, maybe luck\.$/],
    [{ gateway: gateway(5, 2) }, / 2 of 5 small channels beat their usual\.$/],
  ])("describes %j", (facts, words) => expect(summary(facts)).toMatch(words));

  it("keeps to 25 words", () => {
    const most = summary({
      demand: demand(17),
      competition: { share: 0.25, large: 1, known: 4 },
      gateway: gateway(4, 2, 0.2),
    });
    expect(most.split(" ").length).toBeLessThanOrEqual(25);
  });
});
