import { ScanSearch } from "lucide-react";
import { Link } from "react-router";
import { RunButton } from "../../forms/form";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import type { VideoStatus } from "../../functions/series";
import { EmptyState } from "../../ui/notice";
import { ToolFrame } from "../tool/frame";
import { Results } from "../tool/results";
import { AddSeriesForm } from "./form";
import { PATH, SERIES_NOTES, SERIES_TEXTS } from "./messages";
import { SeriesCard } from "./series-card";
import type { CalendarRow, PlannerShown, ReleaseCalendar } from "./show";
import { useFocusAfterStep } from "./steps";

const COLUMNS = "sm:grid sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] sm:gap-x-5";

/** The release dates of all series on one timeline. */
function ReleaseCalendarFigure({ calendar }: { calendar: ReleaseCalendar }) {
  return (
    <figure className="card min-w-0 pb-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h3 className="text-base font-semibold">Release calendar</h3>
        <Key />
      </figcaption>
      <div className={`mt-4 ${COLUMNS}`} aria-hidden="true">
        <svg
          className="h-6 w-full overflow-visible text-xs sm:col-start-2"
          aria-hidden="true"
          focusable="false"
        >
          <text x={calendar.today} y="15" textAnchor="middle" className="fill-ink font-medium">
            Today
          </text>
        </svg>
      </div>
      <ul>
        {calendar.rows.map((row) => (
          <li key={row.id} className={`items-center ${COLUMNS}`}>
            <Link
              to={`${PATH}?open=${row.id}#${row.id}`}
              replace
              preventScrollReset
              className="block truncate py-1 pointer-coarse:py-2.5 text-sm hover:underline"
            >
              {row.title}
            </Link>
            <Row row={row} calendar={calendar} />
            <span className="sr-only">{row.text}</span>
          </li>
        ))}
      </ul>
      <div className={COLUMNS} aria-hidden="true">
        <div className="@container sm:col-start-2">
          <svg
            className="block h-7 w-full overflow-visible border-t border-line-strong text-xs"
            aria-hidden="true"
            focusable="false"
          >
            {calendar.ticks.map(({ x, label }, index) => (
              <text
                key={x}
                x={x}
                y="19"
                textAnchor="middle"
                className={`fill-ink-soft tabular-nums ${index % 2 ? "hidden @lg:inline" : ""}`}
              >
                {label}
              </text>
            ))}
          </svg>
        </div>
      </div>
      {calendar.undated.length > 0 && (
        <p className="mt-2 text-xs text-ink-soft wrap-anywhere">
          {SERIES_NOTES.noDates} {calendar.undated.join("; ")}
        </p>
      )}
    </figure>
  );
}

function Row({ row, calendar }: { row: CalendarRow; calendar: ReleaseCalendar }) {
  return (
    <svg className="h-9 w-full overflow-visible sm:h-11" aria-hidden="true" focusable="false">
      {calendar.ticks.map(({ x }) => (
        <line key={x} x1={x} x2={x} y1="0" y2="100%" className="stroke-line" />
      ))}
      <line
        x1={calendar.today}
        x2={calendar.today}
        y1="0"
        y2="100%"
        strokeDasharray="2 3"
        className="stroke-ink"
      />
      <line x1={row.from} x2={row.to} y1="50%" y2="50%" strokeWidth="2" className="stroke-line-strong" />
      {row.dots.map(({ id, x, status }) => (
        <StatusDot key={id} status={status} at={x} />
      ))}
    </svg>
  );
}

function Key() {
  const entries = [
    ["published", "Published"],
    ["in-progress", "In progress"],
    ["planned", "Planned"],
  ] as const;
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
      {entries.map(([status, text]) => (
        <li key={status} className="flex items-center gap-1.5">
          <svg viewBox="0 0 18 18" className="size-4.5" aria-hidden="true" focusable="false">
            <StatusDot status={status} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** A video's status as a dot: full, half or empty, so that it works without color. */
function StatusDot({ status, at = "50%" }: { status: VideoStatus; at?: string }) {
  const position = { cx: at, cy: "50%" };
  if (status === "published") {
    return <circle {...position} r="7" strokeWidth="2" className="fill-go stroke-surface" />;
  }
  if (status === "planned") {
    return <circle {...position} r="6" strokeWidth="2" className="fill-surface stroke-line-strong" />;
  }
  return (
    <>
      <circle {...position} r="6" strokeWidth="2" className="fill-surface stroke-fair" />
      <circle {...position} r="2.75" className="fill-fair" />
    </>
  );
}

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
