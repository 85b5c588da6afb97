import { Plus } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button";
import type { Refusal } from "../tool/refusal";
import type { SeriesShown } from "./shown";
import { stepHref } from "./steps";
import { UndoDelete } from "./undo-delete";
import { VideoForm } from "./video-form";
import { VideoRow } from "./video-row";

interface VideoListProps {
  series: SeriesShown;
  refused?: Refusal;
  busy: boolean;
  /** True while a form is open: what else could be done waits until it is closed. */
  forming: boolean;
}

/** The videos of a series as a track, what the guidance says of it, and the way to the next one. */
export function VideoList({ series, refused, busy, forming }: VideoListProps) {
  const { id, title, videos, editing, undo, step, advice } = series;
  const undone = undo && <UndoDelete series={id} undo={undo} refused={refused} busy={busy || forming} />;
  return (
    <section
      aria-label={`Videos of ${title}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5"
    >
      <h4 className="text-base font-semibold">Videos</h4>
      {undo?.place === 0 && undone}
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
              {undo?.place === index + 1 && undone}
            </li>
          ))}
        </ol>
      )}
      {step === "add" ? (
        <VideoForm series={id} refused={refused} busy={busy} />
      ) : forming ? null : (
        <p className={videos.length > 0 ? "ml-12 print:hidden" : "print:hidden"}>
          <Link
            {...stepHref("add", id)}
            id={`add-${id}`}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add Video
          </Link>
        </p>
      )}
      <div className="rounded-control bg-sunken px-4 py-3 text-sm">
        <h5 className="text-xs font-medium text-ink-soft">Guidance</h5>
        <ul className="mt-1.5 grid max-w-prose gap-1.5">
          {advice.map(({ id: line, tone, text }) => (
            <li key={line} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere">
              <span
                aria-hidden="true"
                className={`mt-[0.55em] size-2 rounded-full ${tone === "good" ? "bg-go" : "border-2 border-fair"}`}
              />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
