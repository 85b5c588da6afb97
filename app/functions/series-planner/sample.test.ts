import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { daysBetween } from "../../numbers/days";
import { type PlannerState, seriesStatus, totals } from "../series";
import { LIMITS } from "./messages";
import { suggestionPool } from "./pool";
import { add, analyze, clear, edit, remove, seriesPlanner } from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");
const TODAY = "2026-11-21";
const FIRST = seriesPlanner.initial(NOW);
const context = (seed: string) => ({ now: NOW, random: seeded(seed) });

const analyzed = (state: PlannerState, seed = "analyze") =>
  analyze.apply(state, {}, context(seed), undefined);
const added = (state: PlannerState, title: string) => add.apply(state, { title }, context(title), undefined);

describe("Analyzing the library", () => {
  // Spec 4: "Series: analysis appends a new planned series, total series +1, planned videos +3."
  it("appends a planned series with three planned videos", () => {
    const after = analyzed(FIRST);
    expect(after.series.slice(0, -1)).toEqual(FIRST.series);
    expect(seriesStatus(after.series.at(-1)?.videos ?? [])).toBe("planned");
    const [before, now] = [totals(FIRST, TODAY), totals(after, TODAY)];
    expect(now.totalSeries).toBe(before.totalSeries + 1);
    expect(now.plannedVideos).toBe(before.plannedVideos + 3);
    expect(analyze.opens?.(after, {})).toBe(after.series.at(-1)?.id);
  });

  // Spec 9: "Guidance text: series length 4-8 videos, release 3-7 days apart, mid-roll for videos over 8 minutes."
  it("follows the guidance: 3 to 7 days apart, 4 to 8 videos", () => {
    for (let time = 0; time < 40; time++) {
      const series = analyzed(FIRST, `time ${time}`).series.at(-1);
      const days = series?.videos.map(({ publishDate }) => publishDate ?? "") ?? [];
      for (const [index, day] of days.slice(1).entries()) {
        expect(daysBetween(days[index] ?? "", day)).toBeGreaterThanOrEqual(3);
        expect(daysBetween(days[index] ?? "", day)).toBeLessThanOrEqual(7);
      }
      expect(series?.estimatedVideos).toBeGreaterThanOrEqual(4);
      expect(series?.estimatedVideos).toBeLessThanOrEqual(8);
    }
  });

  it("drafts three videos for every suggestion", () => {
    expect(suggestionPool().filter(({ drafts }) => drafts.length !== 3)).toEqual([]);
  });

  it("repeats no suggestion while others are left, even after it was deleted", () => {
    let state = FIRST;
    const found: string[] = [];
    for (let time = 0; time < suggestionPool().length; time++) {
      state = analyzed(state, `time ${time}`);
      const newest = state.series.at(-1);
      found.push(newest?.title ?? "");
      if (time % 2) state = remove.apply(state, { series: newest?.id }, context("remove"), undefined);
    }
    expect(new Set(found)).toEqual(new Set(suggestionPool().map(({ title }) => title)));
    // Once all were suggested, those not in the list come first.
    const listed = state.series.map(({ title }) => title);
    expect(listed).not.toContain(analyzed(state).series.at(-1)?.title);
    expect(
      analyzed(analyze.apply({ ...FIRST, suggested: found }, {}, context("x"), undefined)).series,
    ).toHaveLength(6);
  });
});

describe("A series of your own", () => {
  // Spec 4: "Adding appends a planned series with zero videos, clears the input, total +1."
  it("is appended as planned, without videos", () => {
    const after = added(FIRST, "Radio plays for one voice");
    const series = after.series.at(-1);
    expect(series).toMatchObject({ title: "Radio plays for one voice", videos: [] });
    expect(seriesStatus(series?.videos ?? [])).toBe("planned");
    expect(series?.suggestedTitleFormat).toContain("Radio plays for one voice");
    expect(totals(after, TODAY).totalSeries).toBe(totals(FIRST, TODAY).totalSeries + 1);
    expect(totals(after, TODAY).plannedVideos).toBe(totals(FIRST, TODAY).plannedVideos);
  });

  // Spec 5: "Add series: title non-blank."
  it.each([
    ["", "Please enter a title"],
    ["  \t ", "Please enter a title"],
    ["\u200b \u2060", "Please enter a title"],
    ["x".repeat(201), "A title has at most 200 characters"],
  ])("is refused with the title %j", (title, message) => {
    expect(add.form.safeParse({ title }).error?.issues[0]?.message).toBe(message);
    expect(add.form.safeParse({}).error?.issues[0]?.message).toBe("Please enter a title");
    expect(add.form.parse({ title: `  ${"x".repeat(200)} ` })).toEqual({ title: "x".repeat(200) });
  });

  it("has a one-line title without invisible characters", () => {
    expect(add.form.parse({ title: "Radio\r\nplays\u0000\u202e" })).toEqual({ title: "Radio plays" });
    const input = { series: "bread", title: "Bread", description: "\u200b\n" };
    expect(edit.form.parse(input)).toEqual({ ...input, description: "" });
  });

  // Spec 4: "Deleting removes it, total -1."
  it("is deleted by its id", () => {
    const state = added(FIRST, "Radio plays");
    const id = state.series.at(-1)?.id;
    const after = remove.apply(state, { series: id }, context("remove"), undefined);
    expect(after.series).toEqual(FIRST.series);
    expect(totals(after, TODAY).totalSeries).toBe(totals(state, TODAY).totalSeries - 1);
    expect(remove.refusal?.(state, { series: id })).toBeUndefined();
    expect(remove.refusal?.(after, { series: id })).toContain("no longer there");
  });

  it("is edited and keeps its videos", () => {
    const input = { series: "bread", title: "Bread, evenings", description: "New" };
    const after = edit.apply(FIRST, input, context("edit"), undefined);
    const bread = FIRST.series.find(({ id }) => id === "bread");
    expect(after.series.find(({ id }) => id === "bread")).toEqual({
      ...bread,
      title: "Bread, evenings",
      description: "New",
    });
    expect(edit.refusal?.(FIRST, { ...input, series: "gone" })).toContain("no longer there");
    const long = { ...input, description: "x".repeat(5001) };
    expect(edit.form.safeParse(long).error?.issues[0]?.message).toContain("5,000 characters");
    expect(edit.form.parse({ ...input, description: "one\r\ntwo" })).toMatchObject({
      description: "one\ntwo",
    });
  });
});

describe("A full planner", () => {
  it("refuses more series", () => {
    let state = clear.apply(FIRST, {}, context("clear"), undefined);
    expect(state.series).toEqual([]);
    for (let count = 0; count < LIMITS.series; count++) {
      expect(add.refusal?.(state, { title: "x" })).toBeUndefined();
      state = added(state, `Series ${count}`);
    }
    expect(add.refusal?.(state, { title: "x" })).toContain("room for 24 series");
    expect(analyze.refusal?.(state, {})).toContain("room for 24 series");
  });
});
