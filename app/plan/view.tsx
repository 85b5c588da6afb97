import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { DoneLine } from "../forms/done-line";
import { PostForm } from "../forms/post-form";
import type { Refusal } from "../forms/refusal";
import { type Busy, useResetWhenSent } from "../forms/sending";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { useForget } from "../navigation/forget";
import { EXPORT_PATH, LIGHT_PATH, OUTCOMES_PATH } from "../navigation/paths";
import { Button, buttonClass } from "../ui/button";
import { DateField, TextInput } from "../ui/field";
import { EmptyState, Notice } from "../ui/notice";
import { PageHeader } from "../ui/page-header";
import { TITLE_MAX } from "../words/bounds";
import { OUTCOME_TEXTS, PLAN_DONE, PLAN_TEXTS, VIEWS, type ViewName } from "./messages";
import { useMoves } from "./moving/use-moves";
import type { MoveShown } from "./show";

export interface PlanPageData {
  view: ViewName;
  /** Of this view. */
  address: string;
  /** The addresses of all views. */
  views: Record<ViewName, string>;
  /** Cards in the plan; null if it could not be read. */
  total: number | null;
  cards: Drawn;
  moving: MoveShown | null;
  done: string | null;
  at: string | null;
}

interface PlanViewProps {
  page: PlanPageData;
  refused?: Refusal;
  busy: Busy;
}

/** The plan: one of three views of the same cards. */
export function PlanView({ page, refused, busy }: PlanViewProps) {
  const { view, views, total, cards, moving, address } = page;
  useForget("done", "at");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={PLAN_TEXTS.title}
        intro={PLAN_TEXTS.intro}
        aside={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
            <ViewSwitch view={view} views={views} />
            <div className="flex gap-5">
              <Link to={OUTCOMES_PATH} className="link inline-flex min-h-9 items-center text-sm font-medium">
                {OUTCOME_TEXTS.title}
              </Link>
              <Link to={EXPORT_PATH} className="link inline-flex min-h-9 items-center text-sm font-medium">
                {PLAN_TEXTS.export}
              </Link>
            </div>
          </div>
        }
      />
      {total === null ? (
        <Notice tone="error" title="Your plan could not be read just now">
          <p>Nothing is lost. Reload the page in a moment.</p>
        </Notice>
      ) : (
        <>
          {moving && <MovePanel key={moving.id} moving={moving} address={address} />}
          {refused && refused.action !== "add" && (
            <Notice tone="error">
              <p>{refused.message}</p>
            </Notice>
          )}
          <DoneLine texts={PLAN_DONE} done={refused ? null : page.done} at={page.at} takesFocus />
          <AddForm address={address} refused={refused?.action === "add" ? refused : undefined} busy={busy} />
          {total === 0 ? <Empty /> : <Cards cards={cards} />}
        </>
      )}
      {total === null && refused && <AddForm address={address} refused={refused} busy={busy} />}
    </div>
  );
}

/** The cards of the view, which script lets one move. */
function Cards({ cards }: Pick<PlanPageData, "cards">) {
  const status = useMoves("cards", cards);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {status}
      <DrawnPart id="cards" drawn={cards} />
    </div>
  );
}

function ViewSwitch({ view, views }: Pick<PlanPageData, "view" | "views">) {
  return (
    <nav aria-label="View" className="print:hidden">
      <ul className="inline-flex overflow-hidden rounded-control border border-line-strong text-sm">
        {(Object.keys(VIEWS) as ViewName[]).map((name) => (
          <li key={name} className="not-first:border-l not-first:border-line-strong">
            <Link
              to={views[name]}
              aria-current={name === view ? "page" : undefined}
              className="inline-flex min-h-9 items-center bg-surface px-3.5 font-medium -outline-offset-2 hover:bg-paper aria-[current=page]:bg-go aria-[current=page]:text-on-go pointer-coarse:min-h-11 forced-colors:aria-[current=page]:underline"
            >
              {VIEWS[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface AddFormProps {
  address: string;
  refused?: Refusal;
  busy: Busy;
}

function AddForm({ address, refused, busy }: AddFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAdding = busy.action === "add";
  useResetWhenSent(form, isAdding, refused);
  return (
    <PostForm does="add" ref={form} action={address} className="grid gap-1.5 print:hidden">
      <label htmlFor="new-idea" className="sr-only">
        {PLAN_TEXTS.add}
      </label>
      <div className="flex flex-wrap gap-3">
        <div className="min-w-[min(100%,16rem)] max-w-xl flex-1">
          <TextInput
            id="new-idea"
            name="idea"
            defaultValue={refused?.typed.idea ?? ""}
            placeholder={PLAN_TEXTS.placeholder}
            maxLength={TITLE_MAX * 2}
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? "new-idea-error" : undefined}
          />
        </div>
        <Button variant="secondary" className="max-sm:w-full">
          <Plus aria-hidden="true" className="size-4.5" />
          {PLAN_TEXTS.submit}
        </Button>
      </div>
      {refused && (
        <p id="new-idea-error" role="alert" className="text-sm text-poor">
          {refused.message}
        </p>
      )}
    </PostForm>
  );
}

function Empty() {
  return (
    <EmptyState
      title={PLAN_TEXTS.empty.title}
      action={
        <Link to={LIGHT_PATH} className={buttonClass({ variant: "secondary" })}>
          {PLAN_TEXTS.empty.action}
        </Link>
      }
    >
      <p>{PLAN_TEXTS.empty.text}</p>
    </EmptyState>
  );
}

/** Where a card goes, by buttons: for those who do not drag. */
function MovePanel({ moving, address }: { moving: MoveShown; address: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const places = [
    { to: moving.top, label: "To the top" },
    { to: moving.up, label: "Up" },
    { to: moving.down, label: "Down" },
  ].filter((place): place is { to: string; label: string } => place.to !== null);
  return (
    <section
      id="move"
      aria-labelledby="move-title"
      className="grid gap-4 rounded-card border border-ink bg-surface px-5 py-4 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          ref={heading}
          id="move-title"
          tabIndex={-1}
          className="text-base font-semibold outline-none wrap-anywhere"
        >
          Move “<span dir="auto">{moving.name}</span>”
        </h2>
        <Link to={address} replace preventScrollReset className="link text-sm">
          Leave it there
        </Link>
      </div>
      <PostForm does="move" action={address} className="grid gap-3">
        <input type="hidden" name="id" value={moving.id} />
        <div className="flex flex-wrap gap-2">
          {moving.columns.map(({ to, label, isCurrent }) => (
            <Button key={to} name="to" value={to} size="sm" variant="secondary" disabled={isCurrent}>
              {label}
            </Button>
          ))}
        </div>
        {places.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {places.map(({ to, label }) => (
              <Button key={label} name="to" value={to} size="sm" variant="secondary">
                {label}
              </Button>
            ))}
          </div>
        )}
      </PostForm>
      {moving.date !== null && (
        <PostForm does="date" action={address} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={moving.id} />
          <DateField label="Date" name="date" defaultValue={moving.date} />
          <Button variant="secondary">Save the date</Button>
        </PostForm>
      )}
    </section>
  );
}
