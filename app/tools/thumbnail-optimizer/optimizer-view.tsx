import { ScanSearch } from "lucide-react";
import { EmptyState } from "../../ui/empty-state";
import { ActionRow, RunButton } from "../tool/form";
import { ToolFrame } from "../tool/frame";
import type { Refusal } from "../tool/refusal";
import { Results } from "../tool/results";
import type { ToolPageData } from "../tool/route";
import type { Busy } from "../tool/sending";
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
  const empty = suggestions.length === 0;
  const analyze = (
    <RunButton
      address={page.address}
      action="analyze"
      icon={ScanSearch}
      label="Analyze Content"
      working="Analyzing…"
      busy={busy}
    />
  );
  return (
    <ToolFrame
      texts={OPTIMIZER_TEXTS}
      page={page}
      empty={empty}
      busy={busy}
      refused={refused}
      stats={[
        { label: "Total Optimizations", value: shown.totalOptimizations },
        { label: "Avg CTR Improvement", value: shown.avgCTRImprovement },
        { label: "Last Optimized", value: shown.lastOptimized },
        { label: "Videos Analyzed", value: shown.videosAnalyzed },
      ]}
      action={
        !empty && (
          <ActionRow note="Reads twelve videos and brings three changes, for titles and thumbnails.">
            {analyze}
          </ActionRow>
        )
      }
    >
      <Results
        title="Worth testing"
        note={empty ? undefined : `${suggestions.length} suggestions`}
        clearAt={empty ? undefined : page.address}
      >
        {empty ? (
          <EmptyState title="No suggestions yet" action={analyze}>
            <p>An analysis reads twelve videos and brings three changes, for titles and thumbnails.</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
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
