import { Link } from "react-router";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { addressWith } from "../../tool/address";
import { useNewResult } from "../../tool/focus";
import { ResultActions } from "../../tool/results";
import type { Busy } from "../../tool/sending";
import { HillDrawing } from "./hill-drawing";
import { TITLES_TEXTS } from "./messages";
import { OneTitle } from "./one-title";
import { RankedTitles } from "./ranked-titles";
import type { AnalysisShown, TitleDeskShown } from "./shown";

type Listed = TitleDeskShown["analyses"][number];

interface AnalysisCardProps {
  analysis: Listed;
  shown: AnalysisShown;
  busy: Busy;
  /** It was just made. */
  isNew: boolean;
}

/** A result: the finding in a sentence, where the titles stand, and what each is made of. */
export function AnalysisCard({ analysis, shown, busy, isNew }: AnalysisCardProps) {
  const { id, age, isExample } = analysis;
  const beginning = useNewResult(isNew);
  const { entries, isSeveral } = shown;
  const [only] = entries;
  return (
    <Card>
      <article aria-labelledby={`${id}-finding`}>
        {/* The place that an address leads to: the beginning of the card, of which no part opens by itself. */}
        <div
          id={id}
          className="flex scroll-mt-26 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft"
        >
          <p className="flex items-center gap-3">
            {isExample && <Badge>Example</Badge>}
            <span>
              {isSeveral ? `${entries.length} titles` : "1 title"}, {age}
            </span>
          </p>
          <ResultActions
            path={TITLES_TEXTS.path}
            id={id}
            formId="titles-form"
            edit={isSeveral ? "Edit these titles" : "Edit this title"}
            busy={busy}
          />
        </div>
        <div className="mt-4 grid gap-x-10 gap-y-6 border-t border-line pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <div className="min-w-0">
            <h3
              ref={beginning}
              id={`${id}-finding`}
              tabIndex={-1}
              className="max-w-prose text-xl text-pretty outline-none"
            >
              {shown.finding}
            </h3>
            {!isSeveral && only && <OneTitle entry={only} />}
            {shown.repeated && <p className="mt-2 text-sm text-ink-soft">{shown.repeated}</p>}
          </div>
          {shown.hill && <HillDrawing hill={shown.hill} isSeveral={isSeveral} />}
        </div>
        <RankedTitles id={id} shown={shown} />
      </article>
    </Card>
  );
}

/** A result in one line, that opens by its address. */
export function ClosedAnalysis({ analysis: { id, age, isExample, best, others } }: { analysis: Listed }) {
  return (
    <div
      id={id}
      className="flex scroll-mt-20 items-baseline justify-between gap-x-6 border-b border-line pb-3"
    >
      <div className="min-w-0">
        <Link
          to={addressWith(TITLES_TEXTS.path, { open: id }, id)}
          replace
          preventScrollReset
          className="link inline-flex min-h-9 items-center font-medium wrap-anywhere pointer-coarse:min-h-11"
        >
          <span dir="auto">{best}</span>
        </Link>
        <p className="text-xs text-ink-soft">
          {isExample && "Example, "}
          {others > 0 && `the best of ${others + 1}, `}
          {age}
        </p>
      </div>
    </div>
  );
}
