import { RefreshCw } from "lucide-react";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { Badge } from "../../ui/badge";
import { Bullet, Tags } from "../../ui/lists";
import { StatText } from "../../ui/stat-tile";
import { RunFrame } from "../tool/run-frame";
import { AddChannelForm, Channels } from "./channels";
import { MONITOR_NOTES, MONITOR_TEXTS } from "./messages";
import type { MonitorShown, VideoShown } from "./show";

interface UsualFigureProps {
  videos: VideoShown[];
  axis: MonitorShown["axis"];
}

/** Each video against its channel's usual views: one row per video, all on one log scale. */
function UsualFigure({ videos, axis }: UsualFigureProps) {
  return (
    <figure className="card min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-medium">Views against the channel's usual</span>
        <span className="text-xs text-ink-soft">Small dots: its last eleven uploads</span>
      </figcaption>
      <ul className="mt-4">
        {videos.map(({ id, title, channel, times, usualViews, strip }) => (
          <li
            key={id}
            className="grid items-center gap-x-8 sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]"
          >
            <div className="min-w-0 pt-3 text-sm sm:pt-0">
              <p className="line-clamp-2">{title}</p>
              {/* relative: otherwise the hidden words after a cut name would widen the page. */}
              <p className="relative truncate text-xs text-ink-soft">
                {channel}, usually {usualViews}
                <span className="sr-only">; this one has {times} that</span>
              </p>
            </div>
            <svg className="chart h-14 w-full sm:h-18" aria-hidden="true" focusable="false">
              <line x2="100%" y1="50%" y2="50%" className="stroke-line" />
              <line
                x1={strip.usual}
                x2={strip.usual}
                y2="100%"
                strokeDasharray="2 4"
                className="stroke-line-strong"
              />
              {strip.recent.map((x) => (
                <circle key={x} cx={x} cy="50%" r="3.5" className="fill-ink-faint" fillOpacity="0.55" />
              ))}
              <line
                x1={strip.usual}
                x2={strip.video}
                y1="50%"
                y2="50%"
                strokeWidth="2"
                className="stroke-go"
              />
              <circle cx={strip.video} cy="50%" r="7" className="fill-go" />
              <text x={strip.video} y="50%" dy="-18" textAnchor="middle" className="font-semibold">
                {times}
              </text>
            </svg>
          </li>
        ))}
        <li
          aria-hidden="true"
          className="grid gap-x-8 sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]"
        >
          <svg className="chart h-6 w-full sm:col-start-2" aria-hidden="true" focusable="false">
            {axis.map(({ x, label, usual }) => (
              <text
                key={label}
                x={x}
                y="60%"
                textAnchor="middle"
                className={usual ? "fill-ink" : "fill-ink-soft"}
              >
                {label}
              </text>
            ))}
          </svg>
        </li>
      </ul>
    </figure>
  );
}

interface MonitorViewProps {
  page: ToolPageData<MonitorShown>;
  refused?: Refusal;
  busy: Busy;
}

export function MonitorView({ page, refused, busy }: MonitorViewProps) {
  const { channels, videos, ...shown } = page.shown;
  const empty = videos.length === 0;
  const refusedName = refused?.action === "add" ? refused : undefined;
  return (
    <RunFrame
      texts={MONITOR_TEXTS}
      page={page}
      empty={empty}
      busy={busy}
      refused={refused}
      elsewhere={refusedName !== undefined}
      stats={[
        { label: "Videos Tracked", value: shown.totalVideosTracked },
        { label: "Avg Views per Video", value: shown.avgViewsPerVideo },
        { label: "Top Performing Channel", value: <StatText>{shown.topPerformingChannel}</StatText> },
        { label: "Last Updated", value: shown.lastUpdated },
      ]}
      run={{
        action: "refresh",
        icon: RefreshCw,
        label: "Refresh",
        working: "Refreshing…",
        note: MONITOR_NOTES.refresh,
      }}
      results={{
        title: "What stood out",
        count: `${videos.length} videos`,
        answer: shown.answer,
        none: MONITOR_NOTES.empty,
      }}
      around={(listed) => (
        <>
          <Channels channels={channels} note={shown.activeNote} busy={busy}>
            <AddChannelForm refused={refusedName} busy={busy} names={channels.map(({ name }) => name)} />
          </Channels>
          {listed}
        </>
      )}
    >
      <p className="max-w-prose text-sm text-ink-soft">{MONITOR_NOTES.sample}</p>
      <UsualFigure videos={videos} axis={shown.axis} />
      <ul className="divide-y divide-line border-b border-line">
        {videos.map((video) => (
          <li key={video.id} className="py-8 first:pt-5">
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
    </RunFrame>
  );
}

/** One upload, and what to learn from it. */
function VideoCard({ video }: { video: VideoShown }) {
  return (
    <article className="grid gap-x-8 gap-y-5 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <img
          src={video.thumbnail}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          className="w-full max-w-96 rounded-control"
        />
        <dl className="mt-3 grid max-w-96 grid-cols-3 gap-x-3 tabular-nums">
          {video.counts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-xs text-ink-soft">{label}</dt>
              <dd className="text-sm font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h3 className="min-w-0 flex-1 basis-64 text-lg leading-snug wrap-anywhere">{video.title}</h3>
          <Badge tone={video.tone}>Trend score {video.trendScore}</Badge>
        </div>
        <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
          {video.channel} · {MONITOR_NOTES.invented} · {video.age} · {video.duration}
        </p>
        <p className="mt-3 max-w-prose text-sm">{video.description}</p>
        <div className="mt-5 grid gap-x-8 gap-y-4 lg:grid-cols-2">
          <div>
            <h4 className="text-sm font-semibold">Why it works</h4>
            <p className="mt-1 text-sm text-ink-soft">{video.whyItWorks}</p>
          </div>
          <div>
            <h4 className="text-sm font-semibold">Key takeaways</h4>
            <ul className="mt-1 grid gap-1.5 text-sm text-ink-soft">
              {video.keyTakeaways.map((takeaway) => (
                <Bullet key={takeaway}>{takeaway}</Bullet>
              ))}
            </ul>
          </div>
        </div>
        <Tags tags={video.tags} className="mt-5" />
      </div>
    </article>
  );
}
