import { Sparkles } from "lucide-react";
import { ActionRow, RunButton } from "../../forms/form";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { EmptyState } from "../../ui/empty-state";
import { ToolFrame } from "../tool/frame";
import { Results } from "../tool/results";

import { IdeaCard } from "./idea-card";
import { IDEAS_NOTES, IDEAS_TEXTS } from "./messages";
import type { IdeasShown } from "./show";

interface IdeasViewProps {
  page: ToolPageData<IdeasShown>;
  refused?: Refusal;
  busy: Busy;
}

export function IdeasView({ page, refused, busy }: IdeasViewProps) {
  const { ideas, ...shown } = page.shown;
  const empty = ideas.length === 0;
  const generate = (
    <RunButton
      address={page.address}
      action="generate"
      icon={Sparkles}
      label="Generate New Ideas"
      working="Generating…"
      busy={busy}
    />
  );
  return (
    <ToolFrame
      texts={IDEAS_TEXTS}
      page={page}
      empty={empty}
      busy={busy}
      refused={refused}
      stats={[
        { label: "Total Generated", value: shown.totalGenerated },
        { label: "Last Generated", value: shown.lastGenerated },
        { label: "Next Batch", value: shown.nextBatch },
        { label: "Trends Analyzed", value: shown.trendsAnalyzed },
      ]}
      // An empty list has the button in its middle: one is enough.
      action={!empty && <ActionRow note={IDEAS_NOTES.generate}>{generate}</ActionRow>}
    >
      <Results
        title="This batch"
        note={empty ? undefined : `${ideas.length} ideas`}
        clearAt={empty ? undefined : page.address}
        answer={shown.answer}
      >
        {empty ? (
          <EmptyState title={IDEAS_NOTES.empty.title} action={generate}>
            <p>{IDEAS_NOTES.empty.text}</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {ideas.map((idea) => (
              <IdeaCard key={idea.id} idea={idea} />
            ))}
          </ul>
        )}
      </Results>
    </ToolFrame>
  );
}
