import type { ReactNode } from "react";
import { Link } from "react-router";
import { confirmLinkId } from "../../forms/confirmation";
import { PostForm } from "../../forms/post-form";
import type { Busy } from "../../forms/sending";
import { useWithCard } from "../../handover/opened-card";
import { addressWith } from "../../navigation/address";
import { Badge, Card } from "../../ui/badge";
import { Button, buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/notice";

/** Beside the title of a list that is full. */
export function newestKept(most: number): string {
  return `The newest ${most} are kept`;
}

export interface ResultsProps {
  title: string;
  /** A count, beside the title. */
  note?: string;
  /** The page's address, if there is something to clear. */
  clearAt?: string;
  /** What it comes to, in a sentence that a person would say. */
  answer?: string;
  /** "results" unless the page's result begins above this list. */
  id?: string;
  children: ReactNode;
}

/** The list of results, to which an action redirects. */
export function Results({ title, note, clearAt, answer, id = "results", children }: ResultsProps) {
  return (
    // Focusable, so that the address of an action's answer moves the focus here without script.
    <section id={id} tabIndex={-1} aria-labelledby="results-title" className="scroll-mt-20 outline-none">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="results-title" tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <div className="flex grow items-baseline justify-between gap-5 text-sm text-ink-soft">
          <p>{note}</p>
          {clearAt && (
            <Link
              id={confirmLinkId("clear")}
              to={addressWith(clearAt, { confirm: "clear" }, "confirm")}
              replace
              preventScrollReset
              className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11 print:hidden"
            >
              Clear
            </Link>
          )}
        </div>
      </div>
      {answer && (
        <p className="mt-2 max-w-[44rem] text-xl font-semibold text-pretty wrap-anywhere">{answer}</p>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}

interface EmptyListProps {
  title: string;
  text: string;
  action: string;
  /** Where the action leads: the form above, which may be folded or far up. */
  form: string;
}

/** Where results will stand: what to do first, and a link to the form. */
export function EmptyList({ title, text, action, form }: EmptyListProps) {
  return (
    <EmptyState
      title={title}
      action={
        <a href={`#${form}`} className={buttonClass({ variant: "secondary" })}>
          {action}
        </a>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

interface ResultCardProps {
  id: string;
  /** The desk's page. */
  path: string;
  isExample: boolean;
  /** What the result is of, and when it was made. */
  label: ReactNode;
  /** The answer, in a sentence that a person would say. */
  finding: ReactNode;
  /** A drawing of it. */
  aside?: ReactNode;
  /** The link that takes the result's input back into the form of that id. */
  edit?: { form: string; label: string };
  /** What else can be done with it. */
  actions?: ReactNode;
  /** As `RemoveButton` has them. */
  field?: string;
  removeLabel?: ReactNode;
  busy: Busy;
  children: ReactNode;
}

/** A result of a Yours desk in full: the answer, what belongs to it, and last what can be done with the result. */
export function ResultCard(props: ResultCardProps) {
  const { id, path, isExample, label, finding, aside, edit, actions, field, removeLabel, busy, children } =
    props;
  const withCard = useWithCard();
  return (
    <Card>
      <article aria-labelledby={id}>
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {isExample && <Badge>Example</Badge>}
          {label}
        </p>
        <div className="mt-2 flex items-start justify-between gap-x-8">
          {/* The result's address leads here, and the focus with it. */}
          <h3
            id={id}
            tabIndex={-1}
            className="max-w-[44rem] min-w-0 scroll-mt-40 text-xl lg:scroll-mt-20 text-pretty outline-none sm:text-2xl"
          >
            {finding}
          </h3>
          {aside && <div className="max-sm:hidden">{aside}</div>}
        </div>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
        <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
          {actions}
          {edit && (
            <Link
              to={addressWith(withCard(path), { open: id, again: id }, edit.form)}
              replace
              className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
            >
              {edit.label}
            </Link>
          )}
          <RemoveButton path={path} field={field} id={id} busy={busy} className="ml-auto">
            {removeLabel}
          </RemoveButton>
        </div>
      </article>
    </Card>
  );
}

/** What stands behind an answer, folded: its children are disclosures. */
export function Evidence({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line">{children}</div>;
}

interface ClosedResultProps {
  id: string;
  /** The desk's page. */
  path: string;
  isExample: boolean;
  title: string;
  note: string;
  /** A drawing beside it. */
  children?: ReactNode;
}

/** A result on one line, with a link that opens it. */
export function ClosedResult({ id, path, isExample, title, note, children }: ClosedResultProps) {
  const withCard = useWithCard();
  return (
    <div id={id} className="scroll-mt-20 border-b border-line pb-3">
      <Link
        to={addressWith(withCard(path), { open: id }, id)}
        replace
        preventScrollReset
        className="link inline-flex min-h-9 items-center font-medium wrap-anywhere pointer-coarse:min-h-11"
      >
        <span dir="auto">{title}</span>
      </Link>
      <p className="text-xs text-ink-soft">
        {isExample && "Example, "}
        {note}
      </p>
      {children}
    </div>
  );
}

interface RemoveButtonProps {
  /** The desk's page. */
  path: string;
  /** The form field that names the result. */
  field?: string;
  id: string;
  busy: Busy;
  className?: string;
  children?: ReactNode;
}

/** Removes a result from a Yours desk. */
function RemoveButton({ path, field = "id", id, busy, className, children }: RemoveButtonProps) {
  const withCard = useWithCard();
  return (
    <PostForm does="remove" action={withCard(path)} className={className}>
      <input type="hidden" name={field} value={id} />
      <Button variant="secondary" size="sm" disabled={busy.action !== null}>
        {children ?? "Remove"}
      </Button>
    </PostForm>
  );
}
