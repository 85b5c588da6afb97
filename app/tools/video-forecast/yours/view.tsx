import { useConnectedChannel } from "../../../channel/connected";
import { DrawnPart } from "../../../hydration/drawn";
import type { SampleToTry } from "../../../sources/sources";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { StatText } from "../../../ui/stat-tile";
import { StatFigure } from "../../tool/figure";
import { ToolFrame } from "../../tool/frame";
import type { Refusal } from "../../tool/refusal";
import { Results } from "../../tool/results";
import type { ToolPageData } from "../../tool/route";
import type { Busy } from "../../tool/sending";
import { ForecastCard } from "./card";
import { ForecastForm } from "./form";
import { MAX_KEPT, YOURS_TEXTS } from "./messages";
import type { ForecastDeskShown } from "./show";

interface ForecastDeskViewProps {
  page: ToolPageData<ForecastDeskShown>;
  samples: readonly SampleToTry[];
  refused?: Refusal;
  busy: Busy;
}

/** Forecasts from a creator's own uploads. */
export function ForecastDeskView({ page, samples, refused, busy }: ForecastDeskViewProps) {
  const own = useConnectedChannel();
  const { stats, forecasts, gone, full } = page.shown;
  const [newest] = forecasts;
  const open = forecasts.some(({ id }) => id === page.open) ? page.open : newest?.id;
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
      stats={[
        { label: "Total Forecasts", value: stats.total },
        { label: "Typical error on your channel", value: figure(stats.error), note: stats.error.note },
        { label: "Share inside the range", value: figure(stats.inside), note: stats.inside.note },
        { label: "Last Forecast", value: stats.last },
      ]}
      action={<ForecastForm page={page} samples={samples} refused={refused} busy={busy} />}
    >
      <Results
        title="Your forecasts"
        note={full ? `The newest ${MAX_KEPT} are kept` : undefined}
        clearAt={newest ? page.address : undefined}
      >
        {gone && <p className="text-sm text-ink-soft">{gone}</p>}
        {newest ? (
          <ul className="divide-y divide-line border-y border-line">
            {forecasts.map((forecast) => (
              <li key={forecast.id} className="print:break-inside-auto!">
                <ForecastCard forecast={forecast} open={forecast.id === open} at={page.address} busy={busy} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No forecasts yet"
            action={
              <a href="#own-forecast" className={buttonClass({ variant: "secondary" })}>
                Forecast a video
              </a>
            }
          >
            <p>
              {own
                ? "Give the title you have in mind. The forecast comes from your channel's own uploads."
                : "Give the title you have in mind and your channel, or paste its videos: a title, a date and the views in each line. YouTube Studio's export will do. Nothing at hand? Try the example."}
            </p>
          </EmptyState>
        )}
        {page.accuracy && <DrawnPart id="accuracy" drawn={page.accuracy} />}
      </Results>
    </ToolFrame>
  );
}
