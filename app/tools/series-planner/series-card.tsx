import { ChevronDown, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { Meter } from "../../ui/meter";
import type { Refusal } from "../tool/refusal";
import { DeleteSeries } from "./delete-series";
import { RefusedHere } from "./refused-here";
import { SeriesBody } from "./series-body";
import { SeriesForm } from "./series-form";
import type { SeriesShown } from "./shown";
import { stepHref } from "./steps";
import { VideoList } from "./video-list";

interface SeriesCardProps {
  series: SeriesShown;
  refused?: Refusal;
  busy: boolean;
  /** True while a form is open somewhere in the planner: other steps wait until it is closed. */
  forming: boolean;
}

/** One series; one card is open at a time (spec section 4, Series). */
export function SeriesCard({ series, refused, busy, forming }: SeriesCardProps) {
  const { id, title, status, counted, completion, step } = series;
  const beside = refused && isShownBelow(refused, series);
  return (
    <details
      id={id}
      name="series"
      open={series.open}
      className="disclosure scroll-mt-20 rounded-card border border-line bg-surface"
    >
      <summary
        id={`toggle-${id}`}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 rounded-card px-5 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_15rem_auto]"
      >
        <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
          <span className="wrap-anywhere">{title}</span> <Badge tone={status.tone}>{status.text}</Badge>
        </h3>
        <span className="row-start-2 grid gap-1.5 md:row-start-auto">
          <span className="flex justify-between gap-4 text-xs text-ink-soft tabular-nums">
            <span>{counted}</span>
            <span>{completion}%</span>
          </span>
          <Meter percent={completion} className="h-1.5" />
        </span>
        <ChevronDown aria-hidden="true" className="chevron size-4.5 text-ink-soft print:hidden" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line px-5 py-5 sm:px-6">
        {refused && !beside && <RefusedHere refused={refused} />}
        {step === "edit" ? (
          <SeriesForm series={series} refused={refused} busy={busy} />
        ) : (
          <SeriesBody series={series} />
        )}
        <VideoList series={series} refused={refused} busy={busy} forming={forming} />
        {step === "delete" ? (
          <DeleteSeries series={series} refused={refused} busy={busy} />
        ) : forming ? null : (
          <div className="flex flex-wrap gap-3 border-t border-line pt-5 print:hidden">
            <Link
              {...stepHref("edit", id)}
              id={`edit-${id}`}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Pencil aria-hidden="true" className="size-4" />
              Edit Series
            </Link>
            <Link
              {...stepHref("delete", id)}
              id={`delete-${id}`}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              Delete Series
            </Link>
          </div>
        )}
      </div>
    </details>
  );
}

/** Whether what was refused is shown at the row or form it came from: one that is gone has no place of its own. */
function isShownBelow({ action, typed }: Refusal, { step, editing, videos, undo }: SeriesShown): boolean {
  if (action === "edit" || action === "add-video") return step === action.replace("-video", "");
  if (action === "edit-video") return editing === typed.video && isIn(videos, typed.video);
  if (action === "remove") return step === "delete";
  return action === "restore" ? undo !== null : isIn(videos, typed.video);
}

function isIn(videos: SeriesShown["videos"], id: string | undefined): boolean {
  return videos.some((video) => video.id === id);
}
