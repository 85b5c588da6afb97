import { ChevronDown, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PostForm } from "../../forms/post-form";
import type { Refusal } from "../../forms/refusal";
import { AddSeriesToPlan } from "../../handover/add-to-plan";
import { Badge } from "../../ui/badge";
import { Button, buttonClass } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { Topics } from "../../ui/lists";
import { Meter } from "../../ui/stat-tile";
import { SeriesForm } from "./form";
import { SERIES_NOTES } from "./messages";
import type { SeriesShown } from "./show";
import { linkBack, linkToStep, placeOf, RefusedHere } from "./steps";
import { VideoList } from "./video-list";

interface SeriesCardProps {
  series: SeriesShown;
  refused?: Refusal;
  busy: boolean;
  /** True while a form is open anywhere in the planner: every other step waits. */
  forming: boolean;
}

/** One series; one card is open at a time (spec section 4, Series). */
export function SeriesCard({ series, refused, busy, forming }: SeriesCardProps) {
  const { id, title, status, counted, completion, step } = series;
  const shownInside = refused && isShownInside(refused, series);
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
        {refused && !shownInside && <RefusedHere refused={refused} />}
        {step === "edit" ? (
          <SeriesForm series={series} refused={refused} busy={busy} />
        ) : (
          <WhatToDo series={series}>
            {!forming && step !== "delete" && <AddSeriesToPlan title={title} videos={series.videos} />}
          </WhatToDo>
        )}
        <VideoList series={series} refused={refused} busy={busy} forming={forming} />
        {step !== "edit" && <Estimates series={series} />}
        {step === "delete" ? (
          <DeleteSeries series={series} refused={refused} busy={busy} />
        ) : forming ? null : (
          <div className="flex flex-wrap gap-3 border-t border-line pt-5 print:hidden">
            <Link
              {...linkToStep("edit", id)}
              id={`edit-${id}`}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Pencil aria-hidden="true" className="size-4" />
              Edit Series
            </Link>
            <Link
              {...linkToStep("delete", id)}
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

/** Whether the refusal is shown at the row or form it came from. One that is gone cannot show it. */
function isShownInside({ action, typed }: Refusal, { step, editing, videos, undo }: SeriesShown): boolean {
  if (action === "edit" || action === "add-video") return step === action.replace("-video", "");
  if (action === "edit-video") return editing === typed.video && isIn(videos, typed.video);
  if (action === "remove") return step === "delete";
  return action === "restore" ? undo !== null : isIn(videos, typed.video);
}

function isIn(videos: SeriesShown["videos"], id: string | undefined): boolean {
  return videos.some((video) => video.id === id);
}

/** What a series is about, its guidance, and what to do with it. */
function WhatToDo({
  series: { description, topics, guidance },
  children,
}: {
  series: SeriesShown;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {description && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>}
      {topics.length > 0 && <Topics label="Topics" words={topics} />}
      <div className="rounded-control bg-sunken px-4 py-3 text-sm">
        <h4 className="text-xs font-medium text-ink-soft">Guidance</h4>
        <ul className="mt-1.5 grid max-w-prose gap-1.5">
          {guidance.map(({ id, tone, text }) => (
            <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere">
              <span
                aria-hidden="true"
                className={`mt-[0.55em] size-2 rounded-full ${tone === "good" ? "bg-go" : "border-2 border-fair"}`}
              />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

/** A series' suggestions and estimates, folded; a series of one's own has no estimates. */
function Estimates({ series: { facts, estimated } }: { series: SeriesShown }) {
  return (
    <>
      {facts.length > 0 && (
        <Disclosure
          summary={estimated ? "Estimates, style and audience" : "Suggested title and thumbnail"}
          className="border-t border-line pt-1"
        >
          <dl className="grid gap-x-8 gap-y-4 pb-2 text-sm grid-cols-2 lg:grid-cols-12">
            {facts.map(({ term, value, wide }) => (
              <div key={term} className={wide ? "col-span-2 lg:col-span-4" : "lg:col-span-3"}>
                <dt className="text-xs text-ink-soft">{term}</dt>
                <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {!estimated && <p className="text-xs text-ink-soft">{SERIES_NOTES.own}</p>}
    </>
  );
}

/** Confirms deleting a series with all its videos. */
function DeleteSeries({
  series: { id, title, videos },
  refused,
  busy,
}: {
  series: SeriesShown;
  refused?: Refusal;
  busy: boolean;
}) {
  const count = videos.length === 1 ? "its 1 video" : `its ${videos.length} videos`;
  return (
    <section
      aria-labelledby={`delete-form-${id}`}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-control border border-ink px-5 py-4 print:hidden"
    >
      <div className="max-w-prose min-w-0">
        <h4
          id={`delete-form-${id}`}
          tabIndex={-1}
          className="scroll-mt-20 text-base font-semibold wrap-anywhere outline-none"
        >
          Delete “{title}”?
        </h4>
        <p className="text-sm text-ink-soft">
          {videos.length === 0 ? "It has no videos." : `It goes with ${count}.`} {SERIES_NOTES.deleteForGood}
        </p>
      </div>
      {refused?.action === "remove" && <RefusedHere refused={refused} />}
      <PostForm does="remove" action={placeOf({ delete: id }, `delete-form-${id}`)} className="flex gap-3">
        <input type="hidden" name="series" value={id} />
        <Button variant="stop" size="sm" disabled={busy}>
          Delete Series
        </Button>
        <Link {...linkBack("delete", id)} className={buttonClass({ variant: "secondary", size: "sm" })}>
          Keep it
        </Link>
      </PostForm>
    </section>
  );
}
