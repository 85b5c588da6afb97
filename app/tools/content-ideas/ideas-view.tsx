import { Sparkles } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import type { Busy } from "../busy";
import { Results } from "../frame/results";
import { ToolFrame } from "../frame/tool-frame";
import type { Refusal } from "../refusal";
import type { ToolPageData } from "../tool-route";
import { IdeaCard } from "./idea-card";
import type { IdeasShown } from "./ideas";
import { IDEAS_TEXTS } from "./messages";

interface IdeasViewProps {
  page: ToolPageData<IdeasShown>;
  refused?: Refusal;
  busy: Busy;
}

export function IdeasView({ page, refused, busy }: IdeasViewProps) {
  const { ideas, ...shown } = page.shown;
  const empty = ideas.length === 0;
  const generate = (
    <Form method="post" action={IDEAS_TEXTS.path} replace preventScrollReset>
      <input type="hidden" name="action" value="generate" />
      <Button disabled={busy.action !== null}>
        <Sparkles aria-hidden="true" className="size-4.5" />
        {busy.action === "generate" ? "Generating…" : "Generate New Ideas"}
      </Button>
    </Form>
  );
  return (
    <ToolFrame
      texts={IDEAS_TEXTS}
      page={page}
      busy={busy}
      refused={refused}
      stats={[
        { label: "Total Generated", value: shown.totalGenerated },
        { label: "Last Generated", value: shown.lastGenerated },
        { label: "Next Batch", value: shown.nextBatch },
        { label: "Trends Analyzed", value: shown.trendsAnalyzed },
      ]}
      // An empty list has the button in its middle: one is enough.
      action={!empty && generate}
    >
      <Results
        title="This batch"
        note={empty ? undefined : "Invented, from many niches: your own channel has not been read."}
        clearHref={empty ? undefined : `${IDEAS_TEXTS.path}?confirm=clear#confirm`}
      >
        {empty ? (
          <EmptyState title="No ideas yet" action={generate}>
            <p>Three come at a time, each with the reason it is there.</p>
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
