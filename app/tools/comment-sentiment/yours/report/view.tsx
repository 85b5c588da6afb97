import { Link } from "react-router";
import { BRAND } from "../../../../brand";
import { YOURS_MESSAGES } from "../../../../functions/comment-sentiment/yours-messages";
import { Badge } from "../../../../ui/badge";
import { buttonClass } from "../../../../ui/button";
import { EmptyState } from "../../../../ui/notice";
import { PageHeader } from "../../../../ui/page-header";
import { ReportNav } from "../../report/nav";
import { AnalysisBody, YoutubeNote } from "../analysis-body";
import { YOURS_TEXTS } from "../messages";
import type { ReportShown } from "./show";

/** One analysis with everything opened. */
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
      <ReportNav back={back} csv={analysis.files.csv} />
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
