import { Download, FileText, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { ToolPageData } from "../../../forms/page-data";
import type { Busy } from "../../../forms/sending";
import { MAX_KEPT } from "../../../functions/comment-sentiment/yours-messages";
import { type Drawn, DrawnPart } from "../../../hydration/drawn";
import { Badge } from "../../../ui/badge";
import { buttonClass } from "../../../ui/button";
import { NextSteps } from "../../../ui/next-steps";
import { ToolFrame } from "../../tool/frame";
import { ClosedResult, EmptyList, newestKept, ResultCard, Results } from "../../tool/results";
import { CommentsForm, type CommentsFormProps, FORM_ID } from "./form";
import { YOURS_NOTES, YOURS_TEXTS } from "./messages";
import type { AnalysisShown, HeadingShown } from "./show";

/** What the desk shows, with what is only looked at drawn (draw.tsx). */
interface CommentsDeskPage {
  headings: Heading[];
  open: OpenAnalysis | null;
  /** Whether as many are kept as there may be. */
  full: boolean;
  stats: Drawn | null;
  chart: Drawn | null;
}

interface Heading extends Pick<HeadingShown, "id" | "title" | "mark" | "comments" | "origin" | "age"> {
  /** Its score or its shares, as they stand beside it. */
  figure: Drawn | null;
}

interface OpenAnalysis extends Pick<AnalysisShown, "id" | "files" | "finding" | "next"> {
  body: Drawn;
}

interface CommentsDeskViewProps extends Omit<CommentsFormProps, "page"> {
  page: ToolPageData<CommentsDeskPage>;
}

/** A creator's own comments: one analysis open, the others one click away. */
export function CommentsDeskView({ page, ...form }: CommentsDeskViewProps) {
  const { refused, busy } = form;
  const { stats, headings, open, full, chart } = page.shown;
  const empty = headings.length === 0;
  return (
    <ToolFrame
      texts={YOURS_TEXTS}
      page={page}
      busy={busy}
      refused={refused}
      elsewhere={refused?.field !== undefined}
      empty={empty}
      stats={stats ?? []}
      unfolded={form.link !== "" || form.own.chosen !== "" || form.own.find !== ""}
      action={<CommentsForm page={page} {...form} />}
    >
      <Results
        title="Your analyses"
        note={full ? newestKept(MAX_KEPT) : undefined}
        clearAt={empty ? undefined : page.address}
      >
        {empty ? (
          <EmptyList {...YOURS_NOTES.empty[form.own.total > 0 ? "choose" : "paste"]} form={FORM_ID} />
        ) : (
          <ol className="grid gap-4">
            {headings.map((heading) => (
              <li key={heading.id} className="min-w-0 print:break-inside-auto!">
                {open?.id === heading.id ? (
                  <AnalysisCard heading={heading} analysis={open} at={page.address} busy={busy} />
                ) : (
                  <ClosedAnalysis heading={heading} />
                )}
              </li>
            ))}
          </ol>
        )}
        {chart && <DrawnPart id="score-chart" drawn={chart} className="min-w-0" />}
      </Results>
    </ToolFrame>
  );
}

interface AnalysisCardProps {
  heading: Heading;
  analysis: OpenAnalysis;
  at: string;
  busy: Busy;
}

/** An analysis in full: the answer, the next step, then what viewers say. */
function AnalysisCard({ heading, analysis, at, busy }: AnalysisCardProps) {
  const { id, finding, next, body, files } = analysis;
  return (
    <ResultCard
      id={id}
      path={at}
      field="record"
      isExample={false}
      label={<About heading={heading} />}
      finding={finding}
      aside={heading.figure && <DrawnPart id={`${id}-score`} drawn={heading.figure} />}
      actions={
        <>
          {/* No Link: the router has no page for a file. */}
          <a href={files.csv} className={buttonClass({ variant: "secondary", size: "sm" })}>
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </a>
          <Link to={files.paper} className={buttonClass({ variant: "secondary", size: "sm" })}>
            <FileText aria-hidden="true" className="size-4" />
            Open print view
          </Link>
        </>
      }
      removeLabel={
        <>
          <Trash2 aria-hidden="true" className="size-4" />
          Remove
        </>
      }
      busy={busy}
    >
      {next.length > 0 && <NextSteps steps={next} size="sm" />}
      <DrawnPart id={`${id}-body`} drawn={body} />
    </ResultCard>
  );
}

/** Whose comments they are, how many, from where and when they were read. */
function About({ heading: { title, mark, comments, origin, age } }: { heading: Heading }) {
  return (
    <>
      {mark && <Badge>{mark}</Badge>}
      <span dir="auto" className="min-w-0 font-medium text-ink wrap-anywhere">
        {title}
      </span>
      <span className="tabular-nums wrap-anywhere">
        {comments} · {origin} · {age}
      </span>
    </>
  );
}

/** An analysis on one line, with a link that opens it. */
function ClosedAnalysis({
  heading: { id, title, mark, comments, origin, age, figure },
}: {
  heading: Heading;
}) {
  return (
    <ClosedResult
      id={id}
      path={YOURS_TEXTS.path}
      isExample={mark === "Example"}
      title={title}
      note={[mark === "Sample video" ? mark : null, comments, origin, age].filter(Boolean).join(" · ")}
    >
      {figure && <DrawnPart id={`${id}-shares`} drawn={figure} />}
    </ClosedResult>
  );
}
