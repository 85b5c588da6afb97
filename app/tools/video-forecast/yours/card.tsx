import { CALCULATED } from "../../../analyzer/provenance";
import { formatCount } from "../../../numbers/figures";
import { Badge } from "../../../ui/badge";
import { Disclosure } from "../../../ui/disclosure";
import { NextSteps } from "../../../ui/next-steps";
import { ClosedResult, Evidence, ResultCard } from "../../tool/results";
import type { Busy } from "../../tool/sending";
import { BackTestPanel } from "./back-test";
import { ComparableList, PartList, RecentChart } from "./evidence";
import type { ForecastDeskShown, ForecastShown } from "./show";

type Listed = ForecastDeskShown["forecasts"][number];

interface ForecastCardProps {
  forecast: Listed;
  shown: ForecastShown;
  at: string;
  busy: Busy;
}

/** A forecast in full: the answer, the next step, the range beside the recent uploads; its evidence folded. */
export function ForecastCard({
  forecast: { id, title, badge, source, age },
  shown,
  at,
  busy,
}: ForecastCardProps) {
  const { finding, beside, days, test, recent, parts, basedOn, comparables, excluded, next } = shown;
  return (
    <ResultCard
      id={id}
      path={at}
      field="forecast"
      isExample={false}
      label={
        <>
          {badge && <Badge>{badge}</Badge>}
          <span dir="auto" className="min-w-0 font-medium text-ink wrap-anywhere">
            {title}
          </span>
          <span className="min-w-0 wrap-anywhere">
            <bdi>{source}</bdi>, {age}
          </span>
        </>
      }
      finding={finding}
      removeLabel={
        <>
          Remove<span className="sr-only"> the forecast of {title}</span>
        </>
      }
      busy={busy}
    >
      <div className="grid max-w-prose gap-2 tabular-nums">
        {test.warning && <p className="border-l-2 border-fair pl-3">{test.warning}</p>}
        <p className="text-ink-soft">
          {beside} {days}
        </p>
      </div>
      <NextSteps steps={next} size="sm" />
      <RecentChart chart={recent} />
      <Evidence>
        <Disclosure summary={`How it comes to ${parts.likely}`}>
          <PartList parts={parts} basedOn={basedOn} />
        </Disclosure>
        {comparables.length > 0 && (
          <Disclosure
            summary={`Compared with ${comparables.length === 1 ? "an upload" : `${comparables.length} uploads`}`}
          >
            <ComparableList comparables={comparables} />
          </Disclosure>
        )}
        <Disclosure summary={test.line}>
          <BackTestPanel test={test} />
        </Disclosure>
        {excluded && <ExcludedLines excluded={excluded} />}
      </Evidence>
      <Source shown={shown} />
    </ResultCard>
  );
}

/** A forecast on one line, with its range on the scale that all share. */
export function ClosedForecast({ forecast, at }: { forecast: Listed; at: string }) {
  const { id, title, badge, source, age, views, bar } = forecast;
  return (
    <ClosedResult
      id={id}
      path={at}
      isExample={badge === "Example"}
      title={title}
      note={`about ${views.likely} views, likely ${views.low} to ${views.high} · ${source}, ${age}`}
    >
      <RangeBar bar={bar} />
    </ClosedResult>
  );
}

function ExcludedLines({ excluded }: { excluded: NonNullable<ForecastShown["excluded"]> }) {
  const { summary, reasons, lines, more } = excluded;
  return (
    <Disclosure summary={summary}>
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
function Source({ shown: { youtube, basedOn } }: { shown: ForecastShown }) {
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

/** The range and the likely views, on one scale for all forecasts. The line says the same in words. */
function RangeBar({ bar: { left, width, likely } }: { bar: Listed["bar"] }) {
  return (
    <svg className="block h-7 w-full max-w-96 overflow-visible" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="14" y2="14" className="stroke-line" />
      <rect x={`${left}%`} y="9" width={`${width}%`} height="10" rx="5" className="fill-go-soft stroke-go" />
      <circle cx={`${likely}%`} cy="14" r="5.5" strokeWidth="2" className="fill-go stroke-surface" />
    </svg>
  );
}
