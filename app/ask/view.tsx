import { Form, Link } from "react-router";
import { ConnectFirst, ForChannel, useConnectedChannel } from "../channel/connected";
import { addressWith } from "../navigation/address";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { NextSteps } from "../ui/next-steps";
import { Notice } from "../ui/notice";
import { Meter } from "../ui/stat-tile";
import { EXAMPLES, YOURS_PATH, YOURS_TEXTS } from "./messages";
import type { AnswerShown } from "./show";

interface OwnAskViewProps {
  page: {
    question: string | null;
    answer: AnswerShown | null;
    refused: string | null;
    /** What a follow-up goes on with. */
    was: string | null;
    about: string | null;
  };
}

/** A question about one's own, and its answer with source and next step. */
export function OwnAskView({ page: { question, answer, refused, was, about } }: OwnAskViewProps) {
  const own = useConnectedChannel();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="max-w-prose">
        <h1 className="text-2xl">{YOURS_TEXTS.title}</h1>
        {!answer && <p className="mt-2 text-ink-soft">{YOURS_TEXTS.intro}</p>}
      </header>
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
      {answer && (
        <section id="answer" aria-labelledby="answer-title" className="card grid max-w-prose gap-4">
          <h2 id="answer-title" className="text-sm text-ink-soft wrap-anywhere">
            <span className="sr-only">Answer to: </span>
            {question}
          </h2>
          <p className="text-lg wrap-anywhere">{answer.says}</p>
          {answer.lines.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {answer.lines.map(({ text, value, href, percent }) => (
                <li key={`${text} ${value}`} className="grid gap-1.5 py-2.5">
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
          {answer.source && (
            <p className="text-sm">
              <Link to={answer.source.to} className="link">
                {answer.source.label}
              </Link>
            </p>
          )}
          {answer.next.length > 0 && <NextSteps steps={answer.next} size="sm" />}
        </section>
      )}
      <Form action={YOURS_PATH} className="grid max-w-prose gap-3">
        {was && <input type="hidden" name="was" value={was} />}
        {was && about && <input type="hidden" name="about" value={about} />}
        <Field
          key={answer ? question : "first"}
          id="question"
          name="q"
          label={YOURS_TEXTS.label}
          defaultValue={answer ? "" : (question ?? "")}
          autoComplete="off"
          required
        />
        <Button className="justify-self-start">{YOURS_TEXTS.submit}</Button>
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
