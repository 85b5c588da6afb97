import { ArrowLeft, Download } from "lucide-react";
import { Link } from "react-router";
import { BRAND } from "../../../../brand";
import { Badge } from "../../../../ui/badge";
import { buttonClass } from "../../../../ui/button";
import { EmptyState } from "../../../../ui/empty-state";
import { PageHeader } from "../../../../ui/page-header";
import { PrintButton } from "../../report/print-button";
import { AnalysisBody } from "../analysis-body";
import { YOURS_MESSAGES, YOURS_TEXTS } from "../messages";
import { YoutubeNote } from "../youtube-note";
import type { ReportShown } from "./report";

/** One analysis with everything opened, to be read on a screen or on paper. */
export function ReportView({ shown: { report, on } }: { shown: ReportShown }) {
  if (!report) {
    return (
      <>
        <PageHeader title="Comment sentiment report" />
        <EmptyState
          title={YOURS_MESSAGES.gone}
          action={
            <Link to={YOURS_TEXTS.path} className={buttonClass()}>
              Back to your comments
            </Link>
          }
        >
          <p>It was removed, or others took its place.</p>
        </EmptyState>
      </>
    );
  }
  const { heading, analysis, analyzed, back } = report;
  return (
    <>
      <nav aria-label="Report" className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={back} className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Comment Sentiment
        </Link>
        <div className="flex flex-wrap gap-3">
          <PrintButton />
          <a href={analysis.files.csv} className={buttonClass({ variant: "secondary", size: "sm" })}>
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </a>
        </div>
      </nav>
      <PageHeader
        title={heading.title}
        intro={`${heading.comments}, ${heading.origin}, analyzed on ${analyzed}. Made with ${BRAND.name} on ${on}.`}
        aside={heading.mark && <Badge>{heading.mark}</Badge>}
      />
      <AnalysisBody analysis={analysis} level="h2" whole />
      <YoutubeNote analysis={analysis} />
    </>
  );
}
