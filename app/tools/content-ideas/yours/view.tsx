import { Link } from "react-router";
import { ConnectFirst, ForChannel, useConnectedChannel } from "../../../channel/connected";
import { useAfterNavigation } from "../../../forms/focus";
import type { DeskLink } from "../../../forms/page-data";
import { PostForm } from "../../../forms/post-form";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { IDEAS_PATH, OWN_IDEAS_MESSAGES, WHYS } from "../../../functions/content-ideas/yours-messages";
import { AddToPlan } from "../../../handover/add-to-plan";
import { IdeaLamp } from "../../../light/listed-ideas";
import { LIGHT_PATH } from "../../../navigation/paths";
import { Button, buttonClass } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { EmptyState, Notice, StatusLine } from "../../../ui/notice";
import { ToolHeader } from "../../tool/header";
import { Results } from "../../tool/results";
import { YOURS_DONE, YOURS_TEXTS } from "./messages";
import type { OwnIdeasShown } from "./show";

type OfferedIdea = OwnIdeasShown["ideas"][number];

interface OwnIdeasViewProps {
  page: {
    /** null without a channel, and where it could not be read. */
    shown: OwnIdeasShown | null;
    unread: boolean;
    desks: DeskLink[];
    /** What the last form did, and to which idea. */
    done: string | null;
    at: string | null;
  };
  refused?: Refusal;
  busy: Busy;
}

/** Ideas for the connected channel, the likeliest first, and what its creator said of them. */
export function OwnIdeasView({ page: { shown, unread, desks, done, at }, refused, busy }: OwnIdeasViewProps) {
  const own = useConnectedChannel();
  const empty = shown?.isEnough ? YOURS_TEXTS.nothing : YOURS_TEXTS.empty;
  useAfterNavigation({ done, open: at, confirming: null }, busy, done !== null && !refused);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ToolHeader
        path={IDEAS_PATH}
        desk="yours"
        title={YOURS_TEXTS.title}
        intro={shown?.hasIdeas ? undefined : YOURS_TEXTS.intro}
        desks={desks}
      />
      {!own && !unread && <ConnectFirst>{YOURS_TEXTS.noChannel}</ConnectFirst>}
      {unread && <Notice tone="error">{OWN_IDEAS_MESSAGES["not-read"]}</Notice>}
      {refused && (
        <Notice tone="error" title={YOURS_TEXTS.errorTitle} id="ideas-error">
          <p>{refused.message}</p>
        </Notice>
      )}
      <StatusLine look="unseen">{!refused && done !== null && YOURS_DONE[done]}</StatusLine>
      {shown && !shown.hasIdeas && (
        <>
          {own && <ForChannel channel={own}>Ideas are judged by your own uploads.</ForChannel>}
          <EmptyState
            title={empty.title}
            action={
              <Link to={LIGHT_PATH} className={buttonClass({ variant: "secondary" })}>
                {YOURS_TEXTS.empty.link}
              </Link>
            }
          >
            <p>{empty.text}</p>
          </EmptyState>
        </>
      )}
      {shown?.hasIdeas && <Offered shown={shown} busy={busy} />}
      {shown && shown.kept.length > 0 && <Kept kept={shown.kept} busy={busy} />}
      {shown && shown.missing.length > 0 && <Missing missing={shown.missing} />}
      {shown && (
        <div className="divide-y divide-line border-y border-line print:hidden">
          {shown.dismissed.length > 0 && (
            <Disclosure summary={`${YOURS_TEXTS.dismissed} (${shown.dismissed.length})`}>
              <ul className="grid gap-3 pb-3">
                {shown.dismissed.map(({ key, text, why }) => (
                  <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                    <span className="min-w-0 flex-1 basis-64">
                      <bdi className="wrap-anywhere">{text}</bdi>
                      <span className="block text-xs text-ink-soft">{why}</span>
                    </span>
                    <IdeaForm does="restore" idea={{ key, text }} busy={busy}>
                      Bring it back
                    </IdeaForm>
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
          <Disclosure summary="How it works, and how often it is right">
            <div className="grid max-w-prose gap-2 pb-3 text-sm text-ink-soft">
              {shown.method.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </Disclosure>
        </div>
      )}
    </div>
  );
}

function Offered({ shown, busy }: { shown: OwnIdeasShown; busy: Busy }) {
  const { alike, answer, ideas, more, address } = shown;
  return (
    <Results
      title={alike === null ? "Your ideas" : `More like “${alike}”`}
      answer={alike === null ? answer : undefined}
    >
      {alike !== null && (
        <Link to={`${IDEAS_PATH}#results`} className="link w-fit py-1">
          {YOURS_TEXTS.alike.back}
        </Link>
      )}
      {ideas.length === 0 &&
        (alike === null ? (
          <EmptyState title={YOURS_TEXTS.none.title}>
            <p>{YOURS_TEXTS.none.text}</p>
          </EmptyState>
        ) : (
          <p className="text-ink-soft">{YOURS_TEXTS.alike.none}</p>
        ))}
      <ol className="grid gap-4">
        {ideas.map((idea) => (
          <li key={idea.key} id={idea.id} tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none">
            {idea.mark ? (
              <Marked idea={idea} address={address} busy={busy} />
            ) : (
              <IdeaCard idea={idea} address={address} busy={busy} />
            )}
          </li>
        ))}
      </ol>
      {more && (
        <Link
          to={`${IDEAS_PATH}?all=`}
          preventScrollReset
          className={`${buttonClass({ variant: "secondary" })} w-fit`}
        >
          Show all {more}
        </Link>
      )}
    </Results>
  );
}

interface IdeaCardProps {
  idea: OfferedIdea;
  /** Where its forms lead back to. */
  address: string;
  busy: Busy;
}

function IdeaCard({ idea, address, busy }: IdeaCardProps) {
  const { id, key, text, frame, kind, chance, evidence, light, like } = idea;
  const titleId = `${id}-title`;
  return (
    <article aria-labelledby={titleId} className="card grid gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <IdeaLamp idea={idea} />
        <div>
          <p className="text-sm text-ink-soft">{kind}</p>
          <h3 id={titleId} dir="auto" className="text-lg leading-snug wrap-anywhere">
            {text}
          </h3>
          {frame && (
            <p dir="auto" className="wrap-anywhere">
              As: “{frame}”
            </p>
          )}
          <p className="mt-1 text-sm">{chance ?? idea.says}.</p>
        </div>
      </div>
      <Disclosure
        summary={
          <span dir="auto" className="wrap-anywhere">
            {evidence.summary}
          </span>
        }
        className="border-y border-line"
      >
        <ul className="grid gap-2.5 text-sm">
          {evidence.lines.map(({ text, href, note }) => (
            <li key={`${href} ${text}`} className="wrap-anywhere">
              {href ? (
                <a href={href} target="_blank" rel="noreferrer" className="hover:underline">
                  <bdi>{text}</bdi>
                </a>
              ) : (
                <bdi>{text}</bdi>
              )}
              {note && <span className="block text-xs text-ink-soft">{note}</span>}
            </li>
          ))}
        </ul>
        <p className="mt-3 flex flex-wrap gap-x-5 text-sm print:hidden">
          <Link to={light} className="link py-1.5">
            Get its light<span className="sr-only">: {text}</span>
          </Link>
          <Link to={like} className="link py-1.5">
            More like this<span className="sr-only">: {text}</span>
          </Link>
        </p>
      </Disclosure>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <PlanIdea idea={idea} />
        <TitlesLink idea={idea} />
        <IdeaForm does="keep" idea={{ key, text }} address={address} busy={busy}>
          Keep
        </IdeaForm>
        <Dismiss idea={{ key, text }} address={address} busy={busy} />
      </div>
    </article>
  );
}

/** Adds an idea to the plan, or leads to its card there. */
function PlanIdea({ idea: { text, card } }: { idea: Pick<OfferedIdea, "text" | "card"> }) {
  if (card === null) return <AddToPlan idea={text} />;
  return (
    <Link to={card} className={buttonClass({ variant: "secondary", size: "sm" })}>
      {YOURS_TEXTS.planned}
      <span className="sr-only">: {text}</span>
    </Link>
  );
}

function TitlesLink({ idea: { titles, text } }: { idea: Pick<OfferedIdea, "titles" | "text"> }) {
  return (
    <Link to={titles} className={buttonClass({ variant: "secondary", size: "sm" })}>
      Get titles<span className="sr-only">: {text}</span>
    </Link>
  );
}

/** The reasons, each a button: one press dismisses. */
function Dismiss({
  idea: { key, text },
  address,
  busy,
}: {
  idea: { key: string; text: string };
  address: string;
  busy: Busy;
}) {
  return (
    <details className="open:basis-full">
      <summary className={`${buttonClass({ variant: "secondary", size: "sm" })} list-none`}>
        {YOURS_TEXTS.dismiss}…<span className="sr-only">: {text}</span>
      </summary>
      <PostForm does="dismiss" action={address} className="mt-3 flex flex-wrap items-center gap-3">
        <input type="hidden" name="key" value={key} />
        {Object.entries(WHYS).map(([why, label]) => (
          <Button
            key={why}
            name="why"
            value={why}
            variant="secondary"
            size="sm"
            disabled={busy.action !== null}
          >
            {label}
          </Button>
        ))}
        <span className="text-sm text-ink-soft">{YOURS_TEXTS.dismissNote}</span>
      </PostForm>
    </details>
  );
}

/** What was just done to an idea, in its place, and the way back. */
function Marked({ idea: { key, text, mark }, address, busy }: IdeaCardProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-dashed border-line-strong px-4 py-3">
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {mark && YOURS_DONE[mark]}: <bdi>“{text}”</bdi>
      </p>
      <IdeaForm does="restore" idea={{ key, text }} address={address} busy={busy}>
        Undo
      </IdeaForm>
    </div>
  );
}

function Kept({ kept, busy }: { kept: OwnIdeasShown["kept"]; busy: Busy }) {
  return (
    <section aria-labelledby="kept-title" className="grid gap-3">
      <h2 id="kept-title" className="text-xl">
        {YOURS_TEXTS.kept}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {kept.map((idea) => (
          <li key={idea.key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-4">
            <IdeaLamp idea={idea} />
            <div className="grid min-w-0 gap-2">
              <h3 dir="auto" className="font-semibold wrap-anywhere">
                {idea.text}
              </h3>
              {idea.frame && (
                <p dir="auto" className="text-sm wrap-anywhere">
                  As: “{idea.frame}”
                </p>
              )}
              <p className="text-sm text-ink-soft">{idea.since}</p>
              <div className="flex flex-wrap items-center gap-3 print:hidden">
                <PlanIdea idea={idea} />
                <TitlesLink idea={idea} />
                <IdeaForm does="restore" idea={idea} busy={busy}>
                  Let it go
                </IdeaForm>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface IdeaFormProps {
  does: "keep" | "restore";
  idea: { key: string; text: string };
  address?: string;
  busy: Busy;
  children: string;
}

function IdeaForm({ does, idea: { key, text }, address = IDEAS_PATH, busy, children }: IdeaFormProps) {
  return (
    <PostForm does={does} action={address} className="print:hidden">
      <input type="hidden" name="key" value={key} />
      <Button variant="secondary" size="sm" disabled={busy.action !== null}>
        {children}
        <span className="sr-only">: {text}</span>
      </Button>
    </PostForm>
  );
}

/** What would bring more ideas, each with the way there. */
function Missing({ missing }: { missing: OwnIdeasShown["missing"] }) {
  return (
    <section aria-labelledby="missing-title" className="grid gap-2 print:hidden">
      <h2 id="missing-title" className="text-lg font-semibold">
        {YOURS_TEXTS.more}
      </h2>
      <ul className="grid gap-2">
        {missing.map(({ text, link, to }) => (
          <li key={to} className="flex flex-wrap items-baseline gap-x-4">
            <span>{text}</span>
            <Link to={to} className="link py-1">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
