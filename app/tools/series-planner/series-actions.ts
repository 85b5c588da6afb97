import { z } from "zod";
import { newId, pick, wholeBetween } from "../../numbers/chance";
import type { Moment } from "../tool/tool";
import { dayAfter, dayOf } from "./days";
import { seriesChoice, seriesForm, titleForm } from "./fields";
import { LIBRARY } from "./library";
import { LIMITS, REFUSALS } from "./messages";
import { listAction } from "./room";
import { type PlannerState, type Series, seriesOf, withSeries } from "./series";
import type { Suggestion } from "./suggestion";

function full({ series }: PlannerState): string | undefined {
  return series.length >= LIMITS.series ? REFUSALS["series-full"] : undefined;
}

function gone(state: PlannerState, id: string): string | undefined {
  return seriesOf(state, id) ? undefined : REFUSALS["series-gone"];
}

const newest = ({ series }: PlannerState) => series.at(-1)?.id;

/** Spec section 4, Series: analysis appends a new planned series, total series +1, planned videos +3. */
export const analyze = listAction({
  form: z.object({}),
  refusal: full,
  apply(state, _input, moment) {
    const suggestion = pick(moment.random, untold(state));
    return {
      ...state,
      series: [...state.series, drafted(suggestion, moment)],
      suggested: [...state.suggested.filter((title) => title !== suggestion.title), suggestion.title],
    };
  },
  opens: newest,
});

/** What was not suggested before; once everything was, what is not in the list; else anything. */
function untold({ series, suggested }: PlannerState): Suggestion[] {
  const listed = new Set(series.map(({ title }) => title));
  const unlisted = LIBRARY.filter(({ title }) => !listed.has(title));
  const fresh = unlisted.filter(({ title }) => !suggested.includes(title));
  return [fresh, unlisted].find((some) => some.length > 0) ?? LIBRARY;
}

/** A suggestion as a planned series: its first videos a week from now on, 3 to 7 days apart (spec section 9). */
function drafted(suggestion: Suggestion, { now, random }: Moment): Series {
  const { views, length, weeks, drafts, ...rest } = suggestion;
  let day = dayAfter(dayOf(now), wholeBetween(random, 6, 9));
  const videos = drafts.map(([title, description, minutes], index) => {
    if (index > 0) day = dayAfter(day, wholeBetween(random, 3, 7));
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

const THUMBNAILS = [
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
        suggestedThumbnailStyle: pick(random, THUMBNAILS),
        suggestedTitleFormat: pick(random, [`${title}, part N: the step`, `The question (${title}, N)`]),
        targetAudience: "",
        estimatedCompletionTime: null,
      },
    ],
  }),
  opens: newest,
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
    withSeries(state, series, (one) => ({ ...one, title, description })),
  opens: (_state, input) => input.series,
});

export const clear = listAction({
  form: z.object({}),
  apply: (state) => ({ ...state, series: [] }),
});
