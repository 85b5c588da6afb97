import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { SampleToTry } from "../../../sources/sources";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ToolFrame } from "../../tool/frame";
import type { Refusal } from "../../tool/refusal";
import { Results } from "../../tool/results";
import type { ToolPageData } from "../../tool/route";
import type { Busy } from "../../tool/sending";
import { ScoreChartFigure } from "../score-chart-figure";
import { AnalysisBody } from "./analysis-body";
import { AnalysisFooter } from "./analysis-footer";
import { AnalysisHeading, HEADING_GRID } from "./analysis-heading";
import { CommentsForm, FORM_ID } from "./comments-form";
import { HowRight } from "./how-right";
import { MOST_KEPT, YOURS_TEXTS } from "./messages";
import type { YoursShown } from "./show";
import { statTiles } from "./stat-tiles";

interface YoursViewProps {
  page: ToolPageData<YoursShown>;
  samples: readonly SampleToTry[];
  refused?: Refusal;
  busy: Busy;
}

/** A creator's own comments: one analysis open, the others a click away. */
export function YoursView({ page, samples, refused, busy }: YoursViewProps) {
  const { stats, headings, open, full, chart, right } = page.shown;
  const empty = headings.length === 0;
  return (
    <ToolFrame
      texts={YOURS_TEXTS}
      page={page}
      busy={busy}
      refused={refused}
      elsewhere={refused?.field !== undefined}
      empty={empty}
      stats={statTiles(stats)}
      action={<CommentsForm page={page} samples={samples} refused={refused} busy={busy} />}
    >
      <Results
        title="Your analyses"
        note={full ? `The newest ${MOST_KEPT} are kept` : undefined}
        clearAt={empty ? undefined : page.address}
      >
        {chart && <ScoreChartFigure chart={chart} />}
        {empty ? (
          <EmptyState
            title="No comments analyzed yet"
            action={
              <a href={`#${FORM_ID}`} className={buttonClass({ variant: "secondary" })}>
                Paste your comments
              </a>
            }
          >
            <p>
              In YouTube Studio open Community, then Comments, or open the video itself. Mark the comments,
              copy them and paste them above: names and dates sort themselves out. None at hand? Try the
              example.
            </p>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {headings.map((heading) => (
              <li key={heading.id} className="print:break-inside-auto!">
                {open?.id === heading.id ? (
                  <details id={heading.id} open className="disclosure scroll-mt-20">
                    <summary className={`rounded-control ${HEADING_GRID}`}>
                      <AnalysisHeading heading={heading} />
                      <Chevron />
                    </summary>
                    <div className="grid gap-8 pt-2 pb-8 lg:pl-19">
                      <AnalysisBody analysis={open} level="h4" />
                      <AnalysisFooter analysis={open} at={page.address} busy={busy} />
                    </div>
                  </details>
                ) : (
                  <Link
                    id={heading.id}
                    to={heading.address}
                    preventScrollReset
                    className={`scroll-mt-20 rounded-control ${HEADING_GRID}`}
                  >
                    <AnalysisHeading heading={heading} />
                    <Chevron />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
        <HowRight right={right} />
      </Results>
    </ToolFrame>
  );
}

function Chevron() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="chevron col-start-[-2] row-span-2 row-start-1 size-4.5 shrink-0 text-ink-soft"
    />
  );
}
