import { z } from "zod";
import { newId, pick, wholeBetween } from "../../numbers/chance";
import { addDays, isoDay } from "../../numbers/days";
import type { ApplyContext, DeskRules } from "../desk/desk";
import { sampleFunctions } from "../desk/functions";
import { findSeries, type PlannerState, plannerState, type Series, updateSeries } from "../series";
import { listAction, seriesChoice, seriesForm, titleForm } from "./list-action";
import { FIELD_MESSAGES, LIMITS, REFUSALS, SERIES_FAILED } from "./messages";
import { type Suggestion, startingSeries, suggestionPool } from "./pool";
import { addVideo, deleteVideo, down, editVideo, restore, up } from "./video-actions";

function full({ series }: PlannerState): string | undefined {
  return series.length >= LIMITS.series ? REFUSALS["series-full"] : undefined;
}

function gone(state: PlannerState, id: string): string | undefined {
  return findSeries(state, id) ? undefined : REFUSALS["series-gone"];
}

const newestId = ({ series }: PlannerState) => series.at(-1)?.id;

/** Spec section 4, Series: analysis appends a new planned series, total series +1, planned videos +3. */
export const analyze = listAction({
  form: z.object({}),
  refusal: full,
  apply(state, _input, context) {
    const suggestion = pick(context.random, newSuggestions(state));
    return {
      ...state,
      series: [...state.series, draftSeries(suggestion, context)],
      suggested: [...state.suggested.filter((title) => title !== suggestion.title), suggestion.title],
    };
  },
  opens: newestId,
});

/** Suggestions not made before; once all were, those not in the list; else all of them. */
function newSuggestions({ series, suggested }: PlannerState): Suggestion[] {
  const listed = new Set(series.map(({ title }) => title));
  const unlisted = suggestionPool().filter(({ title }) => !listed.has(title));
  const fresh = unlisted.filter(({ title }) => !suggested.includes(title));
  return [fresh, unlisted].find((some) => some.length > 0) ?? suggestionPool();
}

/** A suggestion as a planned series: its first videos start in about a week, 3 to 7 days apart (spec section 9). */
function draftSeries(suggestion: Suggestion, { now, random }: ApplyContext): Series {
  const { views, length, weeks, drafts, ...rest } = suggestion;
  let day = addDays(isoDay(now), wholeBetween(random, 6, 9));
  const videos = drafts.map(({ title, description, minutes }, index) => {
    if (index > 0) day = addDays(day, wholeBetween(random, 3, 7));
    return { id: newId(random), title, description, status: "planned" as const, publishDate: day, minutes };
  });
  const [min, max] = views;
  return {
    ...rest,
    id: newId(random),
    videos,
    estimatedViews: { min, max },
    estimatedVideos: length,
    estimatedCompletionTime: weeks,
  };
}

const THUMBNAIL_STYLES = [
  "One frame of the video and the number of the part, always in the same corner",
  "The same place in every thumbnail, with what is new in it",
  "One object on a plain ground, its colour kept through the series",
  "Before on the left, after on the right, the same crop each time",
];

/** Spec section 4, Series: adding appends a planned series with zero videos. */
export const add = listAction({
  form: titleForm,
  refusal: full,
  apply: (state, { title }, { random }) => ({
    ...state,
    series: [
      ...state.series,
      {
        id: newId(random),
        title,
        description: "",
        estimatedVideos: null,
        estimatedViews: null,
        estimatedWatchTime: null,
        topics: [],
        videos: [],
        suggestedThumbnailStyle: pick(random, THUMBNAIL_STYLES),
        suggestedTitleFormat: pick(random, [`${title}, part N: the step`, `The question (${title}, N)`]),
        targetAudience: "",
        estimatedCompletionTime: null,
      },
    ],
  }),
  opens: newestId,
});

/** Spec section 4, Series: deleting removes it, total -1. */
export const remove = listAction({
  form: seriesChoice,
  refusal: (state, input) => gone(state, input.series),
  apply: (state, input) => ({ ...state, series: state.series.filter(({ id }) => id !== input.series) }),
});

export const edit = listAction({
  form: seriesForm,
  refusal: (state, input) => gone(state, input.series),
  apply: (state, { series, title, description }) =>
    updateSeries(state, series, (one) => ({ ...one, title, description })),
  opens: (_state, input) => input.series,
});

export const clear = listAction({
  form: z.object({}),
  apply: (state) => ({ ...state, series: [] }),
});

/** The Series Planner (spec section 2). */
export const seriesPlanner: DeskRules<PlannerState> = {
  key: "series-planner",
  state: plannerState,
  initial: (now) => ({ series: startingSeries(isoDay(now)), suggested: [], lastDeleted: null }),
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
  figure: ({ series }) => ({ value: String(series.length), label: "sample series in your planner" }),
};

export const seriesPlannerFunctions = sampleFunctions(seriesPlanner, {
  analyze: { about: "Adds a suggested series to the sample planner." },
  add: {
    about: "Adds an empty series to the sample planner.",
    example: { title: "Bread in a week" },
    bad: { input: { title: " " }, status: 400, message: FIELD_MESSAGES.title.missing },
  },
  edit: {
    about: "Changes the title and description of a sample series.",
    example: { series: "series-1", title: "Bread in a week", description: "" },
  },
  remove: { about: "Deletes a series of the sample planner.", example: { series: "series-1" } },
  clear: { about: "Deletes all series of the sample planner." },
  "add-video": {
    about: "Adds a video to a sample series.",
    example: { series: "series-1", title: "Kneading" },
  },
  "edit-video": {
    about: "Changes a video of a sample series.",
    example: { series: "series-1", video: "video-1", title: "Kneading" },
  },
  "delete-video": {
    about: "Deletes a video of a sample series.",
    example: { series: "series-1", video: "video-1" },
  },
  restore: {
    about: "Brings the last deleted video of a sample series back.",
    example: { series: "series-1", video: "video-1" },
  },
  up: {
    about: "Moves a video of a sample series one place up.",
    example: { series: "series-1", video: "video-1" },
  },
  down: {
    about: "Moves a video of a sample series one place down.",
    example: { series: "series-1", video: "video-1" },
  },
});
