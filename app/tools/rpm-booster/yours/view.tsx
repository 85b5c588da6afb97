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
import { Disclosure } from "../../../ui/disclosure";
import { EmptyState } from "../../../ui/notice";
import { ToolFrame } from "../../tool/frame";
import { ClosedResult, EmptyList, newestKept, ResultCard, Results } from "../../tool/results";
import type { drawOpenRevenue } from "./draw";
import { FORM_ID, RevenueForm } from "./form";
import { OPEN_CARD, YOURS_NOTES, YOURS_TEXTS } from "./messages";

type DeskDrawn = ReturnType<typeof drawOpenRevenue>;
type OpenRevenue = NonNullable<DeskDrawn["reports"][number]["open"]>;

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

interface DifferencesProps {
  open: OpenRevenue;
  isExample: boolean;
  busy: Busy;
}

/** Differences that hold by what they are about: the one worth most stands, the others are folded, each kind with its worth. */
function Differences({ open: { findings, none, try: tries }, isExample, busy }: DifferencesProps) {
  const [most, ...rest] = findings;
  const draw = (one: FindingProps["finding"]) => (
    <Finding key={one.sentence} finding={one} isExample={isExample} busy={busy} />
  );
  return (
    <section className="grid gap-5">
      <h4 className="font-semibold">What differs</h4>
      {none && <p className="max-w-prose">{none}</p>}
      {most && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-soft">{most.about}</p>
          {most.all.slice(0, 1).map(draw)}
          {most.all.length > 1 && (
            <Disclosure summary={`${most.all.length - 1} more`} className="border-y border-line">
              <div className="grid gap-5 pb-3">{most.all.slice(1).map(draw)}</div>
            </Disclosure>
          )}
        </div>
      )}
      {rest.length > 0 && (
        <div className="divide-y divide-line border-y border-line">
          {rest.map(({ about, all }) => (
            <Disclosure key={about} summary={`${about}: ${all[0]?.gain}`}>
              <div className="grid gap-5 pb-3">{all.map(draw)}</div>
            </Disclosure>
          ))}
        </div>
      )}
      {findings.length > 0 && <p className="text-sm text-ink-soft">{YOURS_NOTES.seen}</p>}
      {!isExample && tries.map((test) => <StartTest key={test.name} test={test} busy={busy} />)}
    </section>
  );
}

interface FindingProps {
  finding: OpenRevenue["findings"][number]["all"][number];
  isExample: boolean;
  busy: Busy;
}

/** What a difference is worth, what differs, and the test that would tell more. */
function Finding({ finding: { gain, sentence, worth, basis, also, test }, isExample, busy }: FindingProps) {
  return (
    <div className="grid gap-1.5 border-l-2 border-go pl-3.5">
      <p className="text-lg leading-snug font-semibold tabular-nums">{gain}</p>
      <p dir="auto" className="wrap-anywhere">
        {sentence}
      </p>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer py-1 text-ink-soft underline">Why, and how sure</summary>
        <div className="grid gap-1.5">
          <p>{worth}</p>
          {also && (
            <p dir="auto" className="text-xs text-ink-soft wrap-anywhere">
              {also}
            </p>
          )}
          <p className="text-xs text-ink-soft">{basis}</p>
        </div>
      </details>
      {test && !isExample && <StartTest test={test} busy={busy} />}
    </div>
  );
}

interface StartTestProps {
  test: OpenRevenue["try"][number] | NonNullable<OpenRevenue["findings"][number]["all"][number]["test"]>;
  busy: Busy;
}

function StartTest({ test: { dimension, of, name, label, runs }, busy }: StartTestProps) {
  if (runs !== null) {
    return (
      <p dir="auto" className="text-sm wrap-anywhere">
        {label}.{" "}
        <a href={`#${runs}`} className="link">
          This test runs
        </a>
        .
      </p>
    );
  }
  return (
    <PostForm does="start" action={YOURS_TEXTS.path} className="grid justify-items-start gap-1 print:hidden">
      <input type="hidden" name="dimension" value={dimension} />
      <input type="hidden" name="of" value={of} />
      <input type="hidden" name="name" value={name} />
      <p dir="auto" className="text-sm wrap-anywhere">
        {label}; we will compare.
      </p>
      <Button variant="secondary" size="sm" disabled={busy.action !== null}>
        Start this test
        <span className="sr-only">: {label}</span>
      </Button>
    </PostForm>
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
