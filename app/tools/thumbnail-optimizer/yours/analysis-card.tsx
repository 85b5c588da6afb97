import type { ReactNode } from "react";
import type { Busy } from "../../../forms/sending";
import { type OpenedCard, PlanSteps, PlanTitle, useCardOf } from "../../../handover/opened-card";
import { DrawnPart } from "../../../hydration/drawn";
import { CopyButton } from "../../../ui/copy-button";
import { ClosedResult, Evidence, ResultCard } from "../../tool/results";
import type { AlternativeDrawn, AnalysisDrawn, EntryDrawn } from "./draw";
import { FORM_ID, YOURS_TEXTS } from "./messages";
import type { TitleDeskShown } from "./show";

type Listed = Omit<TitleDeskShown["analyses"][number], "open">;

interface AnalysisCardProps {
  analysis: Listed;
  shown: AnalysisDrawn;
  /** The form that asks for more titles, for the first whose proposals can be checked. */
  ask: ReactNode;
  busy: Busy;
}

/** A result in full: the answer, the next step, then each title's alternatives, with what stands behind it folded. */
export function AnalysisCard({ analysis, shown, ask, busy }: AnalysisCardProps) {
  const { id, age, isExample } = analysis;
  const { entries, isSeveral, finding, repeated, next } = shown;
  const [only] = entries;
  const plan = { isSample: isExample, card: useCardOf(shown.for) };
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
      edit={{ form: FORM_ID, label: isSeveral ? "Edit these titles" : "Edit this title" }}
      busy={busy}
    >
      {repeated && <p className="text-sm text-ink-soft">{repeated}</p>}
      <PlanSteps steps={next} size="sm">
        {!isSeveral && only && !only.isPublished && <PlanTitle title={only.title} {...plan} />}
      </PlanSteps>
      <RankedTitles id={id} shown={shown} ask={ask} plan={plan} />
    </ResultCard>
  );
}

/** A result on one line, with a link that opens it. */
export function ClosedAnalysis({ analysis: { id, age, isExample, best, others } }: { analysis: Listed }) {
  const note = others > 0 ? `the best of ${others + 1}, ${age}` : age;
  return <ClosedResult id={id} path={YOURS_TEXTS.path} isExample={isExample} title={best} note={note} />;
}

/** What a title is for. */
interface ForPlan {
  isSample: boolean;
  card: OpenedCard | null;
}

interface RankedTitlesProps {
  id: string;
  shown: AnalysisDrawn;
  /** The form that asks for more titles, shown with the title it asks about. */
  ask: ReactNode;
  plan: ForPlan;
}

/** Each title with its alternatives; several are ranked, one open at a time. */
function RankedTitles({ id, shown, ask, plan }: RankedTitlesProps) {
  const { entries, isSeveral, asksAbout } = shown;
  const [only] = entries;
  if (!isSeveral && only) {
    return <Body entry={only} id={id} ask={asksAbout && ask} level="h4" plan={plan} />;
  }
  return (
    <ol className="divide-y divide-line border-y border-line">
      {entries.map((entry, index) => (
        <li key={entry.title}>
          <details name={`${id}-title`} open={index === 0} className="disclosure">
            <DrawnPart
              as="summary"
              id={`${id}-${index}-title`}
              drawn={entry.summary}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 rounded-control py-4 sm:grid-cols-[1.5rem_minmax(0,1fr)_15rem_auto]"
            />
            <div className="pb-6 sm:pl-10">
              {!entry.isPublished && (
                <div className="mb-4">
                  <PlanTitle title={entry.title} {...plan} />
                </div>
              )}
              <Body
                entry={entry}
                id={`${id}-${index}`}
                ask={entry.title === asksAbout && ask}
                level="h5"
                plan={plan}
              />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

interface BodyProps {
  entry: EntryDrawn;
  id: string;
  ask: ReactNode;
  /** Of its heading. */
  level: "h4" | "h5";
  plan: ForPlan;
}

/** A title's alternatives, then what stands behind its place, folded. */
function Body({ entry, id, ask, level: Heading, plan }: BodyProps) {
  const { alternatives, note, notes, evidence } = entry;
  const items = alternatives.map((one, at) => (
    <AlternativeItem key={one.title} alternative={one} id={`${id}-${at}`} plan={plan} />
  ));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {notes.map((one) => (
        <p key={one} className="max-w-prose border-l-2 border-fair pl-3 text-sm">
          {one}
        </p>
      ))}
      <section>
        <Heading className="text-sm font-semibold">Alternatives</Heading>
        <ol className="mt-2 divide-y divide-line border-y border-line empty:hidden">{items}</ol>
        {note && <DrawnPart id={`${id}-note`} drawn={note} />}
      </section>
      <Evidence>
        {ask}
        <DrawnPart id={`${id}-evidence`} drawn={evidence} className="divide-y divide-line" />
      </Evidence>
    </div>
  );
}

interface AlternativeItemProps {
  alternative: AlternativeDrawn;
  id: string;
  plan: ForPlan;
}

/** An alternative: whether it would do better and what was changed, drawn, and what can be done with it. */
function AlternativeItem({ alternative: { title, drawn }, id, plan }: AlternativeItemProps) {
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_10rem] sm:grid-rows-[auto_1fr]">
      <DrawnPart id={`${id}-alternative`} drawn={drawn} className="contents" />
      <div className="flex flex-wrap content-start gap-2 sm:col-start-2 sm:row-start-2 sm:justify-end">
        <PlanTitle title={title} {...plan} />
        <CopyButton text={title} label="Copy title" />
      </div>
    </li>
  );
}
