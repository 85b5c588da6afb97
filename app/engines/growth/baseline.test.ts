import { describe, expect, it } from "vitest";
import { daysAgo, NOW, uploads, video } from "../../../tests/support/analyzer-fixture";
import { uploadKind } from "../../model/upload";
import { baselineOf } from "./baseline";

const subject = video({ videoId: "subject" });

describe("uploadKind", () => {
  it.each([
    [60, "short"],
    [180, "short"],
    [181, "long"],
    [null, null],
    [0, null],
    [-30, null],
    [Number.NaN, null],
  ])("calls %s seconds %s", (seconds, kind) => expect(uploadKind(seconds)).toBe(kind));
});

describe("baselineOf", () => {
  it("is the median, whatever one hit is", () => {
    expect(baselineOf(subject, uploads([100, 120, 110, 90, 1_000_000]), NOW)?.views).toBe(110);
  });

  it("excludes the video itself", () => {
    const own = { ...subject, viewCount: 1_000_000 };
    expect(baselineOf(subject, [...uploads([100, 120, 110]), own], NOW)?.uploads).toHaveLength(3);
    expect(baselineOf(subject, [...uploads([100, 120]), own], NOW)).toBeNull();
  });

  it("compares Shorts with Shorts and long videos with long ones", () => {
    const shorts = uploads([9000, 9000, 9000, 9000], { durationSeconds: 40 }).map((upload, at) => ({
      ...upload,
      videoId: `short-${at}`,
    }));
    const mixed = [...shorts, ...uploads([100, 120, 110])];
    expect(baselineOf(subject, mixed, NOW)?.views).toBe(110);
    expect(baselineOf({ ...subject, durationSeconds: 30 }, mixed, NOW)?.views).toBe(9000);
    expect(baselineOf({ ...subject, durationSeconds: 30 }, uploads([100, 120, 110]), NOW)).toBeNull();
    expect(baselineOf({ ...subject, durationSeconds: null }, mixed, NOW)).toBeNull();
  });

  it("adjusts views for age", () => {
    const young = uploads([607, 607, 607], { publishedAt: daysAgo(30) });
    expect(baselineOf(subject, young, NOW)?.views).toBeCloseTo(1000, -1);
  });

  it("uses the newest ten, without future dates", () => {
    const many = uploads([...Array(10).fill(100), ...Array(20).fill(9000)]);
    expect(baselineOf(subject, many.reverse(), NOW)?.views).toBe(100);
    expect(baselineOf(subject, uploads([1, 1, 1], { publishedAt: daysAgo(-2) }), NOW)).toBeNull();
  });

  it("is unknown if the usual upload has no views", () => {
    expect(baselineOf(subject, uploads([0, 0, 0, 5]), NOW)).toBeNull();
  });
});
