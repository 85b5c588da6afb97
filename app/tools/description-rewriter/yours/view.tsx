import { isFieldError } from "../../../forms/form";
import type { ToolPageData } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { MAX_KEPT, YOURS_MESSAGES } from "../../../functions/description-rewriter/yours-messages";
import { ToolFrame } from "../../tool/frame";
import { EmptyList, newestKept, Results } from "../../tool/results";
import type { drawOpenRewrite } from "./draw";
import { DescriptionForm, FORM_ID } from "./form";
import { YOURS_NOTES, YOURS_TEXTS } from "./messages";
import { ClosedRewrite, RewriteCard } from "./rewrite-card";

interface RewriterDeskViewProps {
  page: ToolPageData<ReturnType<typeof drawOpenRewrite>>;
  /** Titles of the connected channel's newest videos. */
  latest: string[];
  /** The description of the card that the desk was opened from. */
  draft: string;
  refused?: Refusal;
  busy: Busy;
}

/** A creator's own descriptions: one rewrite in full, the others as links. */
export function RewriterDeskView({ page, latest, draft, refused, busy }: RewriterDeskViewProps) {
  const { rewrites, aboveFold, ...shown } = page.shown;
  const isEmpty = rewrites.length === 0;
  return (
    <ToolFrame
      texts={YOURS_TEXTS}
      page={page}
      empty={isEmpty}
      busy={busy}
      refused={refused}
      elsewhere={isFieldError(refused, YOURS_MESSAGES.blank)}
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
      action={<DescriptionForm page={page} latest={latest} draft={draft} refused={refused} busy={busy} />}
    >
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
    </ToolFrame>
  );
}
