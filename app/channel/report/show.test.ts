import { describe, expect, it } from "vitest";
import { beforeCount, uploadsOf } from "../../../tests/support/measured-uploads";
import { reportChannel } from "../../engines/channel-report";
import type { MeasuredUpload } from "../../model/upload";
import { showReport } from "./show";

const steady = (count: number, level = 1000) =>
  Array.from({ length: count }, (_, at) => level * ([0.8, 1, 1.25][at % 3] ?? 1));
const show = (uploads: MeasuredUpload[], isSample = false) =>
  showReport(reportChannel(uploads, [], "Europe/Zurich"), { isSample });

describe("the report as the page shows it", () => {
  it("answers first, in a sentence", () => {
    const [kind] = show(uploadsOf([...steady(35), 20_000, ...steady(4)])).kinds;
    expect(kind?.heading).toBeNull();
    expect(kind?.answer).toMatch(
      /^Your last ten videos run at about your usual; one brought \d+% of the views\.$/,
    );
    expect(kind?.next[0]?.text).toMatch(/^Make another one like “Video 36”: it has \d+× your usual\.$/);
  });

  it("says how far the last ten run from the usual where that is clear", () => {
    const [kind] = show(uploadsOf([...steady(30), ...steady(10, 3000)])).kinds;
    expect(kind?.answer).toMatch(/^Your last ten videos run 3\.\d× your usual\.$/);
    expect(show(uploadsOf([...steady(30), ...steady(10, 300)])).kinds[0]?.answer).toContain(
      "run at 0.3× your usual",
    );
  });

  it("says that an unclear difference may be chance", () => {
    const wide = [300, 3000, 900, 1200, 5000, 250, 1000, 2800, 400, 1500];
    const [kind] = show(uploadsOf([...wide, ...wide, ...wide.map((views) => views * 1.6)])).kinds;
    expect(kind?.answer).toMatch(/^Your last ten videos run 1\.\d× your usual, which may be chance\.$/);
  });

  it("says how far uploads went where none stands out", () => {
    const wide = [300, 3000, 900, 1200, 5000, 250, 1000, 2800, 400, 1500];
    const [kind] = show(uploadsOf([...wide, ...wide, ...wide])).kinds;
    expect(kind?.newest.caption).toMatch(
      /^Your last 25 uploads got 0\.\d× to \d\.\d× your usual, as your uploads often do\./,
    );
    expect(kind?.next[0]?.text).toMatch(
      /^Forecast a video like “Video \d+”, your best of late: it has \d\.\d× your usual\.$/,
    );
    const [steadily] = show(uploadsOf(steady(30))).kinds;
    expect(steadily?.newest.caption).toContain("got 0.8× to 1.3× your usual");
    expect(steadily?.next[0]?.text).toBe(
      "Nothing stands out so far. Choose your next video by its forecast.",
    );
    expect(show(uploadsOf([1000])).kinds[0]?.newest.caption).toBe(
      "One upload is too young, or has too few before it.",
    );
  });

  it("speaks of Shorts that are not made any more as past, and asks for no more of them", () => {
    const shorts = (youngest: number) =>
      uploadsOf([...steady(20), ...steady(10, 3000)], { youngest, durationSeconds: 40 });
    const [, past] = show([...uploadsOf(steady(20)), ...shorts(300)]).kinds;
    expect(past?.answer).toMatch(/^Your last ten Shorts, until Jan 2026, ran 3\.\d× your usual\.$/);
    expect(past).toMatchObject({ next: [], beside: [expect.stringMatching(/^Likely /)] });
    const [, made] = show([...uploadsOf(steady(20)), ...shorts(100)]).kinds;
    expect(made?.answer).toMatch(/^Your last ten Shorts run /);
    expect(made?.next).not.toEqual([]);
    // Of a channel that rests as a whole, the newest are what there is to go by.
    const [resting] = show(shorts(300)).kinds;
    expect(resting?.answer).toMatch(/^Your last ten Shorts run /);
    expect(resting?.next).not.toEqual([]);
  });

  it("says what is missing for an answer", () => {
    expect(show(uploadsOf(steady(8))).kinds[0]?.answer).toBe(
      "You have 8 videos to compare. From 15 on you see here how the last ten did.",
    );
    expect(show([]).kinds).toEqual([]);
  });

  it("tells Shorts and long videos apart", () => {
    const shorts = uploadsOf(steady(20), { durationSeconds: 40 });
    const { kinds } = show([...uploadsOf(steady(20)), ...shorts]);
    expect(kinds.map(({ heading }) => heading)).toEqual(["Long videos", "Shorts"]);
    expect(kinds.map(({ answer }) => answer)).toEqual([
      "Your last ten long videos run at about your usual.",
      "Your last ten Shorts run at about your usual.",
    ]);
  });

  it("says that views were counted otherwise before 2026-08-24 where it compares both, except of the sample", () => {
    const uploads = uploadsOf(steady(60), { every: 7 });
    expect(show(uploads).kinds[0]?.newest.notes.join(" ")).toContain("2026-08-24");
    expect(JSON.stringify(show(uploads, true))).not.toContain("2026-08-24");
    const since = uploadsOf(steady(20), { every: 2 });
    expect(show(since).kinds[0]?.newest.notes.join(" ")).not.toContain("2026-08-24");
  });

  it("links videos to YouTube, and none of the sample", () => {
    const uploads = uploadsOf(steady(20));
    expect(show(uploads).kinds[0]?.newest.rows[0]?.href).toBe("https://www.youtube.com/watch?v=video000020");
    expect(show(uploads, true).kinds[0]?.newest.rows[0]?.href).toBeNull();
  });

  it("calls what the growth curve makes an estimate", () => {
    const days = show(uploadsOf(steady(40))).kinds[0]?.firstDays;
    expect(days?.rows.map(({ name, isEstimate }) => [name, isEstimate])).toEqual([
      ["After 1 day", true],
      ["After 7 days", true],
      ["After 30 days", true],
    ]);
    expect(days?.rows[2]).toMatchObject({ views: "1K", basis: "estimated from 30 uploads" });
  });

  it("offers time zones where hours are known, and only there", () => {
    const uploads = uploadsOf(steady(40));
    expect(show(uploads).zone?.value).toBe("Europe/Zurich");
    const days = uploads.map((upload) => ({ ...upload, publishedAt: upload.publishedAt.slice(0, 10) }));
    expect(show(days).zone).toBeNull();
    expect(show(days).kinds[0]?.timing.hours).toEqual([]);
  });

  it("shows no views of a weekday with too few uploads", () => {
    const [kind] = show(uploadsOf(steady(40), { every: 7 }).concat(uploadsOf([5000], { youngest: 6 }))).kinds;
    expect(kind?.timing.weekdays.map(({ uploads, times }) => [uploads, times !== null])).toContainEqual([
      "1 upload",
      false,
    ]);
  });

  it("shows where views are lost, and what to do about it", () => {
    const uploads = uploadsOf(steady(30)).map((upload, at) => ({
      ...upload,
      impressions: upload.views * 20,
      clickThroughRate: at === 27 ? 0.01 : 0.05 + (at % 3) / 1000,
      views: at === 27 ? 200 : upload.views,
    }));
    const [kind] = show(uploads).kinds;
    expect(kind?.funnel?.answer).toBe("Your last 25 uploads: 1 shown but not clicked.");
    const lost = kind?.funnel?.rows.find(({ lost }) => lost);
    expect(lost).toMatchObject({ title: "Video 28", lost: "Not clicked" });
    expect(kind?.next.map(({ to }) => to)).toContain("/thumbnail-optimizer/yours?titles=Video+28");
  });

  it("counts what was left out", () => {
    const future = uploadsOf([1000]).map((upload) => ({ ...upload, publishedAt: beforeCount(-9) }));
    expect(show([...uploadsOf(steady(20)), ...future]).excluded).toContain("1 upload left out");
    expect(show(uploadsOf(steady(20))).excluded).toBeNull();
  });
});
