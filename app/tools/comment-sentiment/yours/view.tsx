import { ChevronDown, Download, FileText, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { type Drawn, DrawnPart } from "../../../hydration/drawn";
import { Badge } from "../../../ui/badge";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ToolFrame } from "../../tool/frame";
import { RemoveButton, Results } from "../../tool/results";
import type { ToolPageData } from "../../tool/route";
import type { Busy } from "../../tool/sending";
import { ScoreChartFigure, ScoreRing, SharesBar } from "../chart-figures";
import { CommentsForm, type CommentsFormProps, FORM_ID } from "./form";
import { MAX_KEPT, YOURS_TEXTS } from "./messages";
import type { AnalysisShown, CommentsDeskShown, HeadingShown } from "./show";

/** What the desk shows, with what is only looked at drawn (draw.tsx). */
interface CommentsDeskPage extends Omit<CommentsDeskShown, "open" | "stats" | "accuracy"> {
  open: OpenAnalysis | null;
  stats: Drawn;
  accuracy: Drawn | null;
}

interface OpenAnalysis extends Pick<AnalysisShown, "id" | "files"> {
  body: Drawn;
}

interface CommentsDeskViewProps extends Omit<CommentsFormProps, "page"> {
  page: ToolPageData<CommentsDeskPage>;
}

/** A creator's own comments: one analysis open, the others one click away. */
export function CommentsDeskView({ page, ...form }: CommentsDeskViewProps) {
  const { refused, busy } = form;
  const { stats, headings, open, full, chart, accuracy } = page.shown;
  const empty = headings.length === 0;
  return (
    <ToolFrame
      texts={YOURS_TEXTS}
      page={page}
      busy={busy}
      refused={refused}
      elsewhere={refused?.field !== undefined}
      empty={empty}
      stats={stats}
      action={<CommentsForm page={page} {...form} />}
    >
      <Results
        title="Your analyses"
        note={full ? `The newest ${MAX_KEPT} are kept` : undefined}
        clearAt={empty ? undefined : page.address}
      >
        {chart && <ScoreChartFigure chart={chart} />}
        {empty ? (
          <EmptyState
            title="No comments analyzed yet"
            action={
              <a href={`#${FORM_ID}`} className={buttonClass({ variant: "secondary" })}>
                {form.own.total > 0 ? "Choose a video" : "Paste your comments"}
              </a>
            }
          >
            <p>
              {form.own.total > 0
                ? "Choose one of your videos above: its newest comments are read, and you see what viewers feel, ask and want next."
                : "In YouTube Studio open Community, then Comments, or open the video itself. Mark the comments, copy them and paste them above: names and dates sort themselves out. Nothing at hand? Try the example."}
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
                      <DrawnPart id={`${open.id}-body`} drawn={open.body} />
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
        {accuracy && <DrawnPart id="accuracy" drawn={accuracy} />}
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

/** As at the Sample desk. */
const HEADING_GRID =
  "group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-4 sm:grid-cols-[auto_minmax(0,1fr)_9rem_auto] sm:gap-x-5 lg:grid-cols-[auto_minmax(0,1fr)_14rem_auto]";

/** An analysis in the list: score, title, number and source of its comments, shares. */
function AnalysisHeading({ heading }: { heading: HeadingShown }) {
  const { ring, title, mark, comments, origin, age, shares, sides } = heading;
  return (
    <>
      <span className="row-span-2">{ring ? <ScoreRing {...ring} /> : <NoRing />}</span>
      <h3
        dir="auto"
        className="col-start-2 min-w-0 self-end text-left text-lg leading-snug wrap-anywhere group-hover:underline"
      >
        {title}
      </h3>
      <span className="col-start-2 row-start-2 mt-0.5 block min-w-0 self-start text-sm text-ink-soft tabular-nums wrap-anywhere">
        {mark && (
          <span className="mr-2 inline-block">
            <Badge>{mark}</Badge>
          </span>
        )}
        {comments} · {origin} · {age}
        {shares && (
          <span className="when-closed">
            <SharesBar shares={shares} className="mt-2 h-1.5 sm:hidden" />
          </span>
        )}
      </span>
      {shares && (
        <span aria-hidden="true" className="when-closed row-span-2 row-start-1 max-sm:hidden sm:col-start-3">
          <SharesBar shares={shares} />
          <span className="mt-1.5 flex justify-between text-xs text-ink-soft tabular-nums">
            <span>{sides[0]}</span>
            <span className="max-lg:hidden">{sides[1]}</span>
          </span>
        </span>
      )}
    </>
  );
}

/** For too few comments to score. */
function NoRing() {
  return (
    <span className="inline-grid size-14 shrink-0 place-items-center rounded-full border-4 border-line text-base text-ink-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">No score: not enough data</span>
    </span>
  );
}

interface AnalysisFooterProps {
  analysis: OpenAnalysis;
  at: string;
  busy: Busy;
}

/** What can be done with an analysis. */
function AnalysisFooter({ analysis, at, busy }: AnalysisFooterProps) {
  const { files, id } = analysis;
  return (
    <div className="grid gap-4 border-t border-line pt-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        {/* No Link: the router has no page for a file. */}
        <a href={files.csv} className={buttonClass({ variant: "secondary", size: "sm" })}>
          <Download aria-hidden="true" className="size-4" />
          Download CSV
        </a>
        <Link to={files.paper} className={buttonClass({ variant: "secondary", size: "sm" })}>
          <FileText aria-hidden="true" className="size-4" />
          Open print view
        </Link>
        <RemoveButton path={at} field="record" id={id} busy={busy} className="sm:ml-auto">
          <Trash2 aria-hidden="true" className="size-4" />
          Remove
        </RemoveButton>
      </div>
    </div>
  );
}
