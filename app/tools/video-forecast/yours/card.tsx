import { ChevronDown } from "lucide-react";
import { CALCULATED } from "../../../analyzer/provenance";
import { formatCount } from "../../../numbers/figures";
import { Badge } from "../../../ui/badge";
import { Disclosure } from "../../../ui/disclosure";
import { RemoveButton } from "../../tool/results";
import type { Busy } from "../../tool/sending";
import { BackTestPanel } from "./back-test";
import { ComparableList, PartList, RecentChart } from "./evidence";
import type { ForecastShown } from "./show";

interface ForecastCardProps {
  forecast: ForecastShown;
  open: boolean;
  at: string;
  busy: Busy;
}

/** One forecast: its range at a glance, and opened, all its evidence. */
export function ForecastCard({ forecast, open, at, busy }: ForecastCardProps) {
  const { id, title, badge, source, age, views } = forecast;
  return (
    <details id={id} name="forecast" open={open} className="disclosure scroll-mt-20">
      <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 rounded-control py-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]">
        <h3 dir="auto" className="min-w-0 text-base leading-snug text-pretty wrap-anywhere">
          {title}
        </h3>
        <span className="col-span-2 row-start-3 block min-w-0 lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <RangeBar bar={forecast.bar} />
          <span className="block text-sm text-ink-soft tabular-nums">
            <span className="font-medium text-ink">{views.likely} views</span> most likely, {views.low} to{" "}
            {views.high}
          </span>
        </span>
        <span className="col-span-2 -mt-1 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft lg:col-span-1 lg:col-start-1">
          {badge && <Badge>{badge}</Badge>}
          <span className="min-w-0 wrap-anywhere">
            <bdi>{source}</bdi>, {age}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="chevron col-start-2 row-start-1 size-4.5 shrink-0 text-ink-soft lg:col-start-3 lg:row-span-2 lg:row-start-1"
        />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-3 pb-10">
        <div className="grid max-w-prose gap-2">
          <p className="text-lg leading-snug font-medium text-pretty tabular-nums">{forecast.finding}</p>
          <p className="text-sm text-ink-soft tabular-nums">
            {forecast.beside} {forecast.days}
          </p>
          {forecast.test.warning && (
            <p className="mt-1 border-l-2 border-fair pl-3 text-sm tabular-nums">{forecast.test.warning}</p>
          )}
        </div>
        <RecentChart chart={forecast.recent} />
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <PartList parts={forecast.parts} basedOn={forecast.basedOn} />
          <ComparableList comparables={forecast.comparables} />
        </div>
        <BackTestPanel test={forecast.test} />
        <div className="grid gap-4">
          {forecast.excluded && <ExcludedLines excluded={forecast.excluded} />}
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <Source forecast={forecast} />
            <RemoveButton path={at} field="forecast" id={id} busy={busy} className="ml-auto print:hidden">
              Remove<span className="sr-only"> the forecast of {title}</span>
            </RemoveButton>
          </div>
        </div>
      </div>
    </details>
  );
}

function ExcludedLines({ excluded }: { excluded: NonNullable<ForecastShown["excluded"]> }) {
  const { summary, reasons, lines, more } = excluded;
  return (
    <Disclosure summary={summary} className="border-y border-line">
      <div className="grid gap-3 text-sm">
        <p className="text-ink-soft">{reasons.join(", ")}.</p>
        {lines.length > 0 && (
          <ul className="grid gap-1">
            {lines.map(({ line, why }) => (
              <li
                key={`${line} ${why}`}
                className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 wrap-anywhere"
              >
                <span className="text-ink-soft tabular-nums">Line {formatCount(line)}</span>
                <span dir="auto">{why}</span>
              </li>
            ))}
          </ul>
        )}
        {more && <p className="text-ink-soft">{more}</p>}
      </div>
    </Disclosure>
  );
}

/** Whose counts they are, and who calculated, as YouTube's terms ask. */
function Source({ forecast: { youtube, basedOn } }: { forecast: ForecastShown }) {
  if (!youtube) return <p className="max-w-prose text-xs text-ink-soft wrap-anywhere">{basedOn.uploads}</p>;
  return (
    <p className="max-w-prose text-xs text-ink-soft wrap-anywhere">
      {CALCULATED}. The titles, dates and counts are from{" "}
      <a href={youtube.channel} rel="noreferrer" className="link">
        the channel on YouTube
      </a>
      , as of {youtube.asOf}.
    </p>
  );
}

/** The range and the likely views, on one scale for all cards. The card says the same in words. */
function RangeBar({ bar: { left, width, likely } }: { bar: ForecastShown["bar"] }) {
  return (
    <svg className="block h-7 w-full overflow-visible" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="14" y2="14" className="stroke-line" />
      <rect x={`${left}%`} y="9" width={`${width}%`} height="10" rx="5" className="fill-go-soft stroke-go" />
      <circle cx={`${likely}%`} cy="14" r="5.5" strokeWidth="2" className="fill-go stroke-surface" />
    </svg>
  );
}
