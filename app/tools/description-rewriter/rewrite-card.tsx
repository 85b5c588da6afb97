import { Card } from "../../ui/card";
import { CopyButton } from "../../ui/copy-button";
import { Disclosure } from "../../ui/disclosure";
import { Bullet } from "../../ui/lists";
import { TONE_TEXT } from "../../ui/tones";
import { Comparison } from "./comparison";
import type { RewriteShown } from "./shown";

export function RewriteCard({ rewrite, open }: { rewrite: RewriteShown; open: boolean }) {
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
            <CopyButton text={rewrittenText(rewrite)} label="Copy rewrite" />
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
          <Comparison sides={rewrite.sides} />
          <WhatWasDone rewrite={rewrite} />
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
    <div className="grid gap-x-8 gap-y-6 border-t border-line pt-6 text-sm lg:grid-cols-2">
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
