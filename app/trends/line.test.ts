import { describe, expect, it } from "vitest";
import { LINE_SIZE, trendLine } from "./line";

const points = [
  { date: "2026-09-21", value: 50 },
  { date: "2026-09-28", value: 100 },
  { date: "2026-10-05", value: 0 },
  { date: "2026-10-12", value: 25 },
];

describe("trendLine", () => {
  it("runs from the first week to the last, and from zero to the highest", () => {
    expect(trendLine(points, null)?.line).toBe("M0 82L200 4L400 160L600 121");
    expect(trendLine(points, null)?.end).toBe("M600 121h0");
  });

  it("marks the last week", () => {
    expect(trendLine(points, null)).toMatchObject({ lastWeek: "M400 160L600 121", latest: "25" });
  });

  it("marks the peak month of each year", () => {
    const { width } = LINE_SIZE;
    expect(trendLine(points, "September")?.seasons).toEqual([{ x: 0, width: width / 3 }]);
    expect(trendLine(points, "May")?.seasons).toEqual([]);
    const twoYears = [...points, { date: "2027-01-04", value: 1 }, { date: "2027-09-06", value: 1 }];
    expect(trendLine(twoYears, "September")?.seasons).toHaveLength(2);
  });

  it("describes the line in words", () => {
    expect(trendLine(points, null)?.text).toBe(
      "4 weeks, the last of them 25. Highest: 100 in the week of Sep 28, 2026. Lowest: 0 in the week of Oct 5, 2026.",
    );
  });

  it("draws nothing for fewer than two points, and zeros as a flat line", () => {
    expect(trendLine(points.slice(0, 1), null)).toBeNull();
    expect(trendLine([], null)).toBeNull();
    const zeros = points.map(({ date }) => ({ date, value: 0 }));
    expect(trendLine(zeros, null)?.line).toBe("M0 160L200 160L400 160L600 160");
  });

  it("leaves out points with an invalid date", () => {
    const [first, last] = [
      { date: "2026-11-02", value: 80 },
      { date: "2026-11-09", value: 100 },
    ];
    const withInvalid = [first, { date: "soon", value: 900 }, last];
    expect(trendLine(withInvalid, null)).toEqual(trendLine([first, last], null));
  });
});
