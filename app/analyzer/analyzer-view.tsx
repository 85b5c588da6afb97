import { Link, useNavigation } from "react-router";
import type { VideoSource } from "../engines/findings";
import { buttonClass } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Notice } from "../ui/notice";
import { PageHeader } from "../ui/page-header";
import { AnalyzingPanel } from "./analyzing-panel";
import { ANALYZER_MESSAGES } from "./messages";
import { QueryForm } from "./query-form";
import type { Report } from "./report";
import { ReportView } from "./report-view";
import { SourceBadge } from "./source-badge";

interface AnalyzerViewProps {
  state: "account-needed" | "empty" | "error" | "results";
  source: VideoSource;
  query: string;
  error: string | null;
  report: Report | null;
  /** What the last submit was refused for; it stands above whatever the URL shows. */
  refused?: { query: string; error: string };
}

/** The content analyzer in each of its states (spec section 2). */
export function AnalyzerView({ state, source, query, error, report, refused }: AnalyzerViewProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formAction?.startsWith("/youtube-tool") === true;
  const shown = { query: refused?.query ?? query, error: refused?.error ?? error };
  return (
    <div className="grid gap-8">
      <PageHeader
        title="Content Analyzer"
        intro="Describe a video you might make. See what people already watch on it, who serves them, and where there is room for you."
        aside={<SourceBadge source={source} />}
      />
      {state === "account-needed" ? (
        <AccountNeeded />
      ) : (
        <>
          <QueryForm query={shown.query} error={shown.error} busy={busy} />
          <p role="status" className="sr-only">
            {busy ? "Analyzing" : report && !shown.error ? `Results for ${report.query} are below.` : ""}
          </p>
          {busy && <AnalyzingPanel />}
          {!busy && shown.error && (
            <Notice tone="error" title="Analysis Error" id="analyzer-error">
              <p>{shown.error}</p>
              {shown.error === ANALYZER_MESSAGES["nothing-found"] && source.kind === "sample" && (
                <p className="mt-1">The sample catalogue knows the five example topics and little else.</p>
              )}
            </Notice>
          )}
          {!busy && !shown.error && report && <ReportView report={report} />}
          {!busy && !shown.error && !report && <NothingYet />}
        </>
      )}
    </div>
  );
}

/** Demo users in the spec's sense (section 6) have no analyzer. */
function AccountNeeded() {
  return (
    <EmptyState
      title="The analyzer needs a real account"
      action={
        <Link to="/signup" className={buttonClass()}>
          Create a real account
        </Link>
      }
    >
      <p>Demo users can look around everywhere else. Create a real account to analyze your own ideas.</p>
    </EmptyState>
  );
}

function NothingYet() {
  return (
    <EmptyState title="Which video are you thinking about?">
      <p>
        Write it the way you would tell a friend, or pick an example above. You get the topics people watch,
        which of them are rising, and the evidence behind each claim.
      </p>
    </EmptyState>
  );
}
