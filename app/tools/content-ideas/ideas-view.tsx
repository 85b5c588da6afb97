import { Sparkles } from "lucide-react";
import { Form } from "react-router";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { CopyButton } from "../../ui/copy-button";
import { EmptyState } from "../../ui/empty-state";
import type { Busy } from "../busy";
import { Results } from "../frame/results";
import { ToolFrame } from "../frame/tool-frame";
import type { Refusal } from "../refusal";
import type { ToolPageData } from "../tool-route";
import type { IdeasShown } from "./ideas";
import { IDEAS_TEXTS } from "./messages";

interface IdeasViewProps {
  page: ToolPageData<IdeasShown>;
  refused?: Refusal;
  busy: Busy;
}

export function IdeasView({ page, refused, busy }: IdeasViewProps) {
  const { ideas, ...shown } = page.shown;
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
      action={generate}
    >
      <Results
        title="Your ideas"
        clearHref={ideas.length > 0 ? `${IDEAS_TEXTS.path}?confirm=clear#confirm` : undefined}
      >
        {ideas.length === 0 ? (
          <EmptyState title="No ideas yet" action={generate}>
            <p>Three come at a time, each with the reason it is there.</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {ideas.map((idea) => (
              <li key={idea.id}>
                <Card>
                  <h3 className="text-lg">{idea.title}</h3>
                  <p className="mt-1 text-sm text-ink-soft">{idea.reasoning}</p>
                  <Badge tone={idea.tone}>Trend score {idea.trendScore}</Badge>
                  <CopyButton text={idea.title} label="Copy title" />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Results>
    </ToolFrame>
  );
}
