import { describe, expect, it } from "vitest";
import type { SeriesVideo } from "../../functions/series";
import { startingSeries } from "../../functions/series-planner/pool";
import { seriesPlanner } from "../../functions/series-planner/sample";
import { readPlace, releaseGaps, seriesGuidance } from "./guidance";
import { plannerPage } from "./show";

const TODAY = "2026-11-21";

function video(title: string, publishDate: string | null, more: Partial<SeriesVideo> = {}): SeriesVideo {
  return { id: title, title, description: "", status: "planned", publishDate, minutes: null, ...more };
}
const texts = (videos: SeriesVideo[]) => seriesGuidance(videos, TODAY).map(({ text }) => text);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => video(`V${index}`, null));

describe("seriesGuidance", () => {
  // Spec 9: "Guidance text: series length 4-8 videos, release 3-7 days apart, mid-roll for videos over 8 minutes."
  it.each([
    [0, "No videos yet: 4 to 8 make a good series."],
    [1, "1 video so far: 4 to 8 make a good series."],
    [3, "3 videos so far: 4 to 8 make a good series."],
    [4, "4 videos: a good length, 4 to 8."],
    [8, "8 videos: a good length, 4 to 8."],
    [9, "9 videos: 4 to 8 is better. Could the rest be a second series?"],
  ])("judges a length of %i", (count, text) => expect(texts(numbered(count))).toEqual([text]));

  it.each([
    ["2026-11-24", "2026-11-27", "Upcoming releases are 3 to 7 days apart."],
    ["2026-11-24", "2026-12-01", "Upcoming releases are 3 to 7 days apart."],
    ["2026-11-24", "2026-11-24", "“A” and “B” come on the same day: 3 to 7 days is better."],
    ["2026-11-24", "2026-11-25", "“A” and “B” come 1 day apart: 3 to 7 days is better."],
    ["2026-11-24", "2026-12-02", "“A” and “B” come 8 days apart: 3 to 7 days is better."],
    ["2026-12-30", "2026-12-24", "“B” is dated before “A”, which it follows."],
  ])("judges the days from %s to %s", (first, second, text) => {
    expect(texts([video("A", first), video("B", second)])).toContain(text);
  });

  it("ignores missing dates and published videos", () => {
    const unknown = [video("A", "2026-11-24"), video("B", null), video("C", "2026-11-25")];
    const out = ["2026-11-01", "2026-11-02"].map((day) => video(day, day, { status: "published" }));
    for (const some of [unknown, out]) expect(texts(some)).toHaveLength(1);
    expect(releaseGaps(unknown)).toEqual([null, null, null]);
    expect(releaseGaps(out)[1]).toEqual({ days: 1, tone: "fair", open: false });
  });

  it("names two gaps and counts the others", () => {
    const crowded = ["24", "25", "26", "27", "28"].map((day) => video(day, `2026-11-${day}`));
    expect(texts(crowded)).toContain("2 other releases are not 3 to 7 days from the one before, either.");
    expect(texts(crowded).filter((text) => text.includes("1 day apart"))).toHaveLength(2);
  });

  it("suggests a mid-roll over 8 minutes, not at 8", () => {
    const text = "“B” runs over 8 minutes: place a mid-roll where one part ends.";
    expect(texts([video("A", null, { minutes: 8 }), video("B", null, { minutes: 9 })])).toContain(text);
    const long = { minutes: 12, status: "published" as const };
    expect(texts([video("A", null, long)]).join()).not.toContain("mid-roll");
  });

  it("names a late video", () => {
    expect(texts([video("A", "2026-11-20")])).toContain("“A” was due on Nov 20 and is not published.");
    expect(texts([video("A", "2026-11-21")]).join()).not.toContain("due");
    const three = ["A", "B", "C"].map((title) => video(title, "2025-12-31"));
    expect(texts(three)).toContain("“A” was due on Dec 31, 2025 and is not published. So are 2 others.");
  });
});

it("gives every line a unique id, even for equal texts", () => {
  const now = new Date(`${TODAY}T10:00:00Z`);
  const state = seriesPlanner.initial(now);
  const [first] = state.series;
  if (!first) throw new Error("no series");
  const days = ["2026-12-01", "2026-12-02", "2026-12-06", "2026-12-07"];
  const videos = days.map((day, at) => ({ ...video(at % 2 ? "B" : "A", day), id: `${at}` }));
  const shown = plannerPage.show(
    { ...state, series: [{ ...first, videos }] },
    { now, search: new URLSearchParams() },
  );
  const lines = shown.series[0]?.guidance ?? [];
  const texts = lines.map(({ text }) => text);
  expect(new Set(texts).size).toBeLessThan(texts.length);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});

const all = startingSeries("2026-11-21");
const at = (search: string) => readPlace(all, new URLSearchParams(search));

describe("readPlace", () => {
  it("opens the first card for the plain URL", () => {
    expect(at("")).toMatchObject({ first: true, open: null, step: null, editing: null, focus: [] });
    expect(at("done=remove")).toMatchObject({ first: false, open: null, focus: ["series-list"] });
  });

  it("opens the card of the named series or video", () => {
    expect(at("open=bread")).toMatchObject({ open: "bread", focus: ["toggle-bread"] });
    expect(at("open=bread-2&done=up")).toMatchObject({
      open: "bread",
      focus: ["up-bread-2", "down-bread-2"],
    });
    expect(at("open=bread-2&done=down")).toMatchObject({ focus: ["down-bread-2", "up-bread-2"] });
    expect(at("open=bread-2&done=add-video")).toMatchObject({ open: "bread", focus: ["add-bread"] });
    expect(at("open=bread&done=delete-video")).toMatchObject({ undoes: true, focus: ["undo-bread"] });
    expect(at("open=bread-2&back=edit")).toMatchObject({ open: "bread", focus: ["edit-bread-2"] });
  });

  it("opens a form or the confirmation before deleting", () => {
    expect(at("edit=bread-2")).toMatchObject({ open: "bread", editing: "bread-2", step: null });
    expect(at("edit=bread")).toMatchObject({
      open: "bread",
      editing: null,
      step: { name: "edit", id: "bread" },
    });
    expect(at("add=bread")).toMatchObject({ open: "bread", step: { name: "add", id: "bread" } });
    expect(at("delete=bread")).toMatchObject({ step: { name: "delete" }, focus: ["delete-form-bread"] });
  });

  it("ignores ids that are gone", () => {
    expect(at("open=gone&edit=gone&add=gone&delete=gone")).toMatchObject({
      open: null,
      step: null,
      editing: null,
    });
  });
});
