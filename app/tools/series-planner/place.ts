import type { Series } from "../../functions/series/series";

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
