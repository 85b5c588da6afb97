import { Disclosure } from "../../../ui/disclosure";
import { Figure, Figures } from "../../tool/figure";
import type { ForecastShown } from "./show";

type Evidence = NonNullable<ForecastShown["test"]["evidence"]>;

/** How right such forecasts would have been on the channel's own past. */
export function BackTestPanel({ test: { summary, verdict, evidence } }: { test: ForecastShown["test"] }) {
  return (
    <div className="min-w-0">
      <div className="grid max-w-prose gap-2 text-sm">
        <p className="tabular-nums">
          {evidence && "On this channel: "}
          {summary}
        </p>
        {verdict && <p className="text-ink-soft">{verdict}</p>}
      </div>
      {evidence && (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <BackTestChart chart={evidence.chart} caption={evidence.caption} />
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            <Figures>
              {evidence.figures.map((figure) => (
                <Figure key={figure.label} figure={figure} />
              ))}
            </Figures>
            <TestedList evidence={evidence} />
          </div>
        </div>
      )}
    </div>
  );
}

function TestedList({ evidence: { rows, caption } }: { evidence: Evidence }) {
  return (
    <Disclosure summary={`${caption}, one by one`} className="border-y border-line">
      <ul className="divide-y divide-line text-sm">
        {rows.map(({ title, day, forecast, came, inside }) => (
          <li
            key={`${day} ${title}`}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p dir="auto" className="wrap-anywhere">
              {title}
            </p>
            <p className="font-medium tabular-nums sm:text-right">came to {came}</p>
            <p className="text-xs text-ink-soft">{day}</p>
            <p className="text-xs text-ink-soft tabular-nums sm:text-right">
              forecast {forecast},{" "}
              <span className={inside ? "" : "font-medium text-poor"}>{inside ? "inside" : "outside"}</span>
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface BackTestChartProps {
  chart: Evidence["chart"];
  caption: string;
}

/** Forecast against actual views. The list beside it says the same in words. */
function BackTestChart({ chart: { dots, marks }, caption }: BackTestChartProps) {
  return (
    <figure className="min-w-0 max-w-76 print:break-inside-avoid">
      <p aria-hidden="true" className="text-xs text-ink-soft">
        Actual views
      </p>
      <div className="mt-2.5 pr-1 pl-11">
        <svg className="chart h-56 w-full tabular-nums" aria-hidden="true" focusable="false">
          {marks.map(({ label, x, y }) => (
            <g key={label}>
              <line x2="100%" y1={y} y2={y} className="stroke-line" />
              <line y2="100%" x1={x} x2={x} className="stroke-line" />
              <text x="-10" y={y} textAnchor="end" className="fill-ink-soft">
                {label}
              </text>
              <text x={x} y="100%" dy="14" textAnchor="middle" className="fill-ink-soft">
                {label}
              </text>
            </g>
          ))}
          <line y1="100%" x2="100%" y2="0" strokeWidth="1.5" className="stroke-line-strong" />
          {dots.map(({ x, y, inside }) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r="4.5"
              strokeWidth="1.75"
              className={inside ? "fill-go stroke-surface" : "fill-surface stroke-poor"}
            />
          ))}
        </svg>
      </div>
      <p aria-hidden="true" className="mt-6 text-right text-xs text-ink-soft">
        Forecast
      </p>
      <figcaption className="mt-2 text-xs text-ink-soft">
        {caption}: on the line the forecast was right, above it the video did better. Filled dots ended inside
        their range, rings outside.
      </figcaption>
    </figure>
  );
}
