import { ArrowDown, ArrowUp, Pencil, Plus, Trash2, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { PostForm } from "../../forms/post-form";
import type { Refusal } from "../../forms/refusal";
import type { VideoStatus } from "../../functions/series";
import { Button, buttonClass } from "../../ui/button";
import { VideoForm } from "./form";
import type { SeriesShown, VideoShown } from "./show";
import { linkToStep, placeOf, RefusedHere } from "./steps";

interface VideoListProps {
  series: SeriesShown;
  refused?: Refusal;
  busy: boolean;
  /** True while a form is open: every other step waits. */
  forming: boolean;
}

/** A series' videos in order, and the link to add one. */
export function VideoList({ series, refused, busy, forming }: VideoListProps) {
  const { id, title, videos, editing, undo, step } = series;
  const undone = undo && <UndoDelete series={id} undo={undo} refused={refused} busy={busy || forming} />;
  return (
    <section
      aria-label={`Videos of ${title}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5"
    >
      <h4 className="text-base font-semibold">Videos</h4>
      {undo?.index === 0 && undone}
      {videos.length > 0 && (
        <ol>
          {videos.map((video, index) => (
            <li key={video.id} id={video.id} className="scroll-mt-20">
              {editing === video.id ? (
                <VideoForm series={id} video={video} refused={refused} busy={busy} />
              ) : (
                <VideoRow
                  series={id}
                  video={video}
                  order={index + 1}
                  last={index === videos.length - 1}
                  refused={refused?.typed.video === video.id ? refused : undefined}
                  busy={busy}
                  forming={forming}
                />
              )}
              {undo?.index === index + 1 && undone}
            </li>
          ))}
        </ol>
      )}
      {step === "add" ? (
        <VideoForm series={id} refused={refused} busy={busy} />
      ) : forming ? null : (
        <p className={videos.length > 0 ? "ml-12 print:hidden" : "print:hidden"}>
          <Link
            {...linkToStep("add", id)}
            id={`add-${id}`}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add Video
          </Link>
        </p>
      )}
    </section>
  );
}

interface VideoRowProps {
  series: string;
  video: VideoShown;
  /** Its number in the series, from 1. */
  order: number;
  last: boolean;
  refused?: Refusal;
  busy: boolean;
  /** True while a form is open: leaving the page would lose what was typed. */
  forming: boolean;
}

const STATUS_STYLES: Record<VideoStatus, string> = {
  published: "border-go bg-go text-on-go print:text-go",
  "in-progress": "border-fair text-fair",
  planned: "border-line-strong text-ink-soft",
};

/** A video: its number, title, status, date and gap, and the buttons for it. */
function VideoRow({ series, video, order, last, refused, busy, forming }: VideoRowProps) {
  const { id, title, description, status, text, day, gap, minutes } = video;
  const facts = [text, day, minutes && `${minutes} min`].filter(Boolean);
  const target = { series, video, busy: busy || forming };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <div className="flex flex-col items-center">
        <span
          className={`grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold tabular-nums ${STATUS_STYLES[status]}`}
        >
          <span className="sr-only">Video </span>
          {order}
        </span>
        {!last && <span aria-hidden="true" className="w-0.5 grow bg-line" />}
      </div>
      <div
        className={`flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-2 ${last ? "pb-1" : "pb-6"}`}
      >
        <div className="min-w-0 max-w-prose grow basis-64 pt-1">
          <h5 className="font-medium wrap-anywhere">{title}</h5>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-xs text-ink-soft tabular-nums">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {gap && <span className={gap.off ? "text-fair" : ""}>{gap.text}</span>}
          </p>
          {description && (
            <p className="mt-1 text-sm whitespace-pre-line text-ink-soft wrap-anywhere">{description}</p>
          )}
        </div>
        <div className="-ml-3 grid shrink-0 grid-cols-4 gap-1 sm:-mr-2 sm:ml-0 print:hidden">
          {order > 1 && <RowAction action="up" {...target} />}
          {!last && <RowAction action="down" {...target} />}
          {!forming && (
            <Link
              {...linkToStep("edit", id)}
              id={`edit-${id}`}
              aria-label={`Edit: ${title}`}
              className={`col-start-3 row-start-1 ${iconButtonClass}`}
            >
              <Pencil aria-hidden="true" className="size-4" />
            </Link>
          )}
          <RowAction action="delete-video" {...target} />
        </div>
        {refused && <RefusedHere refused={refused} />}
      </div>
    </div>
  );
}

const ROW_ACTIONS = {
  up: { Icon: ArrowUp, label: "Move up", column: "col-start-1" },
  down: { Icon: ArrowDown, label: "Move down", column: "col-start-2" },
  "delete-video": { Icon: Trash2, label: "Delete", column: "col-start-4" },
};

const iconButtonClass = `${buttonClass({ variant: "secondary", size: "sm" })} w-9 border-transparent bg-transparent px-0! text-ink-soft hover:text-ink pointer-coarse:w-11`;

interface RowActionProps {
  action: keyof typeof ROW_ACTIONS;
  series: string;
  video: { id: string; title: string };
  busy: boolean;
}

/** The form of one button for a video. */
function RowAction({ action, series, video: { id, title }, busy }: RowActionProps) {
  const { Icon, label, column } = ROW_ACTIONS[action];
  return (
    <PostForm does={action} action={placeOf({ open: id }, id)} className={`row-start-1 ${column}`}>
      <input type="hidden" name="series" value={series} />
      <input type="hidden" name="video" value={id} />
      <button
        type="submit"
        id={`${action}-${id}`}
        aria-label={`${label}: ${title}`}
        disabled={busy}
        className={iconButtonClass}
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </PostForm>
  );
}

interface UndoDeleteProps {
  series: string;
  undo: NonNullable<SeriesShown["undo"]>;
  refused?: Refusal;
  busy: boolean;
}

/** Shown in place of the video just deleted. */
function UndoDelete({ series, undo, refused, busy }: UndoDeleteProps) {
  return (
    <PostForm
      does="restore"
      action={placeOf({ open: series, done: "delete-video" }, series)}
      className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border border-dashed border-line-strong px-4 py-2 text-sm print:hidden"
    >
      <p className="min-w-0 wrap-anywhere">Deleted: “{undo.title}”</p>
      <input type="hidden" name="series" value={series} />
      <input type="hidden" name="video" value={undo.video} />
      <Button id={`undo-${series}`} variant="secondary" size="sm" disabled={busy}>
        <Undo2 aria-hidden="true" className="size-4" />
        Undo
      </Button>
      {refused?.action === "restore" && <RefusedHere refused={refused} />}
    </PostForm>
  );
}
