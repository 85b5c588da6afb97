import { Link } from "react-router";
import { useConnectedChannel } from "../../../channel/connected";
import type { ToolPageData } from "../../../forms/page-data";
import { PostForm } from "../../../forms/post-form";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { AddToPlan } from "../../../handover/add-to-plan";
import { PlanSteps } from "../../../handover/opened-card";
import { DrawnPart } from "../../../hydration/drawn";
import { Card } from "../../../ui/badge";
import { Button, buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/notice";
import { ToolFrame } from "../../tool/frame";
import { ClosedResult, EmptyList, newestKept, ResultCard, Results } from "../../tool/results";
import { Differences } from "./differences";
import type { drawOpenRevenue } from "./draw";
import { FORM_ID, RevenueForm } from "./form";
import { OPEN_CARD, YOURS_NOTES, YOURS_TEXTS } from "./messages";

type DeskDrawn = ReturnType<typeof drawOpenRevenue>;

interface RevenueViewProps {
  page: ToolPageData<DeskDrawn>;
  refused?: Refusal;
  busy: Busy;
}

/** A creator's own revenue: one result open, tests that run below it. */
export function RevenueView({ page, refused, busy }: RevenueViewProps) {
  const { reports, tests, isFull } = page.shown;
  const isEmpty = reports.length === 0;
  return (
    <ToolFrame
      texts={YOURS_TEXTS}
      page={page}
      busy={busy}
      refused={refused}
      elsewhere={refused?.action === "analyze" && refused.field !== undefined}
      empty={isEmpty}
      stats={[]}
      action={<RevenueForm page={page} refused={refused} busy={busy} />}
    >
      <Results
        title="Your revenue"
        note={isFull ? newestKept(reports.length) : undefined}
        clearAt={isEmpty ? undefined : page.address}
      >
        {isEmpty ? (
          <EmptyRevenue busy={busy} />
        ) : (
          <ol className="grid gap-4">
            {reports.map(({ id, isExample, label, finding, open }) => (
              <li key={id} className="min-w-0">
                {open ? (
                  <ResultCard
                    id={id}
                    path={YOURS_TEXTS.path}
                    isExample={isExample}
                    label={label}
                    finding={finding}
                    busy={busy}
                  >
                    <Differences open={open} isExample={isExample} busy={busy} />
                    <PlanSteps steps={open.next} size="sm" />
                    <DrawnPart id={`${id}-body`} drawn={open.body} />
                  </ResultCard>
                ) : (
                  <ClosedResult
                    id={id}
                    path={YOURS_TEXTS.path}
                    isExample={isExample}
                    title={finding}
                    note={label}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </Results>
      {tests.length > 0 && <Tests tests={tests} busy={busy} />}
    </ToolFrame>
  );
}

/** Without results: a connected export is read with one button, else one is uploaded. */
function EmptyRevenue({ busy }: { busy: Busy }) {
  const channel = useConnectedChannel();
  if (!channel?.hasExport || channel.isSample) return <EmptyList {...YOURS_NOTES.empty} form={FORM_ID} />;
  const { title, action, text } = YOURS_NOTES.connected;
  const read = (
    <PostForm does="analyze" action={YOURS_TEXTS.path}>
      <Button variant="secondary" disabled={busy.action !== null}>
        {action}
      </Button>
    </PostForm>
  );
  return (
    <EmptyState title={title} action={read}>
      <p>{text}</p>
    </EmptyState>
  );
}

/** Tests that run: what they wait for, or how they came out. */
function Tests({ tests, busy }: { tests: DeskDrawn["tests"]; busy: Busy }) {
  return (
    <section aria-labelledby="tests-title" className="grid gap-4">
      <h2 id="tests-title" className="text-xl">
        Your tests
      </h2>
      <ul className="grid gap-4">
        {tests.map(({ id, name, idea, card, since, says, made, want, progress, out }) => (
          <li key={id} id={id} className="scroll-mt-20">
            <Card className="grid gap-2">
              <p dir="auto" className="font-medium wrap-anywhere">
                {name}
              </p>
              <p className="flex flex-wrap items-center gap-x-3 text-sm">
                <span aria-hidden="true" className="flex gap-1">
                  {Array.from({ length: want }, (_, at) => (
                    <span
                      // biome-ignore lint/suspicious/noArrayIndexKey: a mark for each video, in order
                      key={at}
                      className={`size-2.5 rounded-full border border-go ${at < made ? "bg-go" : ""}`}
                    />
                  ))}
                </span>
                {progress}
              </p>
              {out.length > 0 && (
                <ol className="grid gap-1 text-sm">
                  {out.map((title) => (
                    <li key={title} dir="auto" className="wrap-anywhere text-ink-soft">
                      {title}
                    </li>
                  ))}
                </ol>
              )}
              <p className="text-sm">{says}</p>
              <p className="text-xs text-ink-soft">{since}</p>
              <div className="flex flex-wrap gap-3">
                {card === null ? (
                  <AddToPlan idea={idea} />
                ) : (
                  <Link to={card} className={buttonClass({ variant: "secondary", size: "sm" })}>
                    {OPEN_CARD}
                    <span className="sr-only">: {idea}</span>
                  </Link>
                )}
                <PostForm does="drop" action={YOURS_TEXTS.path}>
                  <input type="hidden" name="test" value={id} />
                  <Button variant="secondary" size="sm" disabled={busy.action !== null}>
                    Drop this test
                  </Button>
                </PostForm>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
