import type { ReactNode } from "react";
import { NextSteps } from "../../../ui/next-steps";
import { ClosedResult, Finding, ResultCard } from "../../tool/results";
import type { Busy } from "../../tool/sending";
import { FORM_ID } from "./form";
import { YOURS_TEXTS } from "./messages";
import { RankedTitles } from "./ranked-titles";
import type { AnalysisShown, EntryShown, TitleDeskShown } from "./show";

type Listed = TitleDeskShown["analyses"][number];

interface AnalysisCardProps {
  analysis: Listed;
  shown: AnalysisShown;
  /** The form that asks for more titles, for the first that is judged. */
  ask: ReactNode;
  busy: Busy;
  /** Just made: it takes the focus. */
  isNew: boolean;
}

/** A result in full: the finding, where the titles stand among tested headlines, and each title's parts. */
export function AnalysisCard({ analysis, shown, ask, busy, isNew }: AnalysisCardProps) {
  const { id, age, isExample } = analysis;
  const { entries, isSeveral } = shown;
  const [only] = entries;
  return (
    <ResultCard
      id={id}
      path={YOURS_TEXTS.path}
      isExample={isExample}
      label={`${isSeveral ? `${entries.length} titles` : "1 title"}, ${age}`}
      edit={{ formId: FORM_ID, label: isSeveral ? "Edit these titles" : "Edit this title" }}
      busy={busy}
    >
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="min-w-0">
          <Finding id={id} isNew={isNew}>
            {shown.finding}
          </Finding>
          {shown.wording && (
            <p className="mt-2 max-w-prose text-sm">
              <span className="font-semibold">Wording.</span> {shown.wording}
            </p>
          )}
          {!isSeveral && only && <OneTitle entry={only} />}
          {shown.repeated && <p className="mt-2 text-sm text-ink-soft">{shown.repeated}</p>}
        </div>
        {shown.distribution && <Distribution distribution={shown.distribution} isSeveral={isSeveral} />}
      </div>
      <div className="mt-5">
        <NextSteps steps={shown.next} size="sm" />
      </div>
      <RankedTitles id={id} shown={shown} ask={ask} />
    </ResultCard>
  );
}

/** A result on one line, with a link that opens it. */
export function ClosedAnalysis({ analysis: { id, age, isExample, best, others } }: { analysis: Listed }) {
  const note = others > 0 ? `the best of ${others + 1}, ${age}` : age;
  return <ClosedResult id={id} path={YOURS_TEXTS.path} isExample={isExample} title={best} note={note} />;
}

/** The only title of a result, and its place among tested headlines. */
function OneTitle({ entry: { title, place, characters, notes, isJudged } }: { entry: EntryShown }) {
  return (
    <div className="mt-4">
      <p className="text-xs font-medium text-ink-soft">Your title, {characters} characters</p>
      <p dir="auto" className="mt-0.5 text-lg font-medium wrap-anywhere">
        {title}
      </p>
      {isJudged && (
        <p className="mt-1 text-sm text-ink-soft">It scores higher than {place} of 100 tested headlines.</p>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-1 max-w-prose text-sm text-fair">
          {note}
        </p>
      ))}
    </div>
  );
}

type DistributionShown = NonNullable<AnalysisShown["distribution"]>;

const LINES: Record<DistributionShown["marks"][number]["kind"], string> = {
  yours: "stroke-ink stroke-[2.5]",
  best: "stroke-go stroke-[2.5]",
  other: "stroke-ink-faint stroke-1",
};

/** Where the titles stand among all tested headlines. Decorative: each title gives its place in words. */
function Distribution({
  distribution: { frame, path, marks },
  isSeveral,
}: {
  distribution: DistributionShown;
  isSeveral: boolean;
}) {
  const { width, height, ground } = frame;
  return (
    <figure className="min-w-0 self-start max-lg:max-w-md">
      <svg viewBox={`0 0 ${width} ${height}`} className="block w-full" aria-hidden="true" focusable="false">
        <path d={path} className="fill-sunken stroke-line-strong" />
        {marks.map(({ x, y, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two titles may have the same score
          <g key={index} className={LINES[kind]}>
            <line x1={x} x2={x} y1={ground + 6} y2={Math.max(Math.min(y - 6, ground - 20), 2)} />
          </g>
        ))}
        <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-line-strong" />
      </svg>
      <figcaption className="text-xs text-ink-soft">
        <span className="flex justify-between">
          <span>Lower scores</span>
          <span>Higher scores</span>
        </span>
        <span className="mt-1.5 block">
          {isSeveral
            ? "All tested headlines, and where your titles stand: the best in green."
            : "All tested headlines, and where your title stands: the thin lines are its alternatives."}
        </span>
      </figcaption>
    </figure>
  );
}
