import { describe, expect, it } from "vitest";
import { foundOn, NOT_FOUND, NOW, sourdough } from "../../../tests/support/analyzer-fixture";
import type { Claims, Cluster } from "../../engines/findings";
import { readInsights } from "../insights/insights";
import { isInside, overlaps } from "./geometry";
import { drawMap } from "./map";

const BOX = { width: 720, height: 440 };
const cluster = (name: string, demand: number, competition: number | null, videoCount = 5): Cluster => ({
  name,
  phrases: [],
  videoIds: [],
  videoCount,
  avgViews: 0,
  engagementScore: null,
  opportunities: [],
  demand,
  competition,
});
const map = (clusters: Cluster[], findings: Partial<Claims> = {}) =>
  drawMap(
    { clusters, peakTopic: NOT_FOUND, risingTopic: NOT_FOUND, lowCompetitionGem: NOT_FOUND, ...findings },
    BOX,
  );

describe("drawMap", () => {
  it("draws competition to the right, demand up on a log scale, and more videos larger", () => {
    const [a, b, c] = map([cluster("A", 1, 0, 2), cluster("B", 10, 0.5, 4), cluster("C", 100, 1, 8)]).circles;
    if (!a || !b || !c) throw new Error("three circles expected");
    expect(a.x).toBeLessThan(b.x);
    expect(b.x).toBeLessThan(c.x);
    expect(a.y - b.y).toBeCloseTo(b.y - c.y, 6);
    expect(b.y).toBeGreaterThan(c.y);
    expect((c.r / b.r) ** 2).toBeCloseTo(2, 6);
  });

  it("keeps circles inside the frame", () => {
    const { circles, plot } = map([cluster("A", 0.01, 0, 50), cluster("B", 1_000_000, 1, 50)]);
    for (const { x, y, r } of circles) {
      expect(x - r).toBeGreaterThanOrEqual(plot.left);
      expect(x + r).toBeLessThanOrEqual(plot.right);
      expect(y - r).toBeGreaterThanOrEqual(plot.top);
      expect(y + r).toBeLessThanOrEqual(plot.bottom);
    }
  });

  it("leaves out topics of unknown competition", () => {
    const { circles } = map([cluster("A", 50, null), cluster("B", 20, 0)]);
    expect(circles.map(({ clusterName }) => clusterName)).toEqual(["B"]);
  });

  it("moves only circles that would cover each other, sideways if that is enough", () => {
    const free = map([cluster("A", 8, 0), cluster("B", 900, 0), cluster("C", 80, 1)]);
    expect(free.moved).toBe(false);
    expect(free.circles[0]?.x).toBe(free.circles[1]?.x);
    const near = map([cluster("A", 100, 0), cluster("B", 100, 0), cluster("C", 8, 0), cluster("D", 900, 1)]);
    const [a, b, c] = near.circles;
    if (!a || !b || !c) throw new Error("three circles expected");
    expect(near.moved).toBe(true);
    expect(a.y).toBe(b.y);
    expect(Math.abs(a.x - b.x)).toBeGreaterThan(a.r);
    expect(c.x).toBe(free.circles[0]?.x);
  });

  it("labels the part of smaller channels, unless a topic is there", () => {
    const { smallChannels, competition, plot } = map([cluster("A", 1, 0), cluster("B", 9, 1)]);
    expect(smallChannels.right).toBe(competition.ticks[2]?.at);
    expect(smallChannels.title?.x).toBeGreaterThan(plot.left);
    expect(map([cluster("A", 9, 0), cluster("B", 1, 1)]).smallChannels.title).toBeNull();
  });

  it("draws a topic in its strongest role", () => {
    const roles = map([cluster("A", 5, 0), cluster("B", 4, 0), cluster("C", 3, 0)], {
      peakTopic: foundOn("A"),
      risingTopic: foundOn("B"),
      lowCompetitionGem: foundOn("A"),
    }).circles.map(({ role }) => role);
    expect(roles).toEqual(["gem", "rising", null]);
  });

  it("labels ticks inside the frame", () => {
    const { demand, competition, plot } = map([cluster("A", 8, 0), cluster("B", 12_000, 1)]);
    expect(demand.ticks.map(({ label }) => label)).toEqual(["10", "100", "1.0K", "10.0K"]);
    expect(competition.ticks.map(({ label }) => label)).toEqual(["0%", "25%", "50%", "75%", "100%"]);
    for (const { at } of demand.ticks) {
      expect(at).toBeGreaterThanOrEqual(plot.top);
      expect(at).toBeLessThanOrEqual(plot.bottom);
    }
    expect(map([cluster("A", 30, 0), cluster("B", 120, 1)]).demand.ticks.map(({ label }) => label)).toEqual([
      "50",
      "100",
    ]);
  });

  it.each([
    ["no topics", []],
    ["one topic", [cluster("A", 7, 0.5)]],
    ["equal demand", [cluster("A", 7, 0.5), cluster("B", 7, 0.5)]],
    ["no demand", [cluster("A", 0, 0), cluster("B", 0, 1)]],
    ["only unknown competition", [cluster("A", 7, null)]],
  ])("answers finite numbers for %s", (_, clusters) => {
    const made = map(clusters);
    expect(JSON.stringify(made)).not.toMatch(/null,"r"|"[xy]":null|"at":null/);
  });

  it("overlaps no labels on a real search", () => {
    const { circles, plot } = drawMap(readInsights(sourdough(), NOW), BOX);
    for (const [at, { label }] of circles.entries()) {
      expect(isInside(label.area, plot)).toBe(true);
      for (const other of circles.slice(at + 1)) expect(overlaps(label.area, other.label.area)).toBe(false);
    }
  });
});
