import { Gauge } from "lucide-react";
import { ActionRow, RunButton } from "../../forms/form";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { EmptyState } from "../../ui/empty-state";
import { ToolFrame } from "../tool/frame";
import { Results } from "../tool/results";

import { AnalysisPanel } from "./analysis-panel";
import { RPM_NOTES, RPM_TEXTS } from "./messages";
import { RecommendationCard } from "./recommendation-card";
import type { RpmShown } from "./show";

interface RpmViewProps {
  page: ToolPageData<RpmShown>;
  refused?: Refusal;
  busy: Busy;
}

export function RpmView({ page, refused, busy }: RpmViewProps) {
  const { analysis, recommendations, stats } = page.shown;
  const empty = recommendations.length === 0;
  const [newest] = recommendations;
  const open = recommendations.some(({ id }) => id === page.open) ? page.open : newest?.id;
  // A step that could not be ticked off says so at its card, which the error box is far away from.
  const marking = refused?.action === "mark" ? refused : undefined;
  const atCard = recommendations.find(({ id }) => id === marking?.typed.recommendation)?.id;
  const analyze = (
    <RunButton
      address={page.address}
      action="analyze"
      icon={Gauge}
      label="Analyze RPM"
      working="Analyzing…"
      busy={busy}
    />
  );
  return (
    <ToolFrame
      texts={RPM_TEXTS}
      page={page}
      empty={empty}
      busy={busy}
      refused={refused}
      elsewhere={atCard !== undefined}
      stats={[
        { label: "Total Analyses", value: stats.totalAnalyses },
        { label: "Last Analyzed", value: stats.lastAnalyzed },
        { label: "Total Recommendations", value: stats.totalRecommendations },
        { label: "Steps Done", value: stats.stepsDone },
      ]}
      action={!empty && <ActionRow note={RPM_NOTES.analyze}>{analyze}</ActionRow>}
    >
      <div
        id="results"
        tabIndex={-1}
        className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-6 outline-none sm:gap-8"
      >
        <AnalysisPanel analysis={analysis} />
        <Results
          id="recommendations"
          title="Recommendations"
          note={empty ? undefined : recommendations.length === 1 ? "1 tip" : `${recommendations.length} tips`}
          clearAt={empty ? undefined : page.address}
        >
          {empty ? (
            <EmptyState title={RPM_NOTES.empty.title} action={analyze}>
              <p>{RPM_NOTES.empty.text}</p>
            </EmptyState>
          ) : (
            // Rendered again for a new recommendation: a <details> added to a group with another open would stay closed.
            <ol key={newest?.id} className="grid gap-4">
              {recommendations.map((recommendation) => (
                <RecommendationCard
                  key={recommendation.id}
                  recommendation={recommendation}
                  open={recommendation.id === (atCard ?? open)}
                  refusal={recommendation.id === atCard ? marking?.message : undefined}
                  busy={busy}
                />
              ))}
            </ol>
          )}
        </Results>
      </div>
    </ToolFrame>
  );
}
