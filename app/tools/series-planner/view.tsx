import { ScanSearch } from "lucide-react";
import { RunButton } from "../../forms/form";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { EmptyState } from "../../ui/empty-state";
import { ToolFrame } from "../tool/frame";
import { Results } from "../tool/results";

import { AddSeriesForm } from "./form";
import { SERIES_NOTES, SERIES_TEXTS } from "./messages";
import { ReleaseCalendarFigure } from "./release-calendar";
import { SeriesCard } from "./series-card";
import type { PlannerShown } from "./show";
import { useFocusAfterStep } from "./steps";

interface PlannerViewProps {
  page: ToolPageData<PlannerShown>;
  refused?: Refusal;
  busy: Busy;
}

export function PlannerView({ page, refused, busy }: PlannerViewProps) {
  const { series, calendar, stats, answer, focus } = page.shown;
  useFocusAfterStep(focus);
  const working = busy.action !== null;
  const isAtCard = series.some(({ id }) => id === refused?.typed.series);
  // Another step would lead away from an open form and lose what was typed.
  const forming = series.some(({ step, editing }) => step === "edit" || step === "add" || editing !== null);
  const isAtForm = refused?.action === "add" && refused.reason !== "failed";
  const analyze = (
    <RunButton
      address={page.address}
      action="analyze"
      icon={ScanSearch}
      label="Analyze Library"
      working="Analyzing…"
      busy={busy}
      waits={forming}
    />
  );
  return (
    <ToolFrame
      texts={SERIES_TEXTS}
      page={page}
      empty={series.length === 0}
      busy={busy}
      refused={refused}
      elsewhere={isAtCard || isAtForm}
      stats={stats}
      action={
        <div className="grid items-start gap-x-12 gap-y-5 print:hidden has-[>:nth-child(2)]:lg:grid-cols-[auto_minmax(0,1fr)]">
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
            waits={forming}
          />
        </div>
      }
    >
      <Results
        title="Your series"
        note={series.length > 0 ? `${series.length} series` : undefined}
        clearAt={series.length > 0 ? page.address : undefined}
        answer={answer}
      >
        {series.length === 0 ? (
          <EmptyState title={SERIES_NOTES.empty.title} action={analyze}>
            <p>{SERIES_NOTES.empty.text}</p>
          </EmptyState>
        ) : (
          <>
            {calendar && <ReleaseCalendarFigure calendar={calendar} />}
            <ul id="series-list" tabIndex={-1} aria-label="Series" className="grid gap-3 outline-none">
              {series.map((one) => (
                <li key={one.id}>
                  <SeriesCard
                    series={one}
                    refused={refused?.typed.series === one.id ? refused : undefined}
                    busy={working}
                    forming={forming}
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
