import type { Tool } from "../tool/tool";
import { dayOf } from "./days";
import { SERIES_FAILED } from "./messages";
import { startingSeries } from "./sample";
import { type PlannerState, plannerState } from "./series";
import { add, analyze, clear, edit, remove } from "./series-actions";
import { type PlannerShown, show } from "./shown";
import { addVideo, deleteVideo, down, editVideo, restore, up } from "./video-actions";

/** The Series Planner (spec section 2). */
export const seriesPlanner: Tool<PlannerState, PlannerShown> = {
  key: "series-planner",
  state: plannerState,
  initial: (now) => ({ series: startingSeries(dayOf(now)), suggested: [], lastDeleted: null }),
  failed: SERIES_FAILED,
  actions: {
    analyze,
    add,
    edit,
    remove,
    clear,
    "add-video": addVideo,
    "edit-video": editVideo,
    "delete-video": deleteVideo,
    restore,
    up,
    down,
  },
  show,
  figure: ({ series }) => ({ value: String(series.length), label: "sample series in your planner" }),
};
