import type { Series } from "./series";

/** Where in the planner a page's address stands. */
export interface PlannerPlace {
  /** The series whose card is open. */
  open: string | null;
  /** True for the plain address, where nothing is named or done: the first card is open. */
  first: boolean;
  /** What is being done with a series: a form, or the question before it is deleted. */
  step: { name: "edit" | "add" | "delete"; id: string } | null;
  /** The video whose form is open. */
  editing: string | null;
  /** True where the video deleted last can be brought back. */
  undoes: boolean;
  /** The element that the work goes on at: the first of these ids that there is. */
  focus: string[];
}

/**
 * Reads `open`, `edit`, `add` and `delete` of an address, each the id of a series or a video (one that is gone
 * names nothing); `done`, an action; and `back`, the link that a form was opened by.
 */
export function placeOf(all: Series[], search: URLSearchParams): PlannerPlace {
  const isSeries = (id: string) => all.some((one) => one.id === id);
  const seriesOfVideo = (id: string) => all.find(({ videos }) => videos.some((video) => video.id === id))?.id;
  const [edit, add, doomed] = ["edit", "add", "delete"].map((name) => search.get(name) ?? "");
  const [opened, done] = [search.get("open") ?? "", search.get("done")];
  const editing = edit && seriesOfVideo(edit) ? edit : null;
  const steps = [
    { name: "edit" as const, id: edit },
    { name: "add" as const, id: add },
    { name: "delete" as const, id: doomed },
  ];
  const step = steps.find((one): one is PlannerPlace["step"] & object => isSeries(one.id ?? "")) ?? null;
  const named = [step?.id, editing, opened].find(Boolean) ?? "";
  return {
    open: isSeries(named) ? named : (seriesOfVideo(named) ?? null),
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
      series: seriesOfVideo(opened),
    }),
  };
}

interface Steps extends Pick<PlannerPlace, "step" | "editing"> {
  opened: string;
  done: string | null;
  back: string | null;
  series: string | undefined;
}

/** Where the keyboard goes on: at the form that was opened, or at the button that was pressed. */
function focusAfter({ step, editing, opened, done, back, series }: Steps): string[] {
  if (step) return [`${step.name}-form-${step.id}`];
  if (editing) return [`edit-form-${editing}`];
  if (done === "remove" || done === "clear") return ["series-list"];
  if (!opened) return [];
  // The first video has no way up, the last none down.
  if (done === "up") return [`up-${opened}`, `down-${opened}`];
  if (done === "down") return [`down-${opened}`, `up-${opened}`];
  if (done === "add-video") return [`add-${series}`];
  if (done === "delete-video") return [`undo-${opened}`];
  if (back) return [`${back}-${opened}`];
  return [
    done === "edit" || done === "edit-video" || done === "restore" ? `edit-${opened}` : `toggle-${opened}`,
  ];
}
