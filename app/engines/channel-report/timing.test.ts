import { describe, expect, it } from "vitest";
import { measuredUpload } from "../../../tests/support/measured-uploads";
import { seeded } from "../../numbers/chance";
import { DAY_MS, HOUR_MS } from "../../numbers/days";
import { ageUploads } from "./equal-age";
import { whenToUpload } from "./timing";

const MONDAY = Date.parse("2025-01-06T00:00:00Z");

/** An upload a day with views by luck, multiplied by what `effect` says of its weekday and hour (UTC). */
function history(
  count: number,
  effect: (weekday: number, hour: number) => number,
  hours: boolean,
  seed = "a",
) {
  const random = seeded(seed);
  return ageUploads(
    Array.from({ length: count }, (_, at) => {
      const hour = [8, 12, 17][Math.floor(random() * 3)] ?? 8;
      const published = new Date(MONDAY + at * DAY_MS + hour * HOUR_MS);
      const luck = 10 ** ((random() + random() + random() - 1.5) * 0.8);
      const instant = published.toISOString();
      return measuredUpload({
        publishedAt: hours ? instant : instant.slice(0, 10),
        countedAt: "2028-01-01T00:00:00.000Z",
        views: 1000 * luck * effect(published.getUTCDay(), hour),
      });
    }),
  ).long.settled;
}

const none = () => 1;

describe("when to upload", () => {
  it("names the weekday that does better", () => {
    const found = whenToUpload(
      history(200, (weekday) => (weekday === 2 ? 2.5 : 1), false),
      "UTC",
    );
    expect(found).toMatchObject({ kind: "named", best: true, cell: { of: "weekday", value: 2 }, known: 0 });
    expect(found.kind === "named" && found.chance).toBeLessThan(0.01);
  });

  it("names the hour in the creator's own time zone", () => {
    const settled = history(200, (_, hour) => (hour === 17 ? 2.5 : 1), true);
    expect(whenToUpload(settled, "Asia/Tokyo")).toMatchObject({ cell: { of: "hour", value: 2 } });
    expect(whenToUpload(settled, "UTC")).toMatchObject({ cell: { of: "hour", value: 17 } });
  });

  it("names the one that does worse where that stands out", () => {
    const settled = history(200, (weekday) => (weekday === 0 ? 0.3 : 1), false);
    expect(whenToUpload(settled, "UTC")).toMatchObject({ best: false, cell: { value: 0 } });
  });

  it("says that it makes no difference, which is the usual answer", () => {
    const kinds = Array.from(
      { length: 100 },
      (_, at) => whenToUpload(history(120, none, true, `seed ${at}`), "UTC").kind,
    );
    expect(kinds.filter((kind) => kind === "named").length).toBeLessThanOrEqual(5);
  });

  it("takes a change of level with a change of schedule for no effect of the time", () => {
    const settled = history(200, none, false).map((one, at) => ({
      ...one,
      logViews: one.logViews + (at < 100 ? 0 : 1),
      upload: { ...one.upload, publishedAt: at < 100 ? "2025-01-06" : "2025-01-09" },
    }));
    expect(whenToUpload(settled, "UTC").kind).toBe("no-difference");
  });

  describe("within formats", () => {
    const isTuesday = (publishedAt: string) => new Date(publishedAt).getUTCDay() === 2;

    it("says nothing of Tuesdays to a gamer who streams then, and whose streams get less", () => {
      const settled = history(200, (weekday) => (weekday === 2 ? 0.3 : 1), false);
      const formatOf = ({ publishedAt }: { publishedAt: string }) => (isTuesday(publishedAt) ? "stream" : "");
      expect(whenToUpload(settled, "UTC")).toMatchObject({ kind: "named", best: false, cell: { value: 2 } });
      expect(whenToUpload(settled, "UTC", { formatOf }).kind).toBe("no-difference");
    });

    it.each([
      [0.2, "named"],
      [1, "no-difference"],
    ] as const)(
      "names a day on which every format does better, if it stands out among all (%d): %s",
      (less, kind) => {
        const settled = history(200, (weekday) => (weekday === 2 ? 2.5 : 1), false).map((one, at) =>
          at % 2 === 0
            ? one
            : { ...one, logViews: one.logViews - less, upload: { ...one.upload, title: "Stream" } },
        );
        const formatOf = ({ title }: { title: string }) => title;
        expect(whenToUpload(settled, "UTC", { formatOf }).kind).toBe(kind);
      },
    );

    it("compares the few of a small format with all others", () => {
      const settled = history(200, (weekday) => (weekday === 2 ? 2.5 : 1), false);
      const formatOf = ({ publishedAt }: { publishedAt: string }) => publishedAt.slice(0, 7);
      const alone = new Map(settled.slice(0, 5).map(({ upload }, at) => [upload, `format ${at}`]));
      expect(whenToUpload(settled, "UTC", { formatOf: (upload) => alone.get(upload) ?? "" })).toMatchObject({
        cell: { value: 2 },
      });
      expect(whenToUpload(settled, "UTC", { formatOf })).toMatchObject({ cell: { value: 2 } });
    });
  });

  it("cannot tell with fewer than thirty, or if all are of one day", () => {
    expect(whenToUpload(history(29, none, false), "UTC")).toMatchObject({ kind: "not-enough", uploads: 29 });
    const sundays = history(60, none, false).map((one) => ({
      ...one,
      upload: { ...one.upload, publishedAt: "2026-11-22" },
    }));
    expect(whenToUpload(sundays, "UTC").kind).toBe("one-time");
  });

  it("is the same every time", () => {
    const settled = history(80, none, true);
    expect(whenToUpload(settled, "UTC")).toEqual(whenToUpload(settled, "UTC"));
  });
});
