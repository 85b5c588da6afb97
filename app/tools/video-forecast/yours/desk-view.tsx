import type { SampleToTry } from "../../../sources/sample-to-try";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import type { Busy } from "../../busy";
import { Results } from "../../frame/results";
import { StatWord } from "../../frame/stat-word";
import { ToolFrame } from "../../frame/tool-frame";
import type { Refusal } from "../../refusal";
import type { ToolPageData } from "../../tool-route";
import { ForecastItem } from "./forecast-item";
import { HowRight } from "./how-right";
import { MOST_KEPT, OWN_TEXTS } from "./messages";
import { OpenedStat } from "./opened-stat";
import { OwnForm } from "./own-form";
import type { DeskShown } from "./show";

interface DeskViewProps {
  page: ToolPageData<DeskShown>;
  samples: readonly SampleToTry[];
  refused?: Refusal;
  busy: Busy;
}

/** Forecasts from a creator's own uploads. */
export function DeskView({ page, samples, refused, busy }: DeskViewProps) {
  const { stats, forecasts, gone, full, right } = page.shown;
  const [newest] = forecasts;
  const open = forecasts.some(({ id }) => id === page.open) ? page.open : newest?.id;
  const figure = ({ value, figure }: typeof stats.error) =>
    figure ? <OpenedStat figure={figure} /> : <StatWord>{value}</StatWord>;
  return (
    <ToolFrame
      texts={OWN_TEXTS}
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
      action={<OwnForm page={page} samples={samples} refused={refused} busy={busy} />}
    >
      <Results
        title="Your forecasts"
        note={full ? `The newest ${MOST_KEPT} are kept` : undefined}
        clearAt={newest ? page.address : undefined}
      >
        {gone && <p className="text-sm text-ink-soft">{gone}</p>}
        {newest ? (
          <ul className="divide-y divide-line border-y border-line">
            {forecasts.map((forecast) => (
              <li key={forecast.id} className="print:break-inside-auto!">
                <ForecastItem forecast={forecast} open={forecast.id === open} at={page.address} busy={busy} />
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
              Give the title you have in mind and your channel, or paste its videos: a title, a date and the
              views in each line. YouTube Studio's export will do. None at hand? Try the example.
            </p>
          </EmptyState>
        )}
        <HowRight right={right} />
      </Results>
    </ToolFrame>
  );
}
