import { ArrowLeft, Download } from "lucide-react";
import { Link } from "react-router";
import { BRAND } from "../../../brand";
import { Badge } from "../../../ui/badge";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { PageHeader } from "../../../ui/page-header";
import { TONE_TEXT } from "../../../ui/tones";
import { RecordBody } from "../record-body";
import { ScoreChartFigure } from "../score-chart-figure";
import { ScoreRing } from "../score-ring";
import { PrintButton } from "./print-button";
import type { ReportShown } from "./report";
import { SummaryTable } from "./summary-table";

/** Everything of a period, opened, to be read on a screen or on paper: there a page for each video. */
export function ReportView({ report }: { report: ReportShown }) {
  const { days, from, to, facts, averageTone, records, chart } = report;
  return (
    <>
      <nav aria-label="Report" className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={report.back} className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Comment Sentiment
        </Link>
        <div className="flex flex-wrap gap-3">
          <PrintButton />
          <a href={report.csv} className={buttonClass({ variant: "secondary", size: "sm" })}>
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </a>
        </div>
      </nav>
      <PageHeader
        title="Comment sentiment report"
        intro={`Videos published in the last ${days} days, ${from} to ${to}. Made with ${BRAND.name} on ${to}.`}
        aside={<Badge>Sample data</Badge>}
      />
      {records.length === 0 ? (
        <EmptyState
          title={`Nothing published in the last ${days} days`}
          action={
            <Link to={report.back} className={buttonClass()}>
              Choose another period
            </Link>
          }
        >
          <p>A report has the analyzed videos of its period, and this one holds none.</p>
        </EmptyState>
      ) : (
        <>
          <p className="border-y border-line py-3 text-sm tabular-nums">
            {facts.videos}, {facts.comments}, average sentiment{" "}
            <span className={`font-semibold ${averageTone ? TONE_TEXT[averageTone] : ""}`}>
              {facts.average}
            </span>{" "}
            of 10. Figures, titles and comments are invented.
          </p>
          {chart && <ScoreChartFigure chart={chart} />}
          <SummaryTable records={records} />
          {records.map((record) => (
            <article
              key={record.id}
              aria-labelledby={record.id}
              className="border-t border-ink pt-5 print:break-before-page print:border-0"
            >
              <div className="flex items-center gap-4">
                <ScoreRing score={record.score} arc={record.arc} tone={record.tone} />
                <div>
                  <h2 id={record.id} className="text-xl">
                    {record.videoTitle}
                  </h2>
                  <p className="mt-0.5 text-sm text-ink-soft tabular-nums">
                    Published {record.published}, {record.comments}
                  </p>
                </div>
              </div>
              <div className="mt-5">
                <RecordBody record={record} level="h3" />
              </div>
            </article>
          ))}
        </>
      )}
    </>
  );
}
