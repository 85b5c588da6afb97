import type { ForecastShown } from "./forecast-shown";

/** The channel's uploads at 30 days, and where this video is to end among them. The caption says it in words. */
export function RecentDrawing({ picture }: { picture: ForecastShown["picture"] }) {
  const { dots, band, next, labels, marks, first, last, hasAlike, words } = picture;
  return (
    <figure className="print:break-inside-avoid">
      <figcaption className="max-w-prose">
        <span className="block text-sm font-semibold">Beside your recent uploads</span>
        <span className="mt-1 block text-sm text-ink-soft">{words}</span>
      </figcaption>
      <div className="mt-5 pr-13 pl-11">
        <svg className="chart h-56 w-full tabular-nums" aria-hidden="true" focusable="false">
          {marks.map(({ label, y }) => (
            <g key={label}>
              <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
              <text x="-10" y={y} textAnchor="end" className="fill-ink-soft">
                {label}
              </text>
            </g>
          ))}
          <rect width="100%" y={band.y} height={band.height} className="fill-go-soft" />
          <line x2="100%" y1={next.p50} y2={next.p50} strokeDasharray="2 4" className="stroke-go" />
          {dots.map(({ x, y, alike }) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={alike ? 5 : 3.75}
              strokeWidth="1.5"
              className={alike ? "fill-ink stroke-surface" : "fill-ink-faint stroke-surface"}
            />
          ))}
          <line
            x1={next.x}
            x2={next.x}
            y1={next.p90}
            y2={next.p10}
            strokeWidth="3"
            strokeLinecap="round"
            className="stroke-go"
          />
          <circle cx={next.x} cy={next.p50} r="7.5" strokeWidth="2.5" className="fill-go stroke-surface" />
          {labels.map(({ label, y, strong }) => (
            <text
              key={y}
              x="100%"
              y={y}
              dx="8"
              className={strong ? "fill-ink font-semibold" : "fill-ink-soft"}
            >
              {label}
            </text>
          ))}
        </svg>
        <div aria-hidden="true" className="mt-2 flex gap-3 text-xs text-ink-soft">
          <span>{first}</span>
          <span className="ml-auto">{last}</span>
          <span className="-mr-13 text-right font-medium text-ink">This video</span>
        </div>
      </div>
      <p aria-hidden="true" className="mt-3 text-xs text-ink-soft">
        One dot an upload, oldest first, at what it had or would have had after 30 days
        {hasAlike && "; larger ones are among those compared below"}. Twice as many views is as far
        everywhere.
      </p>
    </figure>
  );
}
