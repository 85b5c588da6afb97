import { Link } from "react-router";
import { ConnectFirst, ForChannel, useConnectedChannel } from "../../../channel/connected";
import { useAfterNavigation } from "../../../forms/focus";
import type { DeskLink } from "../../../forms/page-data";
import { PostForm } from "../../../forms/post-form";
import type { Refusal } from "../../../forms/refusal";
import { RefusalText } from "../../../forms/refusal-text";
import type { Busy } from "../../../forms/sending";
import { IDEAS_PATH, OWN_IDEAS_MESSAGES } from "../../../functions/content-ideas/yours-messages";
import { IdeaLamp } from "../../../ideas/listed";
import { LIGHT_PATH } from "../../../navigation/paths";
import { Button, buttonClass } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { EmptyState, Notice, StatusLine } from "../../../ui/notice";
import { ToolHeader } from "../../tool/header";
import { IdeaForm, PlanIdea, TitlesLink } from "./idea-card";
import { YOURS_DONE, YOURS_TEXTS } from "./messages";
import { Offered } from "./offered";
import type { OwnIdeasShown } from "./show";

interface OwnIdeasViewProps {
  page: {
    /** null without a channel, and where it could not be read. */
    shown: OwnIdeasShown | null;
    unread: boolean;
    /** Where the plan lacks these ideas: the free list is left, or what it is. */
    free: "left" | string | null;
    desks: DeskLink[];
    /** What the last form did, and to which idea. */
    done: string | null;
    at: string | null;
  };
  refused?: Refusal;
  busy: Busy;
}

/** Ideas for the connected channel, the likeliest first, and what its creator said of them. */
export function OwnIdeasView({
  page: { shown, unread, free, desks, done, at },
  refused,
  busy,
}: OwnIdeasViewProps) {
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
        <Notice
          tone={refused.reason === "limit" ? "info" : "error"}
          title={refused.reason === "limit" ? undefined : YOURS_TEXTS.errorTitle}
          id="ideas-error"
        >
          <p>
            <RefusalText>{refused.message}</RefusalText>
          </p>
        </Notice>
      )}
      <StatusLine look="unseen">{!refused && done !== null && YOURS_DONE[done]}</StatusLine>
      {shown && free === "left" && <FreeList busy={busy} />}
      {shown && free !== null && free !== "left" && (
        <Notice tone="info">
          <RefusalText>{free}</RefusalText>
        </Notice>
      )}
      {shown && !shown.hasIdeas && free !== "left" && (
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
      {shown?.unread.map((text) => (
        <Notice key={text} tone="error">
          {text}
        </Notice>
      ))}
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

/** The offer of a free list, which a press alone takes. */
function FreeList({ busy }: { busy: Busy }) {
  return (
    <EmptyState
      title={YOURS_TEXTS.free.title}
      action={
        <PostForm does="take-free" action={IDEAS_PATH}>
          <Button disabled={busy.action !== null}>{YOURS_TEXTS.free.take}</Button>
        </PostForm>
      }
    >
      <p>
        <RefusalText>{YOURS_TEXTS.free.text}</RefusalText>
      </p>
    </EmptyState>
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
              {idea.beside && (
                <p dir="auto" className="text-sm wrap-anywhere">
                  {idea.beside}
                </p>
              )}
              <p className="text-sm text-ink-soft">{idea.since}</p>
              <div className="flex flex-wrap items-center gap-3 print:hidden">
                <PlanIdea idea={idea} busy={busy} />
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
