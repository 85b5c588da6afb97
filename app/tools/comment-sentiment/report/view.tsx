import { Link } from "react-router";
import { BRAND } from "../../../brand";
import { TONE_TEXT } from "../../../numbers/tone";
import { Badge } from "../../../ui/badge";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/notice";
import { PageHeader } from "../../../ui/page-header";
import { ScoreChartFigure, ScoreRing } from "../chart-figures";
import { SENTIMENT_NOTES } from "../messages";
import { RecordBody } from "../record-card";
import { ReportNav } from "./nav";
import type { ReportShown } from "./show";

/** All videos of a period, opened. On paper each begins a page. */
export function ReportView({ report }: { report: ReportShown }) {
  const { days, from, to, totals, averageTone, records, chart, back, csv } = report;
  return (
    <>
      <ReportNav back={back} csv={records.length > 0 ? csv : undefined} />
      <PageHeader
        title="Comment sentiment report"
        intro={`Videos published in the last ${days} days, ${from} to ${to}. Made with ${BRAND.name} on ${to}.`}
        aside={<Badge>Sample data</Badge>}
      />
      {records.length === 0 ? (
        <EmptyState
          title={SENTIMENT_NOTES.nothing(days)}
          action={
            <Link to={back} className={buttonClass()}>
              Choose another period
            </Link>
          }
        >
          <p>{SENTIMENT_NOTES.report.empty}</p>
        </EmptyState>
      ) : (
        <>
          <p className="border-y border-line py-3 text-sm tabular-nums">
            {totals.videos}, {totals.comments}, average sentiment{" "}
            <span className={`font-semibold ${averageTone ? TONE_TEXT[averageTone] : ""}`}>
              {totals.average}
            </span>{" "}
            of 10. {SENTIMENT_NOTES.report.invented}
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

const FIGURE = "py-2.5 pl-4 text-right font-normal";

/** One row a video; small screens leave out columns. */
function SummaryTable({ records }: { records: ReportShown["records"] }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">The videos of this report</caption>
      <thead className="border-b border-line-strong text-xs text-ink-soft">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            Video
          </th>
          <th scope="col" className={`${FIGURE} max-sm:hidden`}>
            Published
          </th>
          <th scope="col" className={`${FIGURE} max-md:hidden print:table-cell`}>
            Comments
          </th>
          <th scope="col" className={`${FIGURE} max-md:hidden print:table-cell`}>
            Positive
          </th>
          <th scope="col" className={`${FIGURE} max-md:hidden print:table-cell`}>
            Negative
          </th>
          <th scope="col" className={FIGURE}>
            Score
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line">
        {records.map((record) => (
          <tr key={record.id}>
            <th scope="row" className="py-2.5 text-left font-medium wrap-anywhere">
              {record.videoTitle}
            </th>
            <td className={`${FIGURE} whitespace-nowrap max-sm:hidden`}>{record.published}</td>
            <td className={`${FIGURE} max-md:hidden print:table-cell`}>{record.count}</td>
            {[record.shares[0], record.shares[2]].map((share) => (
              <td key={share?.sentiment} className={`${FIGURE} max-md:hidden print:table-cell`}>
                {share?.percent}%
              </td>
            ))}
            <td className={`${FIGURE} font-semibold ${TONE_TEXT[record.tone]}`}>{record.score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
