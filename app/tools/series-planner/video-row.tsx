import { Pencil } from "lucide-react";
import { Link } from "react-router";
import type { Refusal } from "../tool/refusal";
import { RefusedHere } from "./refused-here";
import { iconButtonClass, RowAction } from "./row-action";
import type { VideoStatus } from "./series";
import type { VideoShown } from "./shown";
import { stepHref } from "./steps";

interface VideoRowProps {
  series: string;
  video: VideoShown;
  /** Its number in the series, from 1. */
  order: number;
  last: boolean;
  refused?: Refusal;
  busy: boolean;
  /** True while a form is open: what was typed there would be lost with this page. */
  forming: boolean;
}

const LAMPS: Record<VideoStatus, string> = {
  published: "border-go bg-go text-on-go print:text-go",
  "in-progress": "border-fair text-fair",
  planned: "border-line-strong text-ink-soft",
};

/** A video on the series' track: its number in a lamp, its title, its day, and what can be done to it. */
export function VideoRow({ series, video, order, last, refused, busy, forming }: VideoRowProps) {
  const { id, title, description, status, text, day, gap, minutes } = video;
  const facts = [text, day, minutes && `${minutes} min`].filter(Boolean);
  const target = { series, video, busy: busy || forming };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <div className="flex flex-col items-center">
        <span
          className={`grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold tabular-nums ${LAMPS[status]}`}
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
              {...stepHref("edit", id)}
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
