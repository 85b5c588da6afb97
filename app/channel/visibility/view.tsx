import { Form, Link } from "react-router";
import { Button, buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Notice } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { TextArea } from "../../ui/text-area";
import { CHANNEL_TEXTS } from "../messages";
import { VISIBILITY_TEXTS } from "./messages";
import { VisibilityScore } from "./score";
import type { VisibilityShown } from "./show";

interface VisibilityViewProps {
  /** null without a connected channel, and where it could not be read. */
  score: VisibilityShown | null;
  /** True if nobody can tell whether there are a channel and topics. */
  unread: boolean;
  /** The topics, one a line. */
  typed: string;
  isSaved: boolean;
  refused?: { typed: string; error: string };
}

/** The Live Visibility Score, and the form that names its topics. */
export function VisibilityView({ score, unread, typed, isSaved, refused }: VisibilityViewProps) {
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
        error={refused?.error}
      />
      <Button className="justify-self-start">{save}</Button>
    </Form>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader back={{ to: CHANNEL_TEXTS.path, label: CHANNEL_TEXTS.title }} title={title} intro={intro} />
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
            <Link to="/channel" className={buttonClass()}>
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
