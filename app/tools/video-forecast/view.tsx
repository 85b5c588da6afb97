import { isFieldError } from "../../forms/form";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { FORECAST_MESSAGES } from "../../functions/video-forecast/messages";
import { Disclosure } from "../../ui/disclosure";
import { ToolFrame } from "../tool/frame";
import { EmptyList, Results } from "../tool/results";
import { BOARD, ForecastCard, RangeScale } from "./card";
import { ForecastForm } from "./form";
import { FORECAST_NOTES, FORECAST_TEXTS } from "./messages";
import type { ForecastsShown } from "./show";

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
      elsewhere={isFieldError(refused, FORECAST_MESSAGES.blank)}
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
