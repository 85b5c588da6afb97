import { describe, expect, it } from "vitest";
import { wilson } from "../../../statistics/quantiles";
import { backTestChart, partsChart, recentChart, viewsAxis } from "./charts";

const upload = (at: number, viewsAt30: number) => ({
  title: `Video ${at}`,
  publishedAt: `2026-0${at}-05T00:00:00.000Z`,
  viewsAt30,
});
const number = (percent: string) => Number.parseFloat(percent);

describe("an axis of views", () => {
  it("is logarithmic", () => {
    const { place } = viewsAxis([100, 10_000]);
    expect(place(400) - place(200)).toBeCloseTo(place(8000) - place(4000));
    expect(place(1)).toBe(0);
  });

  it.each([
    [
      [900, 4000],
      ["1K", "2K", "5K"],
    ],
    [
      [1000, 90_000],
      ["1K", "3K", "10K", "30K", "100K"],
    ],
    [
      [1, 1e9],
      ["1", "100", "10K", "1M", "100M"],
    ],
  ])("marks at most five round counts for %j", (values, labels) => {
    expect(viewsAxis(values).marks.map(({ label }) => label)).toEqual(labels);
  });

  it("works without values", () => {
    expect(viewsAxis([]).place(5)).toBeGreaterThan(0);
  });
});

describe("the chart of recent uploads", () => {
  const recent = [upload(1, 500), upload(2, 1000), upload(3, 3000), upload(4, 9000)];
  const compared = { ...upload(3, 3000), views: 4000, weight: 0.2, why: "" };
  const chart = recentChart({ p10: 800, p50: 2000, p90: 5000, recent, comparables: [compared] });

  it("runs from the oldest to the newest upload and the next video, with more views higher", () => {
    const places = [...chart.dots.map(({ x }) => number(x)), number(chart.next.x)];
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const heights = chart.dots.map(({ y }) => number(y));
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(number(chart.next.p90)).toBeLessThan(number(chart.next.p50));
    expect(number(chart.next.p50)).toBeLessThan(number(chart.next.p10));
    expect(chart.dots.map(({ similar }) => similar)).toEqual([false, false, true, false]);
  });

  it("has a caption", () => {
    expect(chart.caption).toBe("2 of your last 4 uploads ended in this range, 1 above it and 1 below it.");
    expect([chart.first, chart.last]).toEqual(["Jan 2026", "Apr 2026"]);
  });

  it("leaves room between the labels of a narrow range", () => {
    const narrow = recentChart({ p10: 1990, p50: 2000, p90: 2010, recent, comparables: [] });
    const [high, middle, low] = narrow.labels.map(({ y }) => number(y)) as [number, number, number];
    expect(middle - high).toBeGreaterThanOrEqual(9);
    expect(low - middle).toBeGreaterThanOrEqual(9);
  });
});

it("puts a right forecast on the diagonal", () => {
  const row = { title: "", publishedAt: "", p10: 1, p90: 1e6, inside: true };
  const { dots } = backTestChart([
    { ...row, p50: 1000, viewsAt30: 1000 },
    { ...row, p50: 1000, viewsAt30: 30_000 },
  ]);
  expect(number(dots[0]?.x ?? "") + number(dots[0]?.y ?? "")).toBeCloseTo(100);
  expect(number(dots[1]?.y ?? "")).toBeLessThan(number(dots[0]?.y ?? ""));
});

it("draws a factor above 1 to the right, one below 1 to the left, and no farther than its side", () => {
  const parts = [1000, 2.5, 0.4, 1, 40].map((factor) => ({ name: "", factor, explanation: "" }));
  const { usual, moves } = partsChart({ parts, p50: 4000 });
  expect(usual?.value).toBe("1K");
  expect(moves.map(({ bar }) => [bar.x, bar.width, bar.lifts])).toEqual([
    [50, 50, true],
    [0, 50, false],
    [50, 0, true],
    [50, 50, true],
  ]);
});

it("computes the interval of a share", () => {
  const rounded = (share: number, n: number) => wilson(share * n, n).map((end) => Math.round(end * 1000));
  // Newcombe, Statistics in Medicine 17, 1998, table I: 81 of 263, and 0 of 20.
  expect(rounded(81 / 263, 263)).toEqual([255, 366]);
  expect(rounded(0, 20)).toEqual([0, 161]);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
