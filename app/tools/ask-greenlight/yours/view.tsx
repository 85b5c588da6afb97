import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { ConnectFirst, ForChannel, useConnectedChannel } from "../../../channel/connected";
import type { DeskLink } from "../../../forms/page-data";
import { useDeferred } from "../../../hydration/deferred";
import { addressWith } from "../../../navigation/address";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { NextSteps } from "../../../ui/next-steps";
import { Notice } from "../../../ui/notice";
import { Meter } from "../../../ui/stat-tile";
import { ToolHeader } from "../../tool/header";
import { EXAMPLES, YOURS_PATH, YOURS_TEXTS } from "./messages";
import type { AnswerShown, AskedShown, Worded } from "./shown";

interface OwnAskViewProps {
  asked: AskedShown;
  desks: DeskLink[];
  /** Who words answers where a creator presses the button that says so; null where no language model is set up. */
  model: string | null;
}

/** A question about one's own, and its answer with source and next step. */
export function OwnAskView({ asked, desks, model }: OwnAskViewProps) {
  const { question, answer, refused, was, about, or, kind } = asked;
  const own = useConnectedChannel();
  const worded = useDeferred<Worded | null>(asked.worded, null);
  const arrived = worded === "loading" ? null : worded;
  const form = useEmptiedBy(answer ? question : null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ToolHeader
        path={YOURS_PATH}
        desk="yours"
        title={YOURS_TEXTS.title}
        intro={answer ? undefined : YOURS_TEXTS.intro}
        desks={desks}
      />
      {own ? (
        <ForChannel channel={own}>{YOURS_TEXTS.from}</ForChannel>
      ) : (
        <ConnectFirst>{YOURS_TEXTS.noChannel}</ConnectFirst>
      )}
      {refused && (
        <Notice tone="error" id="ask-error">
          {refused}
        </Notice>
      )}
      <div aria-live="polite" className="contents">
        {answer && (
          <section id="answer" aria-labelledby="answer-title" className="card grid max-w-prose gap-4">
            <h2 id="answer-title" className="text-sm text-ink-soft wrap-anywhere">
              <span className="sr-only">Answer to: </span>
              {question}
            </h2>
            <Answer answer={arrived?.answer ?? answer} />
            {asked.worded && (
              <p className="text-xs text-ink-soft" aria-live="polite">
                {worded === "loading" ? YOURS_TEXTS.wording : wordedText(arrived)}
              </p>
            )}
          </section>
        )}
      </div>
      <Form ref={form} action={YOURS_PATH} className="grid max-w-prose gap-3">
        {was && <input type="hidden" name="was" value={was} />}
        {was && about && <input type="hidden" name="about" value={about} />}
        {was && or && <input type="hidden" name="or" value={or} />}
        {was && kind && <input type="hidden" name="kind" value={kind} />}
        <Field
          id="question"
          name="q"
          label={was ? YOURS_TEXTS.more : YOURS_TEXTS.label}
          defaultValue={answer ? "" : (question ?? "")}
          autoComplete="off"
          required
        />
        <p className="flex flex-wrap gap-3">
          <Button>{YOURS_TEXTS.submit}</Button>
          {model && (
            <Button variant="secondary" formMethod="post">
              {YOURS_TEXTS.submitToModel}
            </Button>
          )}
        </p>
        {model && <p className="text-xs text-ink-soft">{YOURS_TEXTS.sentTo(model)}</p>}
      </Form>
      <section aria-labelledby="examples" className="max-w-prose">
        <h2 id="examples" className="text-sm font-medium">
          {YOURS_TEXTS.examples}
        </h2>
        <ul className="mt-1">
          {EXAMPLES.map((example) => (
            <li key={example}>
              <Link
                to={addressWith(YOURS_PATH, { q: example })}
                className="link inline-flex min-h-11 items-center text-sm"
              >
                {example}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Empties the form once a question is answered, and leaves the focus where it is: the next one is typed right away. */
function useEmptiedBy(answered: string | null) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(answered);
  useEffect(() => {
    if (answered !== null && answered !== before.current) form.current?.reset();
    before.current = answered;
  }, [answered]);
  return form;
}

function wordedText(worded: Worded | null): string {
  if (worded?.by) return YOURS_TEXTS.worded(worded.by);
  return worded?.why || YOURS_TEXTS.noWording;
}

/** One sentence or two, the lines behind it, its source and what to do next. */
function Answer({ answer: { says, lines, source, next } }: { answer: AnswerShown }) {
  return (
    <>
      <p className="text-lg wrap-anywhere">{says}</p>
      {lines.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {lines.map(({ text, value, href, percent }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two uploads may have one title and one figure
            <li key={at} className="grid gap-1.5 py-2.5">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                {href ? (
                  <Link to={href} dir="auto" className="link wrap-anywhere">
                    {text}
                  </Link>
                ) : (
                  <bdi className="wrap-anywhere">{text}</bdi>
                )}
                <span className="text-sm text-ink-soft tabular-nums">{value}</span>
              </span>
              {percent !== null && <Meter percent={percent} className="h-1.5" />}
            </li>
          ))}
        </ul>
      )}
      {source && (
        <p className="text-sm">
          <Link to={source.to} className="link">
            {source.label}
          </Link>
        </p>
      )}
      {next.length > 0 && <NextSteps steps={next} size="sm" />}
    </>
  );
}
