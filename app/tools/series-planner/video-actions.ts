import { newId } from "../../numbers/chance";
import { toolActionOf } from "../tool/tool";
import { newVideoForm, videoChoice, videoForm } from "./fields";
import { LIMITS, REFUSALS } from "./messages";
import { listAction, undoable } from "./room";
import { type PlannerState, type SeriesVideo, seriesOf, withSeries } from "./series";

const action = toolActionOf<PlannerState>();

interface Choice {
  series: string;
  video: string;
}

/** Videos are named by id, never by place: another tab may have moved them since. */
function gone(state: PlannerState, { series, video }: Choice): string | undefined {
  const found = seriesOf(state, series);
  if (!found) return REFUSALS["series-gone"];
  return found.videos.some(({ id }) => id === video) ? undefined : REFUSALS["video-gone"];
}

function withVideos(
  state: PlannerState,
  series: string,
  change: (videos: SeriesVideo[]) => SeriesVideo[],
): PlannerState {
  return withSeries(state, series, (one) => ({ ...one, videos: change(one.videos) }));
}

export const addVideo = listAction({
  form: newVideoForm,
  refusal(state, { series }) {
    const found = seriesOf(state, series);
    if (!found) return REFUSALS["series-gone"];
    return found.videos.length >= LIMITS.videos ? REFUSALS["videos-full"] : undefined;
  },
  apply: (state, { series, ...fields }, { random }) =>
    withVideos(state, series, (videos) => [...videos, { ...fields, id: newId(random) }]),
  opens: (state, { series }) => seriesOf(state, series)?.videos.at(-1)?.id,
});

export const editVideo = listAction({
  form: videoForm,
  refusal: gone,
  apply: (state, { series, video, ...fields }) =>
    withVideos(state, series, (videos) =>
      videos.map((one) => (one.id === video ? { ...one, ...fields } : one)),
    ),
  opens: (_state, { video }) => video,
});

/** One place further up or down; where it is the first or the last already, it stays. */
function mover(step: 1 | -1) {
  return listAction({
    form: videoChoice,
    refusal: gone,
    apply: (state, { series, video }) =>
      withVideos(state, series, (videos) => {
        const from = videos.findIndex(({ id }) => id === video);
        const [moved, other] = [videos[from], videos[from + step]];
        if (!moved || !other) return videos;
        return videos.with(from, other).with(from + step, moved);
      }),
    opens: (_state, { video }) => video,
  });
}

export const up = mover(-1);
export const down = mover(1);

export const deleteVideo = action({
  form: videoChoice,
  refusal: gone,
  apply(state, { series, video }) {
    const videos = seriesOf(state, series)?.videos ?? [];
    const place = videos.findIndex(({ id }) => id === video);
    const deleted = videos[place];
    if (!deleted) return state;
    const left = withVideos(state, series, () => videos.toSpliced(place, 1));
    return undoable(left, { series, after: videos[place - 1]?.id ?? null, video: deleted });
  },
  opens: (_state, { series }) => series,
});

/** Brings the video deleted last back behind the one it stood behind; to the top where that one is gone. */
export const restore = action({
  form: videoChoice,
  refusal(state, { series, video }) {
    const found = seriesOf(state, series);
    if (!found) return REFUSALS["series-gone"];
    if (found.videos.length >= LIMITS.videos) return REFUSALS["videos-full"];
    const { lastDeleted } = state;
    const same = lastDeleted?.series === series && lastDeleted.video.id === video;
    return same ? undefined : REFUSALS["undo-gone"];
  },
  apply(state, { series }) {
    const { lastDeleted } = state;
    if (!lastDeleted) return state;
    const back = withVideos(state, series, (videos) => {
      const before = videos.findIndex(({ id }) => id === lastDeleted.after);
      return videos.toSpliced(before + 1, 0, lastDeleted.video);
    });
    return { ...back, lastDeleted: null };
  },
  opens: (_state, { video }) => video,
});
