import { describe, expect, it } from "vitest";
import { toolDesk } from "../../../tests/support/tool-desk";
import { seeded } from "../../numbers/chance";
import { plannerPage } from "../../tools/series-planner/show";
import { STATE_BYTES, stateBytes } from "../desk/state";
import { findSeries, type PlannerState } from "../series";
import { LISTS_BYTES } from "./list-action";
import { LIMITS, REFUSALS } from "./messages";
import { add, analyze, clear, edit, remove, seriesPlanner } from "./sample";
import { addVideo, deleteVideo, down, editVideo, restore, up } from "./video-actions";

const NOW = new Date("2026-11-21T10:00:00Z");
const FIRST = seriesPlanner.initial(NOW);
const bread = { series: "bread", video: "bread-2" };
/** The longest video: 5,200 characters of three bytes. */
const LONGEST = { title: "説".repeat(LIMITS.title), description: "説".repeat(LIMITS.description) };

type Action = typeof deleteVideo;
function applied(action: Action, state: PlannerState, input: object): PlannerState {
  return action.apply(state, action.form.parse(input), { now: NOW, random: seeded("room") }, undefined);
}
const refusal = (action: Action, state: PlannerState, input: object) =>
  action.refusal?.(state, action.form.parse(input));

/** A planner of that many bytes. */
function plannerOf(bytes: number, state = FIRST): PlannerState {
  const [first, ...others] = state.series;
  if (!first) throw new Error("no series");
  const missing = bytes - stateBytes(state);
  return {
    ...state,
    series: [{ ...first, description: first.description + "x".repeat(missing) }, ...others],
  };
}

/** Sends a form to a saved planner. */
async function send(state: PlannerState, fields: Record<string, string>) {
  const desk = toolDesk(plannerPage, { now: NOW, state });
  const answer = await desk.send(fields);
  expect(desk.reported).toEqual([]);
  return { ...answer, saved: desk.saved() };
}

describe("A full planner", () => {
  it.each([STATE_BYTES - 34, STATE_BYTES, STATE_BYTES + 5000])(
    "still deletes videos and series (%d bytes)",
    async (bytes) => {
      const full = plannerOf(bytes);
      const video = await send(full, { action: "delete-video", ...bread });
      expect(video.location).toBe("/series-planner?done=delete-video&open=bread#bread");
      expect(video.saved).toMatchObject({ lastDeleted: null });
      expect(stateBytes(video.saved)).toBeLessThan(bytes);
      const series = await send(full, { action: "remove", series: "bread" });
      expect(series.location).toBe("/series-planner?done=remove#results");
    },
  );

  it("refuses more text before it is too large to save", async () => {
    const full = plannerOf(LISTS_BYTES);
    const adding: [Action, object][] = [
      [analyze, {}],
      [add, { title: "Radio plays" }],
      [edit, { series: "bread", ...LONGEST }],
      [addVideo, { series: "bread", title: "Focaccia" }],
      [editVideo, { ...bread, ...LONGEST }],
    ];
    for (const [action, input] of adding) {
      expect(refusal(action, full, input)).toBe(REFUSALS["no-room"]);
      expect(refusal(action, FIRST, input)).toBeUndefined();
    }
    const answer = await send(full, { action: "add-video", series: "bread", title: "Focaccia" });
    expect(answer).toMatchObject({ status: 409, refused: { message: REFUSALS["no-room"] } });
  });

  it("accepts changes that do not grow it", () => {
    const full = plannerOf(STATE_BYTES);
    const [first] = full.series;
    expect(
      refusal(edit, full, { series: first?.id, title: first?.title, description: "short" }),
    ).toBeUndefined();
    for (const action of [up, down]) expect(refusal(action, full, bread)).toBeUndefined();
  });
});

it("stays under the size limit, the deleted video included, however much is written", () => {
  let state = FIRST;
  let refused: string | undefined;
  while (!refused) {
    const series = state.series.at(-1);
    const [action, input] =
      series && series.videos.length < 8
        ? ([addVideo, { series: series.id, ...LONGEST }] as const)
        : ([add, { title: LONGEST.title }] as const);
    refused = refusal(action, state, input);
    if (!refused) state = applied(action, state, input);
    expect(stateBytes(state)).toBeLessThan(STATE_BYTES);
  }
  expect(refused).toBe(REFUSALS["no-room"]);
  const series = state.series.find(({ videos }) => videos.length === 8);
  const choice = { series: series?.id, video: series?.videos.at(-1)?.id };
  const gone = applied(deleteVideo, state, choice);
  expect(gone.lastDeleted?.video.id).toBe(choice.video);
  expect(stateBytes(gone)).toBeLessThan(STATE_BYTES);
  expect(refusal(restore, gone, choice)).toBeUndefined();
  expect(applied(restore, gone, choice)).toEqual(state);
});

describe("The last deleted video", () => {
  const gone = applied(deleteVideo, FIRST, bread);
  const others: [string, Action, object][] = [
    ["its series is deleted", remove, { series: "bread" }],
    ["another series is deleted", remove, { series: "pay-day" }],
    ["a series is added", add, { title: "Radio plays" }],
    ["the library is analyzed", analyze, {}],
    ["a series is edited", edit, { series: "bread", title: "Bread" }],
    ["a video is added", addVideo, { series: "bread", title: "Focaccia" }],
    ["a video is edited", editVideo, { series: "bread", video: "bread-1", title: "Focaccia" }],
    ["a video is moved", down, { series: "bread", video: "bread-1" }],
    ["all is deleted", clear, {}],
  ];

  it.each(others)("is discarded as soon as %s", (_what, action, input) => {
    expect(JSON.stringify(gone)).toContain("The fridge does the work");
    const next = applied(action, gone, input);
    expect(next.lastDeleted).toBeNull();
    expect(JSON.stringify(next)).not.toContain("The fridge does the work");
    if (findSeries(next, "bread")) {
      expect(refusal(restore, next, bread)).toBe(
        "This can no longer be undone: something else was changed since.",
      );
    }
  });
});
