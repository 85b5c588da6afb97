import type { Busy } from "../../../forms/sending";
import { AddToPlan } from "../../../handover/add-to-plan";
import { PlanSteps, useCardOf, WriteBackButton } from "../../../handover/opened-card";
import { type Drawn, DrawnPart } from "../../../hydration/drawn";
import { Badge } from "../../../ui/badge";
import { ClosedResult, ResultCard } from "../../tool/results";
import type { ForecastDeskShown } from "./show";

type Listed = Omit<ForecastDeskShown["forecasts"][number], "open">;

interface ForecastCardProps {
  forecast: Listed;
  finding: string;
  body: Drawn;
  at: string;
  busy: Busy;
}

/** A forecast in full: the answer, the next step, then the drawn rest of it (draw.tsx). */
export function ForecastCard({
  forecast: { id, title, badge, source, age, next, card, isSample, for: made },
  finding,
  body,
  at,
  busy,
}: ForecastCardProps) {
  const opened = useCardOf(made);
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
      <PlanSteps steps={next} size="sm">
        {opened ? (
          <WriteBackButton card={opened} forecast={card} />
        ) : (
          <AddToPlan idea={title} title={title} forecast={card} isSample={isSample} />
        )}
      </PlanSteps>
      <DrawnPart id={`${id}-body`} drawn={body} className="grid grid-cols-[minmax(0,1fr)] gap-6" />
    </ResultCard>
  );
}

/** A forecast on one line, with its range on the scale that all share. */
export function ClosedForecast({ forecast, at }: { forecast: Listed; at: string }) {
  const { id, title, badge, source, age, views, bar } = forecast;
  const range = `about ${views.likely} views, likely ${views.low} to ${views.high}`;
  return (
    <ClosedResult
      id={id}
      path={at}
      isExample={false}
      title={title}
      note={`${badge ? `${badge}, ` : ""}${range} · ${source}, ${age}`}
    >
      <RangeBar bar={bar} />
    </ClosedResult>
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
