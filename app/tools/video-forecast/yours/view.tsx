import { useConnectedChannel } from "../../../channel/connected";
import type { ToolPageData } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { MAX_KEPT } from "../../../functions/video-forecast/yours-messages";
import type { SampleToTry } from "../../../services/sources";
import { StatText } from "../../../ui/stat-tile";
import { StatFigure } from "../../tool/figure";
import { ToolFrame } from "../../tool/frame";
import { EmptyList, newestKept, Results } from "../../tool/results";
import { ClosedForecast, ForecastCard } from "./card";
import type { drawOpenForecast } from "./draw";
import { ForecastForm } from "./form";
import { YOURS_NOTES, YOURS_TEXTS } from "./messages";

interface ForecastDeskViewProps {
  page: ToolPageData<ReturnType<typeof drawOpenForecast>>;
  samples: readonly SampleToTry[] | null;
  refused?: Refusal;
  busy: Busy;
}

/** Forecasts from a creator's own uploads. */
export function ForecastDeskView({ page, samples, refused, busy }: ForecastDeskViewProps) {
  const own = useConnectedChannel();
  const { stats, forecasts, gone, full, asked } = page.shown;
  const [newest] = forecasts;
  const counts = stats.total !== "0";
  const figure = ({ value, figure }: typeof stats.error) =>
    figure ? <StatFigure {...figure}>{figure.value}</StatFigure> : <StatText>{value}</StatText>;
  return (
    <ToolFrame
      texts={YOURS_TEXTS}
      page={page}
      empty={!newest}
      busy={busy}
      refused={refused}
      elsewhere={refused?.field !== undefined}
      stats={
        !counts
          ? []
          : [
              { label: "Total Forecasts", value: stats.total },
              { label: "Typical error on your channel", value: figure(stats.error), note: stats.error.note },
              { label: "Share inside the range", value: figure(stats.inside), note: stats.inside.note },
              { label: "Last Forecast", value: stats.last },
            ]
      }
      unfolded={asked.title !== "" || asked.channel !== ""}
      action={<ForecastForm page={page} samples={samples} refused={refused} busy={busy} />}
    >
      <Results
        title="Your forecasts"
        note={full ? newestKept(MAX_KEPT) : undefined}
        clearAt={newest ? page.address : undefined}
      >
        {gone && <p className="text-sm text-ink-soft">{gone}</p>}
        {newest ? (
          <ol className="grid gap-4">
            {forecasts.map((forecast) => (
              <li key={forecast.id} className="min-w-0 print:break-inside-auto!">
                {forecast.open ? (
                  <ForecastCard forecast={forecast} {...forecast.open} at={page.address} busy={busy} />
                ) : (
                  <ClosedForecast forecast={forecast} at={page.address} />
                )}
              </li>
            ))}
          </ol>
        ) : (
          <EmptyList {...YOURS_NOTES.empty[own ? "own" : "paste"]} form="own-forecast" />
        )}
      </Results>
    </ToolFrame>
  );
}
