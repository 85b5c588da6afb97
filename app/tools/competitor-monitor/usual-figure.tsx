import type { MonitorShown, VideoShown } from "./show";

interface UsualFigureProps {
  videos: VideoShown[];
  axis: MonitorShown["axis"];
}

/** Each video against its channel's usual views: one row per video, all on one log scale. */
export function UsualFigure({ videos, axis }: UsualFigureProps) {
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
