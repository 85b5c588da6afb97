import { Download, Printer } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Confirmation, confirmLinkId, useFocusAfterQuestion } from "../../forms/confirmation";
import type { Busy } from "../../forms/sending";
import { useForget } from "../../navigation/forget";
import { EXPORT_PATH, PLAN_PATH, WEEK_PATH } from "../../navigation/paths";
import { Button, buttonClass } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { Notice, StatusLine } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import { EXPORT_TEXTS, PLAN_TEXTS } from "../messages";

/** The answer to a form: the whole address of the new feed, or why it was not made. */
export type FeedAnswer = { made: string } | { refused: string };

interface ExportViewProps {
  /** The day the calendar address was made; null without one. */
  made: string | null;
  unread: boolean;
  confirming: boolean;
  ended: boolean;
  fileFailed: boolean;
  answer?: FeedAnswer;
  busy: Busy;
}

const { feed, files, week, endQuestion } = EXPORT_TEXTS;

/** The ways a plan leaves: a calendar that follows it, files, and a week on paper. */
export function ExportView({ made, unread, confirming, ended, fileFailed, answer, busy }: ExportViewProps) {
  useForget("ended");
  useFocusAfterQuestion("end", confirming);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader
        back={{ to: PLAN_PATH, label: PLAN_TEXTS.title }}
        title={EXPORT_TEXTS.title}
        intro={EXPORT_TEXTS.intro}
      />
      <Way id="calendar" title={feed.title} intro={feed.intro}>
        <StatusLine takesFocus>{ended && !answer && feed.ended}</StatusLine>
        {answer && "refused" in answer && (
          <Notice tone="error">
            <p>{answer.refused}</p>
          </Notice>
        )}
        {unread && (
          <Notice tone="error">
            <p>{PLAN_TEXTS.unread}</p>
          </Notice>
        )}
        {confirming && made && !answer && (
          <Confirmation
            address={`${EXPORT_PATH}#calendar`}
            action="end"
            title={endQuestion.title}
            text={endQuestion.text}
            yes={endQuestion.yes}
          />
        )}
        {answer && "made" in answer ? <Address address={answer.made} /> : null}
        {!unread && <FeedForm made={made} isNew={answer !== undefined && "made" in answer} busy={busy} />}
      </Way>
      <Way id="files" title={files.title} intro={files.intro}>
        {fileFailed && (
          <Notice tone="error">
            <p>{files.failed}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          {(["csv", "md"] as const).map((ending) => (
            <a
              key={ending}
              href={`${PLAN_PATH}/cards.${ending}`}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Download aria-hidden="true" className="size-4" />
              {files[ending]}
            </a>
          ))}
        </div>
      </Way>
      <Way id="week" title={week.title} intro={week.intro}>
        <div>
          <Link to={WEEK_PATH} className={buttonClass({ variant: "secondary", size: "sm" })}>
            <Printer aria-hidden="true" className="size-4" />
            {week.open}
          </Link>
        </div>
      </Way>
    </div>
  );
}

/** The new address, in focus: it is shown this once. */
function Address({ address }: { address: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-go bg-surface p-4 outline-none sm:p-5"
    >
      <p className="font-medium">{feed.once}</p>
      <label className="grid gap-1.5 text-sm font-medium">
        {feed.shown}
        <input
          readOnly
          value={address}
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-paper px-3.5 font-mono text-sm font-normal"
        />
      </label>
      <p className="text-sm text-ink-soft">{feed.how}</p>
      <div>
        <CopyButton text={address} label="Copy the address" />
      </div>
    </div>
  );
}

function FeedForm({ made, isNew, busy }: { made: string | null; isNew: boolean; busy: Busy }) {
  const hasFeed = made !== null || isNew;
  return (
    <div className="grid gap-3">
      {made && !isNew && <p className="text-sm">You made an address on {made}.</p>}
      <Form method="post" action={`${EXPORT_PATH}#calendar`} className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="action" value="make" />
        <Button variant={hasFeed ? "secondary" : "primary"} size="sm" disabled={busy?.action === "make"}>
          {hasFeed ? feed.again : feed.make}
        </Button>
        {hasFeed && (
          <Link
            id={confirmLinkId("end")}
            to={`${EXPORT_PATH}?confirm=end#confirm`}
            preventScrollReset
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            {feed.end}
          </Link>
        )}
        {hasFeed && <span className="text-sm text-ink-soft">{feed.note}</span>}
      </Form>
    </div>
  );
}

interface WayProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

function Way({ id, title, intro, children }: WayProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-4 border-t border-line pt-6"
    >
      <div className="max-w-prose">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{intro}</p>
      </div>
      {children}
    </section>
  );
}
