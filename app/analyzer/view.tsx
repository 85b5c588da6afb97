import { useEffect, useRef } from "react";
import { Link, useNavigation } from "react-router";
import type { VideoSource } from "../engines/findings";
import { RefusalText } from "../forms/refusal-text";
import { TOPIC_MESSAGES } from "../functions/topic/messages";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { addressWith } from "../navigation/address";
import { LIGHT_PATH } from "../navigation/paths";
import { buttonClass, Spinner } from "../ui/button";
import { EmptyState, Notice } from "../ui/notice";
import { PageHeader } from "../ui/page-header";
import { SourceBadge } from "../ui/provenance";
import { FoldingForm, LightLink } from "./form";
import { ANSWER } from "./messages";

interface AnalyzerViewProps {
  state: "account-needed" | "no-source" | "empty" | "error" | "results";
  /** null where this visitor has no source. */
  source: VideoSource | null;
  query: string;
  error: string | null;
  /** Where the form is sent. */
  address: string;
  report: { query: string; drawn: Drawn } | null;
  /** What the plan has to say before the press. */
  free: string | null;
  /** Why the last submit was refused; shown instead of what the URL asks for. */
  refused?: { query: string; error: string };
}

/** The content analyzer in each of its states (spec section 2). */
export function AnalyzerView({ state, source, query, error, refused, ...page }: AnalyzerViewProps) {
  const { address, report, free } = page;
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formAction?.startsWith("/youtube-tool") === true;
  const shown = { query: refused?.query ?? query, error: refused?.error ?? error };
  const answered = !busy && !shown.error && report !== null;
  useAnswerFocus(busy, answered);
  return (
    <div className={answered ? "grid gap-5" : "grid gap-8"}>
      <PageHeader
        title="Content Analyzer"
        intro={
          answered
            ? undefined
            : "Describe a video you might make. See what people watch on it, and where there is room for you."
        }
        aside={source && <SourceBadge source={source} />}
      />
      {state === "account-needed" ? (
        <AccountNeeded />
      ) : state === "no-source" ? (
        <NoSource idea={query} address={addressWith(address, { sample: "", ...(query && { q: query }) })} />
      ) : (
        <>
          <FoldingForm
            query={shown.query}
            error={shown.error}
            busy={busy}
            address={address}
            free={free === shown.error ? null : free}
            folded={answered}
          />
          <p role="status" className="sr-only">
            {busy ? "Analyzing" : report && !shown.error ? `Results for ${report.query} are below.` : ""}
          </p>
          {busy && <AnalyzingPanel />}
          {!busy && shown.error && (
            <Notice tone="error" title="Analysis Error" id="analyzer-error">
              <p>
                <RefusalText>{shown.error}</RefusalText>
              </p>
              {shown.error === TOPIC_MESSAGES["nothing-found"] && (
                <p className="mt-1">
                  {source?.kind === "sample" ? "The sample catalogue knows only five topics. " : ""}
                  <LightLink idea={shown.query} className="link" />
                </p>
              )}
            </Notice>
          )}
          {answered && <DrawnPart id="report" drawn={report.drawn} />}
          {!busy && !shown.error && !report && <NothingYet />}
        </>
      )}
    </div>
  );
}

/** A submit's answer gets the focus, since the button that asked for it has lost it; the address scrolls there. */
function useAnswerFocus(busy: boolean, answered: boolean): void {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && answered) document.getElementById(ANSWER)?.focus({ preventScroll: true });
    asked.current = busy;
  }, [busy, answered]);
}

/** Demo users (spec section 6) have no analyzer. */
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

/** A creator with a channel of their own, where nothing but samples could answer. */
function NoSource({ idea, address }: { idea: string; address: string }) {
  return (
    <EmptyState
      title="The analyzer needs YouTube"
      action={
        <Link to={address} className="link">
          Look around with sample data
        </Link>
      }
    >
      <p>It takes a YouTube key, which this site does not have yet.</p>
      <p className="mt-2">
        Today, your own videos can tell.{" "}
        {idea ? (
          <LightLink idea={idea} className="link" />
        ) : (
          <Link to={LIGHT_PATH} className="link">
            See the light for an idea
          </Link>
        )}
      </p>
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

/** Shown while an answer is on its way. */
function AnalyzingPanel() {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-16 text-center">
      <Spinner className="size-7 text-go" />
      <p className="font-medium">Reading the videos people watch on this</p>
      <p className="max-w-md text-sm text-ink-soft">
        Finding videos, grouping them by what they are about, and checking each claim against the channels
        behind it.
      </p>
    </div>
  );
}
