import { Download, FileText, MessageSquareText, Share } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { ActionRow, RunButton } from "../../forms/form";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { DrawnPart } from "../../hydration/drawn";
import { useHydrated } from "../../hydration/part";
import { Button, buttonClass } from "../../ui/button";
import { useHideOnNavigation } from "../../ui/disclosure";
import { EmptyState } from "../../ui/notice";
import { ToolFrame } from "../tool/frame";
import { Results } from "../tool/results";
import type { SamplePage } from "./draw";
import { olderVideos, SENTIMENT_NOTES, SENTIMENT_TEXTS } from "./messages";
import type { SentimentShown } from "./show";

interface SentimentViewProps {
  page: SamplePage;
  refused?: Refusal;
  busy: Busy;
}

export function SentimentView({ page, refused, busy }: SentimentViewProps) {
  const { shown, address, records, stats } = page;
  const { totals, older } = shown;
  const analyze = (
    <RunButton
      address={address}
      action="analyze"
      icon={MessageSquareText}
      label="Analyze"
      working="Analyzing…"
      busy={busy}
    />
  );
  return (
    <ToolFrame
      texts={SENTIMENT_TEXTS}
      page={page}
      busy={busy}
      refused={refused}
      empty={!shown.anything}
      stats={stats}
      action={records && <ActionRow note={SENTIMENT_NOTES.analyze}>{analyze}</ActionRow>}
    >
      <Results
        title="Analyzed videos"
        note={records ? `${totals.videos}, ${totals.comments}` : undefined}
        clearAt={shown.anything ? address : undefined}
        answer={shown.answer}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 print:hidden">
          <PeriodLinks periods={shown.periods} />
          <ExportReport report={shown.report} days={shown.days} />
        </div>
        {records ? (
          <DrawnPart id="records" drawn={records} className="contents" />
        ) : (
          <EmptyState
            title={shown.anything ? SENTIMENT_NOTES.nothing(shown.days) : SENTIMENT_NOTES.empty.title}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                {analyze}
                {older?.seenIn && (
                  <Link
                    to={older.seenIn.address}
                    preventScrollReset
                    className={buttonClass({ variant: "secondary" })}
                  >
                    Show {older.seenIn.label}
                  </Link>
                )}
              </div>
            }
          >
            {older ? (
              <p>
                {olderVideos(older)} {SENTIMENT_NOTES.further}
              </p>
            ) : (
              <p>{SENTIMENT_NOTES.empty.text}</p>
            )}
          </EmptyState>
        )}
        {older && records && (
          <p className="text-sm text-ink-soft">
            {olderVideos(older)}{" "}
            {older.seenIn && (
              <Link to={older.seenIn.address} preventScrollReset className="link print:hidden">
                Show {older.seenIn.label}
              </Link>
            )}
          </p>
        )}
      </Results>
    </ToolFrame>
  );
}

/** Chooses the period by its address. Without script the page loads again, so the link leads to the results. */
function PeriodLinks({ periods }: { periods: SentimentShown["periods"] }) {
  const place = useHydrated() ? "" : "#results";
  return (
    <nav aria-label="Period">
      <ul className="inline-flex overflow-hidden rounded-control border border-line-strong text-sm">
        {periods.map(({ name, label, address, current }) => (
          <li key={name} className="not-first:border-l not-first:border-line-strong">
            <Link
              to={address + place}
              preventScrollReset
              aria-current={current ? "true" : undefined}
              className="inline-flex min-h-9 items-center bg-surface px-2.5 font-medium sm:px-3.5 whitespace-nowrap -outline-offset-2 hover:bg-paper aria-[current=true]:bg-go aria-[current=true]:text-on-go pointer-coarse:min-h-11 forced-colors:aria-[current=true]:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MENU = "export-report";
const ITEM = "flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken";

interface ExportReportProps {
  report: SentimentShown["report"];
  days: number;
}

/** Offers the period as a file or for printing. The menu opens without script, too. */
function ExportReport({ report, days }: ExportReportProps) {
  const menu = useRef<HTMLDivElement>(null);
  useHideOnNavigation(menu);
  return (
    <>
      <Button type="button" variant="secondary" size="sm" popoverTarget={MENU}>
        <Share aria-hidden="true" className="size-4 max-sm:hidden" />
        Export Report
      </Button>
      <div ref={menu} id={MENU} popover="auto" className="popover report-menu">
        <p className="px-3 pt-1.5 pb-1 text-xs text-ink-soft">The last {days} days</p>
        {/* No Link: the router has no page for a file. */}
        <a href={report.csv} className={ITEM} onClick={() => menu.current?.hidePopover()}>
          <Download aria-hidden="true" className="size-4.5 text-ink-soft" />
          Download CSV
        </a>
        <Link to={report.paper} className={ITEM}>
          <FileText aria-hidden="true" className="size-4.5 text-ink-soft" />
          Open print view
        </Link>
      </div>
    </>
  );
}
