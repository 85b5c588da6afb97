import { ScanSearch } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import type { Busy } from "../busy";
import { Results } from "../frame/results";
import { ToolFrame } from "../frame/tool-frame";
import type { Refusal } from "../refusal";
import type { ToolPageData } from "../tool-route";
import { OPTIMIZER_TEXTS } from "./messages";
import type { OptimizerShown } from "./optimizer";
import { SuggestionCard } from "./suggestion-card";

interface OptimizerViewProps {
  page: ToolPageData<OptimizerShown>;
  refused?: Refusal;
  busy: Busy;
}

export function OptimizerView({ page, refused, busy }: OptimizerViewProps) {
  const { suggestions, ...shown } = page.shown;
  const analyze = (
    <Form method="post" action={OPTIMIZER_TEXTS.path} replace preventScrollReset>
      <input type="hidden" name="action" value="analyze" />
      <Button disabled={busy.action !== null}>
        <ScanSearch aria-hidden="true" className="size-4.5" />
        {busy.action === "analyze" ? "Analyzing…" : "Analyze Content"}
      </Button>
    </Form>
  );
  return (
    <ToolFrame
      texts={OPTIMIZER_TEXTS}
      page={page}
      busy={busy}
      refused={refused}
      stats={[
        { label: "Total Optimizations", value: shown.totalOptimizations },
        { label: "Avg CTR Improvement", value: shown.avgCTRImprovement },
        { label: "Last Optimized", value: shown.lastOptimized },
        { label: "Videos Analyzed", value: shown.videosAnalyzed },
      ]}
      action={analyze}
    >
      <Results
        title="Worth testing"
        note={suggestions.length > 0 ? `${suggestions.length} suggestions` : undefined}
        clearHref={suggestions.length > 0 ? `${OPTIMIZER_TEXTS.path}?confirm=clear#confirm` : undefined}
      >
        {suggestions.length === 0 ? (
          <EmptyState title="No suggestions yet" action={analyze}>
            <p>An analysis reads twelve videos and brings three changes, for titles and thumbnails.</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-5">
            {suggestions.map((suggestion) => (
              <li key={suggestion.id}>
                <SuggestionCard suggestion={suggestion} />
              </li>
            ))}
          </ul>
        )}
      </Results>
    </ToolFrame>
  );
}
