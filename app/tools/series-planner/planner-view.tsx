import { ScanSearch } from "lucide-react";
import { EmptyState } from "../../ui/empty-state";
import type { Busy } from "../busy";
import { Results } from "../frame/results";
import { RunButton } from "../frame/run-button";
import { ToolFrame } from "../frame/tool-frame";
import type { Refusal } from "../refusal";
import type { ToolPageData } from "../tool-route";
import { AddSeriesForm } from "./add-series-form";
import { useFocusAfter } from "./focus-after";
import { PATH, SERIES_TEXTS } from "./messages";
import { ReleaseBoardFigure } from "./release-board-figure";
import { SeriesCard } from "./series-card";
import type { PlannerShown } from "./shown";

interface PlannerViewProps {
  page: ToolPageData<PlannerShown>;
  refused?: Refusal;
  busy: Busy;
}

export function PlannerView({ page, refused, busy }: PlannerViewProps) {
  const { series, board, stats, focus } = page.shown;
  useFocusAfter(focus);
  const working = busy.action !== null;
  const inCard = series.some(({ id }) => id === refused?.typed.series);
  const inForm = refused?.action === "add" && refused.invalid;
  const analyze = (
    <RunButton
      address={PATH}
      action="analyze"
      icon={ScanSearch}
      label="Analyze Library"
      working="Analyzing…"
      busy={busy}
    />
  );
  return (
    <ToolFrame
      texts={SERIES_TEXTS}
      page={page}
      busy={busy}
      refused={inCard || inForm ? undefined : refused}
      stats={stats}
      action={
        <div className="grid items-start gap-x-12 gap-y-5 print:hidden lg:grid-cols-[auto_minmax(0,1fr)]">
          {series.length > 0 && (
            <div>
              <p className="mb-1.5 text-sm font-medium">From your library</p>
              {analyze}
            </div>
          )}
          <AddSeriesForm
            refused={refused?.action === "add" ? refused : undefined}
            added={page.done === "add"}
            busy={busy}
          />
        </div>
      }
    >
      <Results
        title="Your series"
        note={series.length > 0 ? `${series.length} series` : undefined}
        clearHref={series.length > 0 ? `${PATH}?confirm=clear#confirm` : undefined}
      >
        {series.length === 0 ? (
          <EmptyState title="No series yet" action={analyze}>
            <p>Let the planner find videos that belong together, or add a series of your own above.</p>
          </EmptyState>
        ) : (
          <>
            {board && <ReleaseBoardFigure board={board} />}
            <ul id="series-list" tabIndex={-1} aria-label="Series" className="grid gap-3 outline-none">
              {series.map((one) => (
                <li key={one.id}>
                  <SeriesCard
                    series={one}
                    refused={refused?.typed.series === one.id ? refused : undefined}
                    busy={working}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Results>
    </ToolFrame>
  );
}
