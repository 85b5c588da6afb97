import type { ReactNode } from "react";
import { PlanSteps, PlanTitle } from "../../../plan/handover/opened-card";
import { ClosedResult, ResultCard } from "../../tool/results";
import type { Busy } from "../../tool/sending";
import type { AnalysisDrawn } from "./draw";
import { FORM_ID } from "./form";
import { YOURS_TEXTS } from "./messages";
import { RankedTitles } from "./ranked-titles";
import type { TitleDeskShown } from "./show";

type Listed = Omit<TitleDeskShown["analyses"][number], "open">;

interface AnalysisCardProps {
  analysis: Listed;
  shown: AnalysisDrawn;
  /** The form that asks for more titles, for the first that is judged. */
  ask: ReactNode;
  busy: Busy;
}

/** A result in full: the answer, the next step, then each title's alternatives, with what stands behind it folded. */
export function AnalysisCard({ analysis, shown, ask, busy }: AnalysisCardProps) {
  const { id, age, isExample } = analysis;
  const { entries, isSeveral, finding, wording, repeated, next } = shown;
  const [only] = entries;
  return (
    <ResultCard
      id={id}
      path={YOURS_TEXTS.path}
      isExample={isExample}
      label={
        isSeveral || !only ? (
          `${entries.length} titles, ${age}`
        ) : (
          <>
            <span dir="auto" className="min-w-0 font-medium text-ink wrap-anywhere">
              {only.title}
            </span>
            <span>
              {only.characters} characters, {age}
            </span>
          </>
        )
      }
      finding={finding}
      edit={{ formId: FORM_ID, label: isSeveral ? "Edit these titles" : "Edit this title" }}
      busy={busy}
    >
      {(wording || repeated) && (
        <div className="grid max-w-prose gap-2">
          {wording && <p>{wording}</p>}
          {repeated && <p className="text-sm text-ink-soft">{repeated}</p>}
        </div>
      )}
      <PlanSteps steps={next} size="sm">
        {!isSeveral && only && <PlanTitle title={only.title} isSample={isExample} />}
      </PlanSteps>
      <RankedTitles id={id} shown={shown} ask={ask} isExample={isExample} />
    </ResultCard>
  );
}

/** A result on one line, with a link that opens it. */
export function ClosedAnalysis({ analysis: { id, age, isExample, best, others } }: { analysis: Listed }) {
  const note = others > 0 ? `the best of ${others + 1}, ${age}` : age;
  return <ClosedResult id={id} path={YOURS_TEXTS.path} isExample={isExample} title={best} note={note} />;
}
