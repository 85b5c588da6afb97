import { describe, expect, it } from "vitest";
import { readIdeaChannels } from "../learn/ideas-channels";
import { judgeChannel } from "../learn/ideas-estimates";
import { readHistories } from "../measures/channel-histories";
import { tallyDifferences } from "../measures/neighbours";
import { evaluateForecast } from "./forecast";
import { medianError, ratio, scoreForecasts, shareInside, weightedQuantile } from "./forecast-scores";

const HEADING = "channel,title,published_at,age_days,views,duration_s";

/** A channel whose uploads, one a day, are of two kinds by turns. */
function rows(channel: string, length: number): string[] {
  return Array.from({ length }, (_, n) => {
    const at = new Date(Date.UTC(2020, 0, 1 + n)).toISOString().replace("T", " ").replace("Z", "+00:00");
    const title = n % 2 ? `Oven repair ${n}` : `Sourdough diary ${n}`;
    return `${channel},${title},${at},${900 - n},${(n % 2 ? 9000 : 1000) + ((n * 7) % 10) * 50},`;
  });
}

const text = (...own: string[][]) => [HEADING, ...own.flat()].join("\n");

/** What forecasts of a history with no word known from elsewhere come to. */
const score = (csv: string) =>
  readIdeaChannels(readHistories(csv)).flatMap((own) =>
    judgeChannel(own, [new Map()]).flatMap((judged) => scoreForecasts(own, judged)),
  );

describe("scoreForecasts", () => {
  const history = text(rows("rye", 40));

  it("scores each video with five before it, and the medians", () => {
    const scored = score(history);
    expect(scored).toHaveLength(35);
    expect(scored[0]?.before).toBe(5);
    expect(medianError(scored)).toBeLessThan(medianError(scored, "plainError") / 2);
    expect(ratio(scored)).toBeCloseTo(medianError(scored) / medianError(scored, "plainError"));
    expect(shareInside(scored)).toBeGreaterThan(0.6);
  });

  it("ignores uploads of the same instant", () => {
    const [day] = rows("rye", 1);
    const scored = score(text(rows("rye", 10), Array(8).fill(day?.replace("2020-01-01", "2020-03-01"))));
    expect(scored.map(({ before }) => before).slice(-3)).toEqual([10, 10, 10]);
  });

  it("puts neighbours of two kinds in the right order", () => {
    const [own] = readIdeaChannels(readHistories(history));
    const [judged] = own ? judgeChannel(own, [new Map()]) : [];
    const { pairs, right } = tallyDifferences("rye", judged?.byHistory ?? []);
    expect(pairs).toBeGreaterThan(30);
    expect(right / pairs).toBeGreaterThan(0.95);
  });
});

describe("evaluateForecast", () => {
  it("compares the engine with its references, cross-validated", () => {
    const {
      accuracy = [],
      figure,
      held,
    } = evaluateForecast(text(rows("rye", 60), rows("oat", 50), rows("bran", 40)));
    expect(held).toBe("90 videos of 3 channels");
    expect(figure).toMatch(/^error \d+\.\d % under the median of the 20 before; \d+\.\d % inside$/);
    expect(accuracy.map(({ set, measure, items }) => [set, measure, items])).toEqual([
      ["channel_videos, 20 before", "median |log10 error|", 90],
      ["channel_videos, 20 before", "error ÷ median of the 20 before", 90],
      ["channel_videos, 20 before", "share inside p10..p90", 90],
      ["channel_videos, 5 before", "median |log10 error|", 135],
      ["channel_videos, 5 before", "error ÷ median of the 20 before", 135],
      ["channel_videos, 5 before", "share inside p10..p90", 135],
      ["neighbours", "accuracy, micro", 243],
      ["neighbours", "accuracy, macro", 3],
    ]);
    for (const {
      crossValidated,
      interval: [low, high],
    } of accuracy) {
      expect(crossValidated).toBeGreaterThanOrEqual(low);
      expect(crossValidated).toBeLessThanOrEqual(high);
    }
  });

  it("does not name channels", () => {
    expect(evaluateForecast(text(rows("rye", 60))).text).not.toContain("rye");
  });

  it("refuses too few uploads to measure", () => {
    expect(() => evaluateForecast(text(rows("rye", 20)))).toThrow("no channel has enough uploads");
    expect(() => evaluateForecast("")).toThrow("no channel has enough uploads");
  });
});

describe("weightedQuantile", () => {
  const values = [
    { value: 3, weight: 1 },
    { value: 1, weight: 1 },
    { value: 2, weight: 2 },
  ];

  it("counts each value by its weight", () => {
    expect([0.25, 0.26, 0.75, 0.76].map((share) => weightedQuantile(values, share))).toEqual([1, 2, 2, 3]);
    expect(weightedQuantile([], 0.5)).toBeNull();
  });
});
