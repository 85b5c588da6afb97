import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { isAtField } from "../tool/form";
import { ToolFrame } from "../tool/frame";
import type { Refusal } from "../tool/refusal";
import { Results } from "../tool/results";
import type { ToolPageData } from "../tool/route";
import type { Busy } from "../tool/sending";
import { REWRITE_MESSAGES, REWRITER_TEXTS } from "./messages";
import { RewriteCard } from "./rewrite-card";
import { RewriteForm } from "./rewrite-form";
import type { RewritesShown } from "./rewrites";

interface RewriterViewProps {
  page: ToolPageData<RewritesShown>;
  refused?: Refusal;
  busy: Busy;
}

export function RewriterView({ page, refused, busy }: RewriterViewProps) {
  const { rewrites, ...shown } = page.shown;
  const isEmpty = rewrites.length === 0;
  return (
    <ToolFrame
      texts={REWRITER_TEXTS}
      page={page}
      empty={isEmpty}
      busy={busy}
      refused={refused}
      elsewhere={isAtField(refused, REWRITE_MESSAGES.blank)}
      stats={[
        { label: "Total Rewrites", value: shown.totalRewrites },
        { label: "Avg SEO Improvement", value: shown.avgSEOImprovement, note: "Of the sample" },
        { label: "Avg Ranking Boost", value: shown.avgRankingBoost, note: "Of the sample" },
        { label: "Last Rewrite", value: shown.lastRewrite },
      ]}
      action={<RewriteForm page={page} refused={refused} busy={busy} />}
    >
      <Results
        title="Your rewrites"
        note={
          isEmpty
            ? undefined
            : `${rewrites.length === 1 ? "1 rewrite" : `${rewrites.length} rewrites`}, sample scores`
        }
        clearAt={isEmpty ? undefined : page.address}
      >
        {isEmpty ? (
          <EmptyState
            title="No rewrites yet"
            action={
              <a href="#new-rewrite" className={buttonClass({ variant: "secondary" })}>
                Rewrite a description
              </a>
            }
          >
            <p>Paste a description as it is. It comes back in a better order, with nothing lost.</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {rewrites.map((rewrite) => (
              <li key={rewrite.id}>
                <RewriteCard rewrite={rewrite} open={rewrite.id === page.open} />
              </li>
            ))}
          </ul>
        )}
      </Results>
    </ToolFrame>
  );
}
