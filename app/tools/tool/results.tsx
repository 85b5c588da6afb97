import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { addressWith } from "./address";
import { confirmLinkId } from "./confirmation";
import { useResultFocus } from "./focus";
import type { Busy } from "./sending";

export interface ResultsProps {
  title: string;
  /** A count, beside the title. */
  note?: string;
  /** The page's address, if there is something to clear. */
  clearAt?: string;
  /** "results" unless the page's result begins above this list. */
  id?: string;
  children: ReactNode;
}

/** The list of results, to which an action redirects. */
export function Results({ title, note, clearAt, id = "results", children }: ResultsProps) {
  return (
    <section id={id} aria-labelledby="results-title" className="scroll-mt-20">
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
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}

interface ResultCardProps {
  id: string;
  /** The desk's page. */
  path: string;
  isExample: boolean;
  /** What the result is of, and when it was made. */
  label: ReactNode;
  /** The link that takes the result's input back into the form of that id. */
  edit: { formId: string; label: string };
  busy: Busy;
  children: ReactNode;
}

/** A result of a Yours desk in full; the card is named by its `Finding`. */
export function ResultCard({ id, path, isExample, label, edit, busy, children }: ResultCardProps) {
  return (
    <Card>
      <article aria-labelledby={`${id}-finding`}>
        {/* The anchor of the result's address: the top of the card. */}
        <div
          id={id}
          className="flex scroll-mt-26 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft"
        >
          <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            {isExample && <Badge>Example</Badge>}
            {label}
          </p>
          <div className="flex items-center gap-5 print:hidden">
            <Link
              to={addressWith(path, { open: id, again: id }, edit.formId)}
              replace
              className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
            >
              {edit.label}
            </Link>
            <RemoveButton path={path} id={id} busy={busy} />
          </div>
        </div>
        <div className="mt-4 border-t border-line pt-5">{children}</div>
      </article>
    </Card>
  );
}

interface FindingProps {
  /** The result's id. */
  id: string;
  /** True if it was just made: then it takes the focus. */
  isNew: boolean;
  children: ReactNode;
}

/** What a result says, in a sentence. */
export function Finding({ id, isNew, children }: FindingProps) {
  const heading = useResultFocus(isNew);
  return (
    <h3
      ref={heading}
      id={`${id}-finding`}
      tabIndex={-1}
      className="max-w-prose text-xl text-pretty outline-none"
    >
      {children}
    </h3>
  );
}

interface ClosedResultProps {
  id: string;
  /** The desk's page. */
  path: string;
  isExample: boolean;
  title: string;
  note: string;
}

/** A result on one line, with a link that opens it. */
export function ClosedResult({ id, path, isExample, title, note }: ClosedResultProps) {
  return (
    <div id={id} className="scroll-mt-20 border-b border-line pb-3">
      <Link
        to={addressWith(path, { open: id }, id)}
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
export function RemoveButton({ path, field = "id", id, busy, className, children }: RemoveButtonProps) {
  return (
    <Form method="post" action={path} replace preventScrollReset className={className}>
      <input type="hidden" name="action" value="remove" />
      <input type="hidden" name={field} value={id} />
      <Button variant="secondary" size="sm" disabled={busy.action !== null}>
        {children ?? "Remove"}
      </Button>
    </Form>
  );
}
