import { isFieldError } from "../../../forms/form";
import type { ToolPageData } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { MAX_KEPT } from "../../../functions/description-rewriter/yours-messages";
import { PlanSteps, useCardOf, WriteBackButton } from "../../../handover/opened-card";
import { type Drawn, DrawnPart } from "../../../hydration/drawn";
import { CopyButton } from "../../../ui/copy-button";
import { TextArea } from "../../../ui/field";
import { ToolFrame } from "../../tool/frame";
import { ClosedResult, EmptyList, newestKept, ResultCard, Results } from "../../tool/results";
import { Chapters, Proposal } from "./chapters";
import type { drawOpenRewrite, RewriteDrawn } from "./draw";
import { BOXED, DescriptionForm, FORM_ID } from "./form";
import { YOURS_NOTES, YOURS_TEXTS } from "./messages";
import type { RewriterDeskShown } from "./show";

type Listed = Omit<RewriterDeskShown["rewrites"][number], "open">;

interface RewriteCardProps {
  rewrite: Listed;
  shown: RewriteDrawn;
  busy: Busy;
}

/** A rewrite in full: the answer, what to do, what changed line by line; both texts and every measure folded. */
function RewriteCard({ rewrite, shown, busy }: RewriteCardProps) {
  const { id, title, age, isExample } = rewrite;
  const card = useCardOf(rewrite.for);
  const { finding, languageNote, rewritten, chosen, difference, todo, hashtags, next } = shown;
  return (
    <ResultCard
      id={id}
      path={YOURS_TEXTS.path}
      isExample={isExample}
      label={
        <>
          <span dir="auto" className="min-w-0 font-medium text-ink wrap-anywhere">
            {title}
          </span>
          <span>{age}</span>
        </>
      }
      finding={finding}
      edit={{ form: FORM_ID, label: "Edit and rewrite" }}
      busy={busy}
    >
      {shown.kept && <p className="max-w-prose text-ink-soft">{shown.kept}</p>}
      {languageNote && <p className="max-w-prose border-l-2 border-fair pl-3 text-sm">{languageNote}</p>}
      <PlanSteps steps={next} size="sm">
        {card && <WriteBackButton card={card} description={chosen} />}
        {rewritten !== null && <CopyButton text={rewritten} label="Copy rewrite" />}
      </PlanSteps>
      {todo && <DrawnPart id={`${id}-todo`} drawn={todo} />}
      {hashtags !== "" && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
          <span className="min-w-0">
            <span className="font-medium">Hashtags that fit:</span> <bdi>{hashtags}</bdi>
          </span>
          <CopyButton text={hashtags} label="Copy hashtags" />
        </p>
      )}
      {difference && <DrawnPart id={`${id}-difference`} drawn={difference} className="min-w-0" />}
      <DrawnPart id={`${id}-evidence`} drawn={shown.evidence} />
      {rewritten !== null && (
        <noscript>
          <TextArea label="The rewrite alone, to copy" name="rewritten" readOnly rows={6} value={rewritten} />
        </noscript>
      )}
    </ResultCard>
  );
}

/** A rewrite as a link that opens it. */
function ClosedRewrite({ rewrite: { id, title, age, isExample, changes } }: { rewrite: Listed }) {
  return (
    <ClosedResult
      id={id}
      path={YOURS_TEXTS.path}
      isExample={isExample}
      title={title}
      note={`${changes}, ${age}`}
    />
  );
}

interface RewriterDeskViewProps {
  page: ToolPageData<ReturnType<typeof drawOpenRewrite>>;
  /** Titles of the connected channel's newest videos. */
  latest: string[];
  /** The part of the form that writes from notes. */
  fromNotes: Drawn;
  /** The description of the card that the desk was opened from. */
  draft: string;
  refused?: Refusal;
  busy: Busy;
}

/** A creator's own descriptions: one rewrite in full, the others as links. */
export function RewriterDeskView({ page, latest, fromNotes, draft, refused, busy }: RewriterDeskViewProps) {
  const { rewrites, aboveFold, draft: written, ...shown } = page.shown;
  const isEmpty = rewrites.length === 0;
  const isBare = isEmpty && !shown.chapters && !written;
  return (
    <ToolFrame
      texts={YOURS_TEXTS}
      page={page}
      empty={isBare}
      busy={busy}
      refused={refused}
      elsewhere={isFieldError(refused, refused?.action === "write" ? [] : BOXED)}
      stats={
        shown.totalRewrites === "0"
          ? []
          : [
              { label: "Total Rewrites", value: shown.totalRewrites },
              { label: "Keywords Up Front", value: aboveFold.value, note: aboveFold.before ?? undefined },
              { label: "Facts Kept", value: shown.factsKept, note: "Links, times, numbers, names" },
              { label: "Last Rewrite", value: shown.lastRewrite },
            ]
      }
      unfolded={shown.again !== null || shown.asked !== ""}
      action={<DescriptionForm {...{ page, latest, fromNotes, draft, refused, busy }} />}
    >
      {written && <Proposal key={written.id} shown={written} busy={busy} />}
      {(isBare || !isEmpty) && (
        <Results
          title="Your rewrites"
          note={rewrites.length === MAX_KEPT ? newestKept(MAX_KEPT) : undefined}
          clearAt={isEmpty ? undefined : page.address}
        >
          {isEmpty ? (
            <EmptyList {...YOURS_NOTES.empty} form={FORM_ID} />
          ) : (
            <ol className="grid gap-4">
              {rewrites.map((rewrite) => (
                <li key={rewrite.id} className="min-w-0">
                  {rewrite.open ? (
                    <RewriteCard key={rewrite.id} rewrite={rewrite} shown={rewrite.open} busy={busy} />
                  ) : (
                    <ClosedRewrite rewrite={rewrite} />
                  )}
                </li>
              ))}
            </ol>
          )}
        </Results>
      )}
      <Chapters page={page} refused={refused} busy={busy} />
    </ToolFrame>
  );
}
