import type { ForecastShown } from "./show";

/** The channel's recent uploads at 30 days, and this video's range beside them. The caption says it in words. */
export function RecentChart({ chart }: { chart: ForecastShown["recent"] }) {
  const { dots, band, next, labels, marks, first, last, hasSimilar, caption } = chart;
  return (
    <figure className="print:break-inside-avoid">
      <figcaption className="max-w-prose">
        <span className="block text-sm font-semibold">Beside your recent uploads</span>
        <span className="mt-1 block text-sm text-ink-soft">{caption}</span>
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
          {dots.map(({ x, y, similar }) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={similar ? 5 : 3.75}
              strokeWidth="1.5"
              className={similar ? "fill-ink stroke-surface" : "fill-ink-faint stroke-surface"}
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
        One dot per upload, oldest first: its views after 30 days
        {hasSimilar && "; larger dots are listed below"}. Log scale.
      </p>
    </figure>
  );
}

interface PartListProps {
  parts: ForecastShown["parts"];
  basedOn: ForecastShown["basedOn"];
}

/** How the likely views are made up: the usual views, times what moves them. */
export function PartList({ parts: { usual, moves, likely }, basedOn }: PartListProps) {
  return (
    <div className="min-w-0 max-w-2xl">
      <dl className="divide-y divide-line border-y border-line text-sm">
        {usual && (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
            <dt className="font-medium">{usual.name}</dt>
            <dd className="text-base font-semibold tabular-nums">{usual.value}</dd>
            <dd className="col-span-2 mt-0.5 text-xs text-ink-soft">{usual.explanation}</dd>
          </div>
        )}
        {moves.map(({ name, value, explanation, bar }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_6rem_3.5rem] items-center gap-x-3 py-3">
            <dt className="font-medium">{name}</dt>
            <dd>
              <svg className="block h-3 w-full" aria-hidden="true" focusable="false">
                <rect
                  x={`${bar.x}%`}
                  width={`${bar.width}%`}
                  y="2"
                  height="8"
                  className={bar.lifts ? "fill-go" : "fill-poor"}
                />
                <line x1="50%" x2="50%" y2="12" className="stroke-line-strong" />
              </svg>
            </dd>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
            <dd className="col-span-3 mt-0.5 text-xs text-ink-soft">{explanation}</dd>
          </div>
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
          <dt className="font-medium">Most likely, multiplied together</dt>
          <dd className="text-base font-semibold tabular-nums">{likely}</dd>
        </div>
      </dl>
      <div className="mt-3 grid max-w-prose gap-2 text-sm text-ink-soft wrap-anywhere">
        <p>{basedOn.uploads}</p>
        <p>{basedOn.method}</p>
      </div>
    </div>
  );
}

/** The uploads it is based on, similar ones before the newest: their views, and why they count. */
export function ComparableList({ comparables }: { comparables: ForecastShown["comparables"] }) {
  return (
    <div className="min-w-0 max-w-2xl">
      <p aria-hidden="true" className="text-right text-xs text-ink-soft">
        After 30 days
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
        {comparables.map(({ title, day, views, at30, weight, why }) => (
          <li key={`${day} ${title}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-0.5 py-3">
            <p dir="auto" className="font-medium text-pretty wrap-anywhere">
              {title}
            </p>
            <p className="text-right font-semibold tabular-nums">
              <span className="sr-only">After 30 days: </span>
              {at30}
            </p>
            <p dir="auto" className="col-span-2 text-xs text-ink-soft wrap-anywhere">
              {why}
            </p>
            <p className="col-span-2 text-xs text-ink-soft tabular-nums">
              {day}; {views} so far; {weight}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
