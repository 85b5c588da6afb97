import type { Series, SeriesVideo } from "../../functions/series";
import { daysBetween, nearDayText } from "../../numbers/days";
import { counted } from "../../numbers/figures";

/** What the URL of the planner's page opens. */
interface PlannerPlace {
  /** The series whose card is open. */
  open: string | null;
  /** True for the plain URL, which opens the first card. */
  first: boolean;
  /** The open step of a series: its form, the form for a new video, or the confirmation before deleting it. */
  step: { name: "edit" | "add" | "delete"; id: string } | null;
  /** The video whose form is open. */
  editing: string | null;
  /** True after a video was deleted: undo is offered. */
  undoes: boolean;
  /** Ids of the elements to focus; the first that exists gets the focus. */
  focus: string[];
}

/**
 * Reads the URL's query: `open`, `edit`, `add` and `delete`, each the id of a series or a video (ignored if it is
 * gone); `done`, an action; and `back`, the link that opened a form.
 */
export function readPlace(all: Series[], search: URLSearchParams): PlannerPlace {
  const isSeries = (id: string) => all.some((one) => one.id === id);
  const findSeriesOfVideo = (id: string) =>
    all.find(({ videos }) => videos.some((video) => video.id === id))?.id;
  const read = (name: string) => search.get(name) ?? "";
  const [opened, done] = [read("open"), search.get("done")];
  const editing = findSeriesOfVideo(read("edit")) ? read("edit") : null;
  const steps = (["edit", "add", "delete"] as const).map((name) => ({ name, id: read(name) }));
  const step = steps.find(({ id }) => isSeries(id)) ?? null;
  const named = [step?.id, editing, opened].find(Boolean) ?? "";
  return {
    open: isSeries(named) ? named : (findSeriesOfVideo(named) ?? null),
    first: !search.get("open") && !done,
    step,
    editing,
    undoes: done === "delete-video",
    focus: focusAfter({
      step,
      editing,
      opened,
      done,
      back: search.get("back"),
      series: findSeriesOfVideo(opened),
    }),
  };
}

interface Steps extends Pick<PlannerPlace, "step" | "editing"> {
  opened: string;
  done: string | null;
  back: string | null;
  series: string | undefined;
}

/** Where the focus goes: to the form that was opened, or to the button that was pressed. */
function focusAfter({ step, editing, opened, done, back, series }: Steps): string[] {
  if (step) return [`${step.name}-form-${step.id}`];
  if (editing) return [`edit-form-${editing}`];
  if (done === "remove" || done === "clear") return ["series-list"];
  if (!opened) return [];
  // The first video has no up button, the last no down button.
  if (done === "up") return [`up-${opened}`, `down-${opened}`];
  if (done === "down") return [`down-${opened}`, `up-${opened}`];
  if (done === "add-video") return [`add-${series}`];
  if (done === "delete-video") return [`undo-${opened}`];
  if (back) return [`${back}-${opened}`];
  return [
    done === "edit" || done === "edit-video" || done === "restore" ? `edit-${opened}` : `toggle-${opened}`,
  ];
}

/** Spec section 9, Guidance text: series length 4-8 videos, release 3-7 days apart, mid-roll over 8 minutes. */
export const LENGTH = { min: 4, max: 8 };
export const DAYS_APART = { min: 3, max: 7 };
/** Minutes. */
const MID_ROLL_OVER = 8;

type GapTone = "good" | "fair" | "poor";

/** The gap between two consecutive videos that both have a date. */
export interface Gap {
  days: number;
  tone: GapTone;
  /** False once the later video is published and can no longer move. */
  open: boolean;
}

/** The gap before each video, in list order; null before the first and if a date is missing. */
export function releaseGaps(videos: Pick<SeriesVideo, "publishDate" | "status">[]): (Gap | null)[] {
  return videos.map((video, index) => {
    const before = videos[index - 1];
    if (!before?.publishDate || !video.publishDate) return null;
    const days = daysBetween(before.publishDate, video.publishDate);
    const tone = days < 0 ? "poor" : days < DAYS_APART.min || days > DAYS_APART.max ? "fair" : "good";
    return { days, tone, open: video.status !== "published" };
  });
}

interface Guidance {
  tone: "good" | "fair";
  text: string;
}

/** Guidance on a series, from its length, dates and minutes. `today` is a day in UTC. */
export function seriesGuidance(videos: SeriesVideo[], today: string): Guidance[] {
  return [
    lengthGuidance(videos.length),
    ...gapGuidance(videos),
    ...lateGuidance(videos, today),
    ...midRollGuidance(videos),
  ];
}

function lengthGuidance(count: number): Guidance {
  if (count === 0) return { tone: "fair", text: "No videos yet: 4 to 8 make a good series." };
  const videos = counted(count, "video");
  if (count < LENGTH.min) return { tone: "fair", text: `${videos} so far: 4 to 8 make a good series.` };
  if (count > LENGTH.max) {
    return { tone: "fair", text: `${videos}: 4 to 8 is better. Could the rest be a second series?` };
  }
  return { tone: "good", text: `${videos}: a good length, 4 to 8.` };
}

function gapGuidance(videos: SeriesVideo[]): Guidance[] {
  const open = releaseGaps(videos).flatMap((gap, index) => (gap?.open ? [{ ...gap, index }] : []));
  const title = (index: number) => `“${videos[index]?.title}”`;
  const notes = open.flatMap(({ days, tone, index }): Guidance[] => {
    const [before, after] = [title(index - 1), title(index)];
    if (tone === "good") return [];
    if (days < 0) return [{ tone: "fair", text: `${after} is dated before ${before}, which it follows.` }];
    const apart = days === 0 ? "on the same day" : `${counted(days, "day")} apart`;
    return [{ tone: "fair", text: `${before} and ${after} come ${apart}: 3 to 7 days is better.` }];
  });
  if (open.length > 0 && notes.length === 0) {
    return [{ tone: "good", text: "Upcoming releases are 3 to 7 days apart." }];
  }
  const [shown, more] = [notes.slice(0, 2), notes.length - 2];
  if (more < 1) return shown;
  const others = more === 1 ? "1 other release is" : `${more} other releases are`;
  return [...shown, { tone: "fair", text: `${others} not 3 to 7 days from the one before, either.` }];
}

function lateGuidance(videos: SeriesVideo[], today: string): Guidance[] {
  const late = videos.filter(
    ({ status, publishDate }) => status !== "published" && publishDate && publishDate < today,
  );
  const first = late[0];
  if (!first?.publishDate) return [];
  const others =
    late.length === 1 ? "" : ` So ${late.length === 2 ? "is 1 other" : `are ${late.length - 1} others`}.`;
  const day = nearDayText(first.publishDate, today);
  return [{ tone: "fair", text: `“${first.title}” was due on ${day} and is not published.${others}` }];
}

function midRollGuidance(videos: SeriesVideo[]): Guidance[] {
  const long = videos.filter(
    ({ status, minutes }) => status !== "published" && (minutes ?? 0) > MID_ROLL_OVER,
  );
  if (long.length === 0) return [];
  const which = long.length === 1 ? `“${long[0]?.title}” runs` : `${long.length} videos to come run`;
  return [{ tone: "good", text: `${which} over 8 minutes: place a mid-roll where one part ends.` }];
}
