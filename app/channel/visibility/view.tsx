import { Form, Link } from "react-router";
import { FreeNote } from "../../forms/free-note";
import { RefusalText } from "../../forms/refusal-text";
import { CHANNEL_PATH } from "../../navigation/paths";
import { Button, buttonClass } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { TextArea } from "../../ui/field";
import { EmptyState, Notice } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { CHANNEL_TEXTS } from "../messages";
import { VISIBILITY_TEXTS } from "./messages";
import type { VisibilityShown } from "./show";

/** The Live Visibility Score, which opens to its topics, their searches and the method. */
export function VisibilityScore({ score: { value, basis, method, topics } }: { score: VisibilityShown }) {
  return (
    <section aria-labelledby="visibility" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="visibility" className="sr-only">
          The score
        </h2>
        <p className="text-2xl font-semibold tabular-nums">{value}</p>
        <p className="mt-1 max-w-prose text-sm text-ink-soft tabular-nums">{basis}</p>
      </div>
      {topics.length > 0 && (
        <div className="divide-y divide-line border-y border-line">
          {topics.map(({ topic, value: own, answers }) => (
            <Disclosure
              key={topic}
              summary={
                <span className="flex flex-wrap justify-between gap-x-5">
                  <bdi className="wrap-anywhere">{topic}</bdi>
                  <span className="text-ink-soft tabular-nums">{own}</span>
                </span>
              }
            >
              <ul className="divide-y divide-line text-sm">
                {answers.map(({ key, day, found }) => (
                  <li key={key} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 py-2">
                    <span className="text-ink-soft tabular-nums">{day}</span>
                    {found.length === 0 ? (
                      <span className="text-ink-soft">{VISIBILITY_TEXTS.notFound}</span>
                    ) : (
                      <ul className="grid gap-1">
                        {found.map(({ title, place, href }) => (
                          <li key={href} className="wrap-anywhere">
                            <a href={href} target="_blank" rel="noreferrer" className="link">
                              <bdi>{title}</bdi>
                            </a>{" "}
                            <span className="text-ink-soft tabular-nums">{place}</span>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
              {answers.length === 0 && <p className="text-sm text-ink-soft">{VISIBILITY_TEXTS.waiting}</p>}
            </Disclosure>
          ))}
        </div>
      )}
      <p className="max-w-prose text-xs text-ink-soft">{method}</p>
    </section>
  );
}

interface VisibilityViewProps {
  /** null without a connected channel, and where it could not be read. */
  score: VisibilityShown | null;
  /** True if nobody can tell whether there are a channel and topics. */
  unread: boolean;
  /** The topics, one a line. */
  typed: string;
  isSaved: boolean;
  /** What the plan has to say before the press. */
  free: string | null;
  refused?: { typed: string; error: string };
}

/** The Live Visibility Score, and the form that names its topics. */
export function VisibilityView({ score, unread, typed, isSaved, free, refused }: VisibilityViewProps) {
  const { title, intro, topics, hint, save, saved, noChannel } = VISIBILITY_TEXTS;
  const form = (
    <Form method="post" noValidate className="grid gap-4">
      <TextArea
        // Topics saved elsewhere fill the field anew.
        key={typed}
        label={topics}
        name="topics"
        rows={5}
        hint={hint}
        defaultValue={refused?.typed ?? typed}
        error={refused && <RefusalText>{refused.error}</RefusalText>}
      />
      <FreeNote>{free === refused?.error ? null : free}</FreeNote>
      <Button className="justify-self-start">{save}</Button>
    </Form>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader back={{ to: CHANNEL_PATH, label: CHANNEL_TEXTS.title }} title={title} intro={intro} />
      {isSaved && score && !refused && <Notice tone="success">{saved}</Notice>}
      {unread && <Notice tone="error">{VISIBILITY_TEXTS.unread}</Notice>}
      {score ? (
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="rounded-card border border-line bg-surface px-5 py-5 sm:px-7 sm:py-6">
            <VisibilityScore score={score} />
          </div>
          {form}
        </div>
      ) : unread ? (
        // Saved from an empty form, nothing would replace the topics that are there.
        refused && form
      ) : (
        <EmptyState
          title={noChannel.title}
          action={
            <Link to={CHANNEL_PATH} className={buttonClass()}>
              {noChannel.link}
            </Link>
          }
        >
          <p>{noChannel.text}</p>
        </EmptyState>
      )}
    </div>
  );
}
