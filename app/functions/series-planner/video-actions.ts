import { newId } from "../../numbers/chance";
import { defineAction } from "../desk/desk";
import { findSeries, type PlannerState, type SeriesVideo, updateSeries } from "../series";
import { listAction, newVideoForm, videoChoice, videoForm, withUndo } from "./list-action";
import { LIMITS, REFUSALS } from "./messages";

const action = defineAction<PlannerState>();

interface Choice {
  series: string;
  video: string;
}

/** Videos are addressed by id, never by position, since another tab may have moved them. */
function gone(state: PlannerState, { series, video }: Choice): string | undefined {
  const found = findSeries(state, series);
  if (!found) return REFUSALS["series-gone"];
  return found.videos.some(({ id }) => id === video) ? undefined : REFUSALS["video-gone"];
}

function updateVideos(
  state: PlannerState,
  series: string,
  change: (videos: SeriesVideo[]) => SeriesVideo[],
): PlannerState {
  return updateSeries(state, series, (one) => ({ ...one, videos: change(one.videos) }));
}

export const addVideo = listAction({
  form: newVideoForm,
  refusal(state, { series }) {
    const found = findSeries(state, series);
    if (!found) return REFUSALS["series-gone"];
    return found.videos.length >= LIMITS.videos ? REFUSALS["videos-full"] : undefined;
  },
  apply: (state, { series, ...fields }, { random }) =>
    updateVideos(state, series, (videos) => [...videos, { ...fields, id: newId(random) }]),
  opens: (state, { series }) => findSeries(state, series)?.videos.at(-1)?.id,
});

export const editVideo = listAction({
  form: videoForm,
  refusal: gone,
  apply: (state, { series, video, ...fields }) =>
    updateVideos(state, series, (videos) =>
      videos.map((one) => (one.id === video ? { ...one, ...fields } : one)),
    ),
  opens: (_state, { video }) => video,
});

/** Moves a video one position. The first stays when moved up, the last when moved down. */
function move(step: 1 | -1) {
  return listAction({
    form: videoChoice,
    refusal: gone,
    apply: (state, { series, video }) =>
      updateVideos(state, series, (videos) => {
        const from = videos.findIndex(({ id }) => id === video);
        const [moved, other] = [videos[from], videos[from + step]];
        if (!moved || !other) return videos;
        return videos.with(from, other).with(from + step, moved);
      }),
    opens: (_state, { video }) => video,
  });
}

export const up = move(-1);
export const down = move(1);

export const deleteVideo = action({
  form: videoChoice,
  refusal: gone,
  apply(state, { series, video }) {
    const videos = findSeries(state, series)?.videos ?? [];
    const index = videos.findIndex(({ id }) => id === video);
    const deleted = videos[index];
    if (!deleted) return state;
    const left = updateVideos(state, series, () => videos.toSpliced(index, 1));
    return withUndo(left, { series, after: videos[index - 1]?.id ?? null, video: deleted });
  },
  opens: (_state, { series }) => series,
});

/** Restores the last deleted video after the one it followed, or to the top if that one is gone. */
export const restore = action({
  form: videoChoice,
  refusal(state, { series, video }) {
    const found = findSeries(state, series);
    if (!found) return REFUSALS["series-gone"];
    if (found.videos.length >= LIMITS.videos) return REFUSALS["videos-full"];
    const { lastDeleted } = state;
    const same = lastDeleted?.series === series && lastDeleted.video.id === video;
    return same ? undefined : REFUSALS["undo-gone"];
  },
  apply(state, { series }) {
    const { lastDeleted } = state;
    if (!lastDeleted) return state;
    const restored = updateVideos(state, series, (videos) => {
      const before = videos.findIndex(({ id }) => id === lastDeleted.after);
      return videos.toSpliced(before + 1, 0, lastDeleted.video);
    });
    return { ...restored, lastDeleted: null };
  },
  opens: (_state, { video }) => video,
});
