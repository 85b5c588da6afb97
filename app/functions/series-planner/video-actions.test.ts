import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { findSeries, type PlannerState } from "../series";
import { LIMITS } from "./messages";
import { seriesPlanner } from "./sample";
import { addVideo, deleteVideo, down, editVideo, restore, up } from "./video-actions";

const NOW = new Date("2026-11-21T10:00:00Z");
const FIRST = seriesPlanner.initial(NOW);

type Action = typeof addVideo;
let runs = 0;
const run = (action: Action, state: PlannerState, input: object) =>
  action.apply(state, action.form.parse(input), { now: NOW, random: seeded(`run ${runs++}`) }, undefined);
const order = (state: PlannerState) => findSeries(state, "bread")?.videos.map(({ id }) => id);
const of = (video: string) => ({ series: "bread", video });

describe("A video", () => {
  it("is appended with its fields", () => {
    const input = {
      series: "bread",
      title: " Focaccia ",
      description: "",
      status: "in-progress",
      publishDate: "2026-12-12",
      minutes: "9",
    };
    const after = run(addVideo, FIRST, input);
    expect(findSeries(after, "bread")?.videos.at(-1)).toMatchObject({
      title: "Focaccia",
      description: "",
      status: "in-progress",
      publishDate: "2026-12-12",
      minutes: 9,
    });
    expect(addVideo.opens?.(after, input)).toBe(order(after)?.at(-1));
  });

  it("needs a title only", () => {
    const after = run(addVideo, FIRST, { series: "bread", title: "Focaccia", publishDate: "", minutes: "" });
    expect(findSeries(after, "bread")?.videos.at(-1)).toMatchObject({
      status: "planned",
      publishDate: null,
      minutes: null,
    });
  });

  it.each([
    ["Please enter a title", { title: " " }],
    ["A title has at most 200 characters", { title: "x".repeat(201) }],
    ["Please choose a status", { status: "completed" }],
    ["Please enter a date as year, month and day: 2027-03-14", { publishDate: "2027-02-30" }],
    ["Please enter a date as year, month and day: 2027-03-14", { publishDate: "soon" }],
    ["Please enter whole minutes, from 1 to 720", { minutes: "0" }],
    ["Please enter whole minutes, from 1 to 720", { minutes: "8.5" }],
    ["Please enter whole minutes, from 1 to 720", { minutes: "a while" }],
    ["A description has at most 5,000 characters", { description: "x".repeat(5001) }],
  ])("is refused with “%s”", (message, wrong) => {
    const read = addVideo.form.safeParse({ series: "bread", title: "Focaccia", ...wrong });
    expect(read.error?.issues[0]?.message).toBe(message);
  });

  it("is edited in place", () => {
    const after = run(editVideo, FIRST, { ...of("bread-2"), title: "New", status: "published" });
    expect(order(after)).toEqual(order(FIRST));
    expect(findSeries(after, "bread")?.videos[1]).toMatchObject({
      id: "bread-2",
      title: "New",
      status: "published",
    });
  });

  it("moves up and down by one and stops at the ends", () => {
    expect(order(run(up, FIRST, of("bread-2")))).toEqual(["bread-2", "bread-1", "bread-3", "bread-4"]);
    expect(order(run(down, FIRST, of("bread-2")))).toEqual(["bread-1", "bread-3", "bread-2", "bread-4"]);
    expect(run(up, FIRST, of("bread-1"))).toEqual(FIRST);
    expect(run(down, FIRST, of("bread-4"))).toEqual(FIRST);
    expect(up.opens?.(FIRST, of("bread-2"))).toBe("bread-2");
  });

  it("is restored to its old position", () => {
    for (const video of order(FIRST) ?? []) {
      const gone = run(deleteVideo, FIRST, of(video));
      expect(order(gone)).toEqual(order(FIRST)?.filter((id) => id !== video));
      expect(restore.refusal?.(gone, of(video))).toBeUndefined();
      expect(run(restore, gone, of(video))).toEqual(FIRST);
    }
  });

  it("cannot be restored twice, after another deletion, or into another series", () => {
    const gone = run(deleteVideo, FIRST, of("bread-2"));
    expect(restore.refusal?.(run(restore, gone, of("bread-2")), of("bread-2"))).toContain(
      "can no longer be undone",
    );
    expect(restore.refusal?.(run(deleteVideo, gone, of("bread-3")), of("bread-2"))).toContain("no longer");
    expect(restore.refusal?.(gone, { series: "pay-day", video: "bread-2" })).toContain("no longer");
  });

  it("is refused if another tab deleted it", () => {
    const gone = run(deleteVideo, FIRST, of("bread-2"));
    for (const action of [editVideo, up, down, deleteVideo]) {
      expect(action.refusal?.(gone, of("bread-2"))).toContain("This video is no longer there");
      expect(action.refusal?.(gone, { series: "gone", video: "bread-1" })).toContain(
        "This series is no longer there",
      );
    }
    expect(addVideo.refusal?.(gone, { series: "gone" })).toContain("This series is no longer there");
  });

  it("is refused in a full series", () => {
    let state = FIRST;
    while ((order(state)?.length ?? 0) < LIMITS.videos) {
      expect(addVideo.refusal?.(state, { series: "bread" })).toBeUndefined();
      state = run(addVideo, state, { series: "bread", title: "Another" });
    }
    expect(addVideo.refusal?.(state, { series: "bread" })).toContain("room for 24 videos");
  });
});

describe("Two tabs", () => {
  it("both keep their change if one adds while the other moves", () => {
    const other = run(addVideo, FIRST, { series: "bread", title: "From the other tab" });
    const added = order(other)?.at(-1) ?? "";
    // The same move, applied to the state the other tab saved.
    expect(order(run(down, other, of("bread-4")))).toEqual([
      "bread-1",
      "bread-2",
      "bread-3",
      added,
      "bread-4",
    ]);
    expect(order(run(up, other, of("bread-2")))).toEqual(["bread-2", "bread-1", "bread-3", "bread-4", added]);
  });
});
