import { ChevronDown } from "lucide-react";
import { isFieldError } from "../../forms/form";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { PlanSteps } from "../../handover/opened-card";
import { TONE_FILL, TONE_TEXT } from "../../numbers/tone";
import { Badge, Fact, Facts } from "../../ui/badge";
import { Disclosure } from "../../ui/disclosure";
import { Meter } from "../../ui/stat-tile";
import { ToolFrame } from "../tool/frame";
import { EmptyList, Results } from "../tool/results";
import { BOXED, ForecastForm } from "./form";
import { FORECAST_NOTES, FORECAST_TEXTS } from "./messages";
import type { ForecastShown, ForecastsShown } from "./show";

/** The columns of the board: video, views, chance. */
const BOARD = "grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_9.5rem] lg:items-center";

/** A forecast on one line; opened, what to do comes before why and before its scores. */
function ForecastCard({ forecast, open }: { forecast: ForecastShown; open: boolean }) {
  const { views } = forecast;
  return (
    <details id={forecast.id} name="forecast" open={open} className="disclosure group scroll-mt-20">
      <summary className={`${BOARD} rounded-control px-4 py-5 sm:px-6`}>
        {/* In a summary stand headings and phrases only, and a heading in no phrase: so it is a cell of the grid. */}
        <h3 className="min-w-0 text-base leading-snug text-pretty wrap-anywhere lg:self-end">
          {forecast.title}
        </h3>
        <span className="-mt-2.5 block min-w-0 text-sm text-ink-soft wrap-anywhere lg:self-start">
          {forecast.topic}
        </span>
        <span className="block lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <RangeChart forecast={forecast} />
          <span className="mt-1 block text-sm text-ink-soft tabular-nums">
            <span className="font-medium text-ink">{views.expected} views</span> expected, {views.low} to{" "}
            {views.high}
          </span>
        </span>
        <span className="flex items-center justify-between gap-3 lg:col-start-3 lg:row-span-2 lg:row-start-1">
          <Badge tone={forecast.successTone}>{forecast.success} success</Badge>
          <ChevronDown aria-hidden="true" className="chevron size-4.5 shrink-0 text-ink-soft" />
        </span>
      </summary>
      <div className="grid gap-x-12 gap-y-8 px-4 pt-1 pb-7 sm:px-6 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="max-w-prose">
          <h4 className="text-sm font-semibold">What to do next</h4>
          <ol className="mt-2 grid gap-2.5 text-sm">
            {forecast.recommendations.map((line, index) => (
              <li key={line} className="grid grid-cols-[1.25rem_minmax(0,1fr)] wrap-anywhere">
                <span aria-hidden="true" className="font-medium text-go tabular-nums">
                  {index + 1}
                </span>
                {line}
              </li>
            ))}
          </ol>
          <div className="mt-4">
            <PlanSteps steps={forecast.next} size="sm" />
          </div>
          <h4 className="mt-6 text-sm font-semibold">Why {forecast.success}</h4>
          <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{forecast.reasoning}</p>
        </div>
        <Scores forecast={forecast} />
      </div>
    </details>
  );
}

function Scores({ forecast: { overall, parts, facts } }: { forecast: ForecastShown }) {
  return (
    <div className="grid content-start gap-5">
      <dl className="grid gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-sm font-semibold">Overall score</dt>
          <dd className={`text-2xl font-semibold ${TONE_TEXT[overall.tone]}`}>{overall.value}</dd>
        </div>
        {parts.map(({ label, value, tone }) => (
          <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)_2rem] items-center gap-3 text-sm">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="contents">
              <Meter percent={value} tone={tone} className="h-1.5" />
              <span className="text-right font-medium tabular-nums">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Facts>
        {facts.map(({ term, value }) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

const BANDS = {
  good: "fill-good-soft stroke-good",
  fair: "fill-fair-soft stroke-fair",
  poor: "fill-poor-soft stroke-poor",
  neutral: "fill-sunken stroke-line-strong",
};

/** The range and the expected views, on one scale for all cards. The card says the same in words. */
function RangeChart({ forecast }: { forecast: ForecastShown }) {
  const { range, successTone } = forecast;
  return (
    <svg className="block h-8 w-full overflow-visible" aria-hidden="true" focusable="false">
      {range.ticks.map(({ at }) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y1="0" y2="32" className="stroke-line" />
      ))}
      <rect
        x={`${range.left}%`}
        y="9.5"
        width={`${range.width}%`}
        height="13"
        rx="6.5"
        className={BANDS[successTone]}
      />
      <circle
        cx={`${range.expected}%`}
        cy="16"
        r="5.5"
        className={`stroke-surface ${TONE_FILL[successTone]}`}
        strokeWidth="2"
      />
    </svg>
  );
}

/** The labels of the scale's lines. */
function RangeScale({ ticks }: { ticks: ForecastShown["range"]["ticks"] }) {
  return (
    <svg className="block h-4 w-full overflow-visible" aria-hidden="true" focusable="false">
      {ticks.map(({ at, label }, index) => (
        <text
          key={at}
          x={`${at}%`}
          y="12"
          textAnchor={index === 0 ? "start" : index === ticks.length - 1 ? "end" : "middle"}
          className="fill-ink-faint text-xs tabular-nums"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

interface ForecastViewProps {
  page: ToolPageData<ForecastsShown>;
  refused?: Refusal;
  busy: Busy;
}

export function ForecastView({ page, refused, busy }: ForecastViewProps) {
  const { forecasts, ...shown } = page.shown;
  const [newest] = forecasts;
  const open = forecasts.some(({ id }) => id === page.open) ? page.open : newest?.id;
  return (
    <ToolFrame
      texts={FORECAST_TEXTS}
      page={page}
      empty={!newest}
      busy={busy}
      refused={refused}
      elsewhere={isFieldError(refused, BOXED)}
      stats={[
        { label: "Total Forecasts", value: shown.totalForecasts },
        { label: "Avg Success Probability", value: shown.avgSuccessProbability, note: FORECAST_NOTES.sample },
        { label: "High Potential Videos", value: shown.highPotentialVideos },
        { label: "Last Forecast", value: shown.lastForecast },
      ]}
      action={<ForecastForm page={page} refused={refused} busy={busy} />}
    >
      <Results
        title="Your forecasts"
        note={
          newest
            ? `${forecasts.length === 1 ? "1 forecast" : `${forecasts.length} forecasts`}, sample figures`
            : undefined
        }
        clearAt={newest ? page.address : undefined}
        answer={shown.answer}
      >
        {newest ? (
          <>
            <div className="overflow-clip rounded-card border border-line bg-surface">
              <div
                aria-hidden="true"
                className={`${BOARD} border-b border-line px-4 py-2.5 text-xs text-ink-soft sm:px-6`}
              >
                <p className="max-lg:hidden">Video</p>
                <div className="grid gap-1">
                  <p className="lg:hidden">Predicted views</p>
                  <RangeScale ticks={newest.range.ticks} />
                </div>
                <p className="max-lg:hidden">Chance it goes well</p>
              </div>
              <ul className="divide-y divide-line">
                {forecasts.map((forecast) => (
                  <li key={forecast.id}>
                    <ForecastCard forecast={forecast} open={forecast.id === open} />
                  </li>
                ))}
              </ul>
            </div>
            <HowFiguresFollow />
          </>
        ) : (
          <EmptyList {...FORECAST_NOTES.empty} form="new-forecast" />
        )}
      </Results>
    </ToolFrame>
  );
}

function HowFiguresFollow() {
  return (
    <Disclosure summary="How these sample figures are made" className="text-sm">
      <div className="grid max-w-prose gap-2 text-ink-soft">
        {FORECAST_NOTES.made.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
    </Disclosure>
  );
}
