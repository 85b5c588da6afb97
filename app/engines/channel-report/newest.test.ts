import { describe, expect, it } from "vitest";
import { beforeCount, measuredUpload, uploadsOf } from "../../../tests/support/measured-uploads";
import { ageUploads } from "./equal-age";
import { compareNewest, compareRun } from "./newest";

/** Views at 30 days that stray around 1,000 without any luck: 800, 1,000 and 1,250 in turn. */
const steady = (count: number, level = 1000) =>
  Array.from({ length: count }, (_, at) => level * ([0.8, 1, 1.25][at % 3] ?? 1));
const compare = (views: number[]) => compareNewest(ageUploads(uploadsOf(views)).long);

describe("the newest uploads", () => {
  it("stand beside the median of the 20 before them at their own age", () => {
    const [newest] = compare([...steady(21), 3000]);
    expect(newest?.multiple).toBeCloseTo(3);
    // At five days old, the usual 1,000 of 30 days are about 700.
    expect(newest?.usualViews).toBeCloseTo(1000 * (5 / 30) ** 0.2, 6);
  });

  it("are thirty, newest first", () => {
    const found = compare(steady(50));
    expect(found).toHaveLength(30);
    expect(found[0]?.upload.title).toBe("Video 50");
  });

  it("have no multiple with fewer than five before them, or younger than three days", () => {
    expect(compare(steady(6)).map(({ multiple }) => multiple !== null)).toEqual([
      true,
      ...Array(5).fill(false),
    ]);
    const fresh = measuredUpload({ publishedAt: beforeCount(2), views: 50_000 });
    const [young] = compareNewest(ageUploads([...uploadsOf(steady(20)), fresh]).long);
    expect(young).toMatchObject({ multiple: null, outlier: null, upload: { views: 50_000 } });
  });

  it("name outliers above and below, and not what the channel's own spread explains", () => {
    const found = compare([...steady(25), 6000, ...steady(6), 100, ...steady(6)]);
    const named = found
      .filter(({ outlier }) => outlier)
      .map(({ upload, outlier }) => [upload.title, outlier]);
    expect(named).toEqual([
      ["Video 33", "under"],
      ["Video 26", "over"],
    ]);
    const wild = Array.from({ length: 40 }, (_, at) => 10 ** (2 + (((at * 7) % 11) / 10) * 2));
    expect(compare(wild).filter(({ outlier }) => outlier)).toEqual([]);
  });

  it("take a new level for no outlier", () => {
    const found = compare([...steady(30), ...steady(15, 4000)]);
    expect(found[5]?.multiple).toBeGreaterThan(2);
    expect(found.slice(0, 10).filter(({ outlier }) => outlier)).toEqual([]);
  });
});

describe("the last ten", () => {
  const run = (views: number[]) => {
    const { long } = ageUploads(uploadsOf(views));
    return compareRun(long, compareNewest(long));
  };

  it("are compared with the twenty before", () => {
    const found = run([...steady(30), ...steady(10, 2000)]);
    expect(found?.times).toBeCloseTo(2, 0);
    expect(found?.clear).toBe("up");
    expect(found?.against).toHaveLength(20);
  });

  it("show no clear change on a steady channel", () => {
    expect(run(steady(40))).toMatchObject({ clear: null, hits: [], hitShare: 0 });
  });

  it("say which of them brought most of the views", () => {
    const found = run([...steady(35), 20_000, ...steady(4)]);
    expect(found?.hits.map(({ upload }) => upload.title)).toEqual(["Video 36"]);
    expect(found?.hitShare).toBeGreaterThan(0.6);
    // One hit does not move the run itself.
    expect(found?.clear).toBeNull();
  });

  it("need ten, and five before them", () => {
    expect(run(steady(14))).toBeNull();
    expect(run(steady(15))).not.toBeNull();
    expect(run([])).toBeNull();
  });
});
