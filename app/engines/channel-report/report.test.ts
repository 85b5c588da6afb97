import { describe, expect, it } from "vitest";
import { leastTime } from "../../../tests/support/cpu-time";
import { beforeCount, measuredUpload, uploadsOf } from "../../../tests/support/measured-uploads";
import { seeded } from "../../numbers/chance";
import { reportChannel } from "./report";

const random = seeded("channel report");
const views = (count: number) => Array.from({ length: count }, () => 10 ** (3 + random()));

describe("a channel's report", () => {
  it("keeps Shorts and long videos apart", () => {
    const shorts = uploadsOf(views(40), { durationSeconds: 30 });
    const report = reportChannel([...uploadsOf(views(50)), ...shorts], [], "UTC");
    expect(report.kinds.map(({ kind, uploads }) => [kind, uploads])).toEqual([
      ["long", 50],
      ["short", 40],
    ]);
    const kindsOfShorts = report.kinds[1]?.newest.map(({ upload }) => upload.durationSeconds);
    expect(new Set(kindsOfShorts)).toEqual(new Set([30]));
  });

  it("counts an upload of unknown length as a long one, and what cannot be compared", () => {
    const report = reportChannel(
      [
        measuredUpload({ durationSeconds: null }),
        measuredUpload({ publishedAt: "soon" }),
        measuredUpload({ publishedAt: beforeCount(-2) }),
        measuredUpload({ views: 0 }),
        measuredUpload({ views: Number.NaN }),
      ],
      [],
      "UTC",
    );
    expect(report.kinds.map(({ kind, uploads }) => [kind, uploads])).toEqual([["long", 1]]);
    expect(report.excluded).toBe(4);
  });

  it("judges neither time of upload nor first days of ages, and all else", () => {
    const aged = uploadsOf(views(50)).map((upload) => ({ ...upload, publishedWithinDays: 7 }));
    const [long] = reportChannel(aged, [], "UTC").kinds;
    expect(long).toMatchObject({
      uploads: 50,
      aged: 50,
      firstDays: [],
      timing: { uploads: 0, kind: "not-enough" },
    });
    expect(long?.newest.filter(({ multiple }) => multiple !== null).length).toBeGreaterThan(20);
  });

  it("returns no kinds without uploads", () => {
    expect(reportChannel([], [], "UTC")).toEqual({ kinds: [], excluded: 0, timeZone: "UTC" });
  });

  it("refuses an unknown time zone", () => {
    expect(() => reportChannel(uploadsOf(views(40)), [], "Mars/Olympus")).toThrow(RangeError);
  });

  it("reads 2,000 uploads in under 60 ms once warm", () => {
    const uploads = [
      ...uploadsOf(views(1500), { every: 2.3 }),
      ...uploadsOf(views(500), { every: 3.1, durationSeconds: 40 }),
    ].map((upload) => ({
      ...upload,
      impressions: upload.views * 20,
      clickThroughRate: 0.04 + random() / 50,
    }));
    const daily = uploads.slice(-500).map(({ videoId, publishedAt }) => ({
      videoId,
      days: Array.from({ length: 90 }, (_, at) => ({
        day: new Date(Date.parse(publishedAt) + at * 86_400_000).toISOString().slice(0, 10),
        views: 10,
      })),
    }));
    expect(leastTime(() => reportChannel(uploads, daily, "Europe/Zurich"), 60)).toBeLessThan(60);
  });
});
