import { describe, expect, it } from "vitest";
import { ideaPool } from "../../functions/content-ideas/pool";
import { contentIdeas } from "../../functions/content-ideas/sample";
import { daysAhead, showIdeas, viewsChart } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");

const first = { low: 20_000, high: 60_000 };
const second = { low: 50_000, high: 100_000 };
const BATCH = [first, second];

describe("viewsChart", () => {
  it("draws every range of the batch on one scale from zero", () => {
    const bars = [
      { x: "20%", width: "40%" },
      { x: "50%", width: "50%" },
    ];
    expect(viewsChart(BATCH)(first).bars).toEqual([
      { ...bars[0], own: true },
      { ...bars[1], own: false },
    ]);
    expect(viewsChart(BATCH)(second).bars).toEqual([
      { ...bars[0], own: false },
      { ...bars[1], own: true },
    ]);
  });

  // Spec 9: "Number format: 1M+ as x.xM, 1K+ as x.xK (one decimal)."
  it("gives its own range in figures and the others in words", () => {
    const { text, compared } = viewsChart([...BATCH, { low: 900_000, high: 1_250_000 }])(first);
    expect(text).toBe("20.0K–60.0K");
    expect(compared).toBe("The others of this batch: 50.0K–100.0K and 900.0K–1.3M.");
  });

  it("puts ticks at round numbers inside the chart", () => {
    expect(viewsChart(BATCH)(first).ticks).toEqual([
      { x: "0%", label: "0", anchor: "start" },
      { x: "50%", label: "50.0K", anchor: "middle" },
      { x: "100%", label: "100.0K", anchor: "end" },
    ]);
  });

  it("has no comparison for a batch of one", () => {
    expect(viewsChart([first])(first).compared).toBe("");
  });
});

const show = (state = contentIdeas.initial(NOW)) =>
  showIdeas(state, { now: NOW, search: new URLSearchParams() });

describe("showIdeas", () => {
  // Spec 9: "trend score 90+ green, 80+ amber"
  it("colours trend scores by their thresholds", () => {
    const [idea] = ideaPool();
    if (!idea) throw new Error("the pool is empty");
    const ideas = [90, 89, 80, 79].map((trendScore) => ({ ...idea, id: String(trendScore), trendScore }));
    const tones = show({ ...contentIdeas.initial(NOW), ideas }).ideas.map(({ tone }) => tone);
    expect(tones).toEqual(["good", "fair", "fair", "poor"]);
  });

  it("writes the sample's times and counts", () => {
    const { lastGenerated, nextBatch, totalGenerated } = show();
    expect({ lastGenerated, nextBatch, totalGenerated }).toEqual({
      lastGenerated: "2d ago",
      nextBatch: "in 5 days",
      totalGenerated: "48",
    });
  });
});

describe("daysAhead", () => {
  it.each([
    ["2026-11-28T10:00:00Z", "in 7 days"],
    ["2026-11-27T11:00:00Z", "in 7 days"],
    ["2026-11-22T11:00:00Z", "in 2 days"],
    ["2026-11-22T10:00:00Z", "tomorrow"],
    ["2026-11-21T10:00:00Z", "today"],
    ["2026-11-01T10:00:00Z", "today"],
  ])("writes %s as %s", (then, text) => expect(daysAhead(then, NOW)).toBe(text));
});
