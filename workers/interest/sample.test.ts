import { describe, expect, it } from "vitest";
import { trendSignal } from "../../app/engines/seasons";

import { isSampleSubject, sampleRecord } from "./sample";

const now = new Date("2026-11-18T10:00:00Z");

it.each([
  ["meal prep", true],
  ["street photography", true],
  ["tax law freelancers", false],
  ["asdkjh qwoeiu zxcmn", false],
])("knows of the sample's own subjects alone: %s is %s", (subject, isKnown) =>
  expect(isSampleSubject(subject, now)).toBe(isKnown),
);

describe("sampleRecord", () => {
  it("is the same for the same keyword in the same week, and another for another keyword", () => {
    const { last_updated: _, ...first } = sampleRecord("content creation", now);
    const { last_updated: __, ...later } = sampleRecord("content creation", new Date("2026-11-20T23:59:59Z"));
    expect(later).toEqual(first);
    expect(sampleRecord("photography", now).interest_over_time).not.toEqual(first.interest_over_time);
  });

  it("ends with the last complete week, Monday first", () => {
    const { interest_over_time: points } = sampleRecord("anything", now);
    expect(points).toHaveLength(104);
    expect(points.at(-1)?.date).toBe("2026-11-09");
    expect(points.every((point) => new Date(point.date).getUTCDay() === 1 && point.value > 0)).toBe(true);
  });

  it("computes velocity and signal from its own series", () => {
    for (const keyword of ["a", "b", "content creation", "写真", ""]) {
      const record = sampleRecord(keyword, now);
      const [before, last] = record.interest_over_time.slice(-2).map((point) => point.value);
      expect(record.trend_velocity).toBeCloseTo((Number(last) / Number(before) - 1) * 100, 0);
      expect(record.trend_signal).toBe(trendSignal(record.trend_velocity));
      expect(record.source).toBe("Sample interest");
    }
  });
});
