import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import type { Busy } from "../busy";
import { Results } from "../frame/results";
import { ToolFrame } from "../frame/tool-frame";
import type { Refusal } from "../refusal";
import type { ToolPageData } from "../tool-route";
import { REWRITER_TEXTS } from "./messages";
import { RewriteCard } from "./rewrite-card";
import { faultOf, RewriteForm } from "./rewrite-form";
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
      busy={busy}
      refused={faultOf(refused) ? undefined : refused}
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
        clearHref={isEmpty ? undefined : `${REWRITER_TEXTS.path}?confirm=clear#confirm`}
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
