import { isFieldError } from "../../forms/form";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { PlanSteps } from "../../handover/opened-card";
import { counted } from "../../numbers/figures";
import { TONE_TEXT } from "../../numbers/tone";
import { Card } from "../../ui/badge";
import { CopyButton } from "../../ui/copy-button";
import { Disclosure } from "../../ui/disclosure";
import { Bullet } from "../../ui/lists";
import { ToolFrame } from "../tool/frame";
import { EmptyList, Results } from "../tool/results";
import { BOXED, KeywordStripFigure, RewriteForm } from "./form";
import { REWRITER_NOTES, REWRITER_TEXTS } from "./messages";
import type { RewriterShown, RewriteShown, SideShown } from "./show";

interface RewriterViewProps {
  page: ToolPageData<RewriterShown>;
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
      elsewhere={isFieldError(refused, BOXED)}
      stats={[
        { label: "Total Rewrites", value: shown.totalRewrites },
        { label: "Avg SEO Improvement", value: shown.avgSEOImprovement, note: REWRITER_NOTES.sample },
        { label: "Avg Ranking Boost", value: shown.avgRankingBoost, note: REWRITER_NOTES.sample },
        { label: "Last Rewrite", value: shown.lastRewrite },
      ]}
      action={<RewriteForm page={page} refused={refused} busy={busy} />}
    >
      <Results
        title="Your rewrites"
        note={isEmpty ? undefined : `${counted(rewrites.length, "rewrite")}, sample scores`}
        clearAt={isEmpty ? undefined : page.address}
        answer={shown.answer}
      >
        {isEmpty ? (
          <EmptyList {...REWRITER_NOTES.empty} form="new-rewrite" />
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

function RewriteCard({ rewrite, open }: { rewrite: RewriteShown; open: boolean }) {
  return (
    <Card id={rewrite.id} className="group/card scroll-mt-20">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_13rem]">
        <div className="min-w-0">
          <h3 className="text-lg leading-snug wrap-anywhere">{rewrite.title}</h3>
          {/* Spec section 2: cards clamp the description to 4 lines. */}
          <p className="mt-2 line-clamp-4 max-w-prose text-sm whitespace-pre-line text-ink-soft wrap-anywhere group-has-[details[open]]/card:hidden print:hidden">
            {rewrite.preview}
          </p>
          <div className="mt-4">
            <PlanSteps steps={rewrite.next} size="sm">
              <CopyButton text={rewrittenText(rewrite)} label="Copy rewrite" />
            </PlanSteps>
          </div>
        </div>
        <Scores scores={rewrite.scores} />
      </div>
      <Disclosure
        name="rewrite"
        open={open}
        className="mt-4 border-t border-line pt-1.5 -mb-3"
        summary={
          <>
            <span className="when-closed">Read it in full and compare</span>
            <span className="when-open">Close the comparison</span>
            <span className="sr-only">: {rewrite.title}</span>
          </>
        }
      >
        <div className="grid gap-8 pt-3">
          <WhatWasDone rewrite={rewrite} />
          <Comparison sides={rewrite.sides} />
        </div>
      </Disclosure>
    </Card>
  );
}

function rewrittenText({ sides }: RewriteShown): string {
  return (
    sides
      .at(-1)
      ?.text.map(({ text }) => text)
      .join("") ?? ""
  );
}

function Scores({ scores }: Pick<RewriteShown, "scores">) {
  return (
    <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-2 border-line text-sm max-lg:border-t max-lg:pt-4 sm:max-lg:grid-cols-4 lg:grid-cols-1 lg:border-l lg:pl-6">
      {scores.map(({ label, value, tone }) => (
        <div key={label} className="flex flex-col justify-between gap-x-3 lg:flex-row lg:items-baseline">
          <dt className="text-ink-soft">{label}</dt>
          <dd className={`text-lg font-semibold ${tone ? TONE_TEXT[tone] : ""}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function WhatWasDone({ rewrite }: { rewrite: RewriteShown }) {
  return (
    <div className="grid gap-x-8 gap-y-6 text-sm lg:grid-cols-2">
      <section>
        <h4 className="font-semibold">What was done</h4>
        <ul className="mt-2 grid gap-1.5">
          {rewrite.improvements.map((line) => (
            <Bullet key={line}>{line}</Bullet>
          ))}
        </ul>
      </section>
      <section>
        <h4 className="font-semibold">Why, and what is yours to add</h4>
        <p className="mt-2 max-w-prose text-ink-soft">{rewrite.reasoning}</p>
        {rewrite.targetKeywords.length > 0 && (
          <p className="mt-3 wrap-anywhere">
            <span className="font-medium">Keywords: </span>
            {rewrite.targetKeywords.map(({ text, added }) => (added ? `${text} (added)` : text)).join(", ")}
          </p>
        )}
      </section>
    </div>
  );
}

/** Original and rewrite: where their keywords stand, what is seen first, and the whole of both. */
function Comparison({ sides }: { sides: SideShown[] }) {
  return (
    <div className="grid gap-x-8 gap-y-8 border-t border-line pt-6 lg:grid-cols-2">
      {sides.map((side) => (
        <section key={side.name} className="grid min-w-0 content-start gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
            <h4 className="font-semibold">{side.name}</h4>
            <p className="text-xs text-ink-soft tabular-nums">{side.length}</p>
          </div>
          {side.strip && (
            <div>
              <KeywordStripFigure strip={side.strip} />
              <p className="mt-1 text-xs text-ink-soft">Keywords: {side.strip.words}</p>
            </div>
          )}
          <div>
            <h5 className="text-xs font-medium text-ink-soft">What is seen first</h5>
            <p className="mt-1 text-sm wrap-anywhere">
              {side.first.map(({ text, keyword }, at) =>
                keyword ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
                  <mark key={at} className="rounded-control bg-go-soft font-medium text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
              {side.more && <span className="text-ink-soft">… more</span>}
            </p>
          </div>
          <div>
            <h5 className="text-xs font-medium text-ink-soft">
              In full{side.name === "Rewrite" && ", with what is new underlined"}
            </h5>
            <p className="mt-1 text-sm whitespace-pre-wrap wrap-anywhere">
              {side.text.map(({ text, added }, at) =>
                added ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <ins key={at} className="decoration-go decoration-2 underline-offset-4">
                    {text}
                  </ins>
                ) : (
                  text
                ),
              )}
            </p>
          </div>
        </section>
      ))}
    </div>
  );
}
