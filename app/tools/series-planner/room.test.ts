import { describe, expect, it } from "vitest";
import { memoryWorkspaces } from "../../../tests/support/memory-workspaces";
import { seeded } from "../../numbers/seeded";
import type { Services } from "../../services";
import { perform } from "../tool/perform";
import { bytesOf, STATE_BYTES } from "../tool/state";
import { LIMITS, REFUSALS } from "./messages";
import { seriesPlanner } from "./planner";
import { LISTS_BYTES } from "./room";
import { type PlannerState, seriesOf } from "./series";
import { add, analyze, clear, edit, remove } from "./series-actions";
import { addVideo, deleteVideo, down, editVideo, restore, up } from "./video-actions";

const NOW = new Date("2026-11-21T10:00:00Z");
const FIRST = seriesPlanner.initial(NOW);
const bread = { series: "bread", video: "bread-2" };
/** As long as a video can be: 5,200 characters of three bytes. */
const LONGEST = { title: "説".repeat(LIMITS.title), description: "説".repeat(LIMITS.description) };

type Action = typeof deleteVideo;
function afterwards(action: Action, state: PlannerState, input: object): PlannerState {
  return action.apply(state, action.form.parse(input), { now: NOW, random: seeded("room") }, undefined);
}
const refusal = (action: Action, state: PlannerState, input: object) =>
  action.refusal?.(state, action.form.parse(input));

/** A planner that takes so many bytes. */
function ofBytes(bytes: number, state = FIRST): PlannerState {
  const [first, ...others] = state.series;
  if (!first) throw new Error("no series");
  const missing = bytes - bytesOf(state);
  return {
    ...state,
    series: [{ ...first, description: first.description + "x".repeat(missing) }, ...others],
  };
}

/** Sends a form to a planner as it is kept. */
async function send(state: PlannerState, fields: Record<string, string>) {
  const { workspaces, memory } = memoryWorkspaces();
  const place = { tool: seriesPlanner.key, desk: "sample" as const };
  memory.put(place, state);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const report = (error: unknown) => expect.unreachable(String(error));
  const services = { workspaces, request: { now: NOW }, report } as unknown as Services;
  return { answer: await perform(seriesPlanner, form, services), kept: memory.at(place)?.state };
}

describe("a planner without room", () => {
  it.each([STATE_BYTES - 34, STATE_BYTES, STATE_BYTES + 5000])(
    "lets videos and series go (%d bytes)",
    async (bytes) => {
      const full = ofBytes(bytes);
      const video = await send(full, { action: "delete-video", ...bread });
      expect(video.answer).toEqual({ action: "delete-video", open: "bread" });
      expect(video.kept).toMatchObject({ lastDeleted: null });
      expect(bytesOf(video.kept)).toBeLessThan(bytes);
      const series = await send(full, { action: "remove", series: "bread" });
      expect(series.answer).toEqual({ action: "remove" });
    },
  );

  it("takes no more text, and says so before it is too large to be kept", async () => {
    const full = ofBytes(LISTS_BYTES);
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
    const { answer } = await send(full, { action: "add-video", series: "bread", title: "Focaccia" });
    expect(answer).toMatchObject({ refused: { status: 409, message: REFUSALS["no-room"] } });
  });

  it("still takes what makes it smaller, or no larger", () => {
    const full = ofBytes(STATE_BYTES);
    const [first] = full.series;
    expect(
      refusal(edit, full, { series: first?.id, title: first?.title, description: "short" }),
    ).toBeUndefined();
    for (const action of [up, down]) expect(refusal(action, full, bread)).toBeUndefined();
  });
});

it("never holds more than can be kept, with what undo brings back, however much is written", () => {
  let state = FIRST;
  let refused: string | undefined;
  while (!refused) {
    const series = state.series.at(-1);
    const [action, input] =
      series && series.videos.length < 8
        ? ([addVideo, { series: series.id, ...LONGEST }] as const)
        : ([add, { title: LONGEST.title }] as const);
    refused = refusal(action, state, input);
    if (!refused) state = afterwards(action, state, input);
    expect(bytesOf(state)).toBeLessThan(STATE_BYTES);
  }
  expect(refused).toBe(REFUSALS["no-room"]);
  const series = state.series.find(({ videos }) => videos.length === 8);
  const choice = { series: series?.id, video: series?.videos.at(-1)?.id };
  const gone = afterwards(deleteVideo, state, choice);
  expect(gone.lastDeleted?.video.id).toBe(choice.video);
  expect(bytesOf(gone)).toBeLessThan(STATE_BYTES);
  expect(refusal(restore, gone, choice)).toBeUndefined();
  expect(afterwards(restore, gone, choice)).toEqual(state);
});

describe("what was deleted last", () => {
  const gone = afterwards(deleteVideo, FIRST, bread);
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

  it.each(others)("is forgotten as soon as %s", (_what, action, input) => {
    expect(JSON.stringify(gone)).toContain("The fridge does the work");
    const next = afterwards(action, gone, input);
    expect(next.lastDeleted).toBeNull();
    expect(JSON.stringify(next)).not.toContain("The fridge does the work");
    if (seriesOf(next, "bread")) {
      expect(refusal(restore, next, bread)).toBe(
        "This can no longer be undone: something else was changed since.",
      );
    }
  });
});
