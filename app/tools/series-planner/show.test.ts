import { describe, expect, it } from "vitest";
import type { Series } from "../../functions/series";
import { startingSeries } from "../../functions/series-planner/pool";
import { releaseCalendar, showPlanner } from "./show";

const TODAY = "2026-11-21";
/** A series of the sample, with changes to each of its videos. */
function sampleSeries(index: number, change: Partial<Series["videos"][number]> = {}): Series {
  const series = startingSeries(TODAY)[index];
  if (!series) throw new Error("no series");
  return { ...series, videos: series.videos.map((video) => ({ ...video, ...change })) };
}
const percent = (x: string) => Number(x.replace("%", ""));

describe("releaseCalendar", () => {
  it("draws each dated video once, by date, within the chart", () => {
    const all = startingSeries(TODAY);
    const calendar = releaseCalendar(all, TODAY);
    expect(calendar?.rows.map(({ id }) => id)).toEqual(["workbench", "bread", "pay-day", "two-wheels"]);
    for (const { dots, from, to } of calendar?.rows ?? []) {
      const places = dots.map(({ x }) => percent(x));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(Math.min(...places)).toBe(percent(from));
      expect(Math.max(...places)).toBe(percent(to));
      expect(percent(from)).toBeGreaterThanOrEqual(2);
      expect(percent(to)).toBeLessThanOrEqual(98);
    }
    expect(calendar?.rows[3]?.dots).toHaveLength(2);
  });

  it("describes a row in words", () => {
    expect(releaseCalendar(startingSeries(TODAY), TODAY)?.rows[0]?.text).toBe(
      "published Nov 3, Nov 9, Nov 15; in progress for Nov 22; planned for Nov 27",
    );
  });

  it("leaves out distant dates and names series without a date in view", () => {
    const [first, far] = [sampleSeries(0), sampleSeries(1, { publishDate: "9999-12-31" })];
    const calendar = releaseCalendar([first, far], TODAY);
    expect(calendar).toMatchObject({ ...releaseCalendar([first], TODAY), undated: ["Bread on weeknights"] });
    expect(releaseCalendar([far], TODAY)).toBeNull();
    expect(releaseCalendar([], TODAY)).toBeNull();
  });

  it("centres a single day", () => {
    const series = sampleSeries(0, { publishDate: TODAY });
    const one = { ...series, videos: series.videos.slice(3, 4) };
    expect(releaseCalendar([one], TODAY)).toMatchObject({ today: "50%", rows: [{ from: "50%", to: "50%" }] });
  });
});

describe("the answer", () => {
  function answer(...series: Series[]) {
    const context = { now: new Date(TODAY), search: new URLSearchParams() };
    return showPlanner({ series, suggested: [], lastDeleted: null }, context).answer;
  }

  it("names the video that comes next, or one that is late", () => {
    expect(answer(...startingSeries(TODAY))).toBe(
      "Next is “Flattening the top” of “A workbench from one sheet of plywood”, tomorrow.",
    );
    expect(answer(sampleSeries(1, { status: "planned", publishDate: "2026-11-28" }))).toMatch(
      /^Next is “.+” of “Bread on weeknights”, on Nov 28\.$/,
    );
    expect(answer(sampleSeries(1, { status: "planned", publishDate: "2026-11-03" }))).toMatch(
      /^“.+” of “Bread on weeknights” was due on Nov 3\. Publish it, or move its date\.$/,
    );
  });

  it("says what is missing where nothing has a date, nothing is left, or nothing is there", () => {
    expect(answer(sampleSeries(1, { status: "planned", publishDate: null }))).toMatch(
      /^Give “.+” of “Bread on weeknights” a date: nothing is scheduled\.$/,
    );
    expect(answer(sampleSeries(1, { status: "published" }))).toBe(
      "Nothing is left to publish. Add a video, or begin a series.",
    );
    expect(answer()).toBeUndefined();
  });
});
