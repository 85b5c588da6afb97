import { ListPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PostForm } from "../../../forms/post-form";
import type { Busy } from "../../../forms/sending";
import { IDEAS_PATH, WHYS } from "../../../functions/content-ideas/yours-messages";
import { ADD_TO_PLAN } from "../../../handover/messages";
import { IdeaLamp } from "../../../ideas/listed";
import { Button, buttonClass } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { YOURS_DONE, YOURS_TEXTS } from "./messages";
import type { OwnIdeasShown } from "./show";

type OfferedIdea = OwnIdeasShown["ideas"][number];

interface IdeaCardProps {
  idea: OfferedIdea;
  /** Where its forms lead back to. */
  address: string;
  busy: Busy;
}

/** An idea with its light, what it stands on, and what to do with it. */
export function IdeaCard({ idea, address, busy }: IdeaCardProps) {
  const { id, key, text, kind, form, chance, evidence, light, like } = idea;
  const titleId = `${id}-title`;
  return (
    <article aria-labelledby={titleId} className="card grid gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <IdeaLamp idea={idea} />
        <div>
          <p className="text-sm text-ink-soft">
            {kind} · {form}
          </p>
          <h3 id={titleId} dir="auto" className="text-lg leading-snug wrap-anywhere">
            {text}
          </h3>
          {idea.beside && (
            <p dir="auto" className="wrap-anywhere">
              {idea.beside}
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
        {idea.isSubject && <TitlesLink idea={idea} />}
        <PlanIdea idea={idea} address={address} busy={busy} />
        {!idea.isSubject && <TitlesLink idea={idea} />}
        <IdeaForm does="keep" idea={{ key, text }} address={address} busy={busy}>
          Keep
        </IdeaForm>
        <Dismiss idea={{ key, text }} address={address} busy={busy} />
      </div>
    </article>
  );
}

/** Adds an idea to the plan, or leads to its card there. */
export function PlanIdea({
  idea: { key, text, card },
  address = IDEAS_PATH,
  busy,
}: {
  idea: Pick<OfferedIdea, "key" | "text" | "card">;
  address?: string;
  busy: Busy;
}) {
  if (card === null)
    return (
      <IdeaForm does="plan" idea={{ key, text }} address={address} busy={busy}>
        <ListPlus aria-hidden="true" className="size-4" />
        {ADD_TO_PLAN}
      </IdeaForm>
    );
  return (
    <Link to={card} className={buttonClass({ variant: "secondary", size: "sm" })}>
      {YOURS_TEXTS.planned}
      <span className="sr-only">: {text}</span>
    </Link>
  );
}

/** Leads to titles for an idea. */
export function TitlesLink({ idea: { titles, text } }: { idea: Pick<OfferedIdea, "titles" | "text"> }) {
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

/** What was just done to an idea, in its place, and the way back or on. */
export function Marked({ idea: { key, text, mark, card }, address, busy }: IdeaCardProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-dashed border-line-strong px-4 py-3">
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {mark && YOURS_DONE[mark]}: <bdi>“{text}”</bdi>
      </p>
      {mark === "plan" && card !== null ? (
        <Link to={card} className={buttonClass({ variant: "secondary", size: "sm" })}>
          {YOURS_TEXTS.openCard}
          <span className="sr-only">: {text}</span>
        </Link>
      ) : (
        <IdeaForm does="restore" idea={{ key, text }} address={address} busy={busy}>
          Undo
        </IdeaForm>
      )}
    </div>
  );
}

interface IdeaFormProps {
  does: "keep" | "plan" | "restore";
  idea: { key: string; text: string };
  address?: string;
  busy: Busy;
  children: ReactNode;
}

/** One button that says something of an idea. */
export function IdeaForm({ does, idea: { key, text }, address = IDEAS_PATH, busy, children }: IdeaFormProps) {
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
