import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button";
import { addressWith } from "./address";
import { confirmLinkId } from "./focus";
import type { Busy } from "./sending";

export interface ResultsProps {
  title: string;
  /** How many and of what, beside the title. */
  note?: string;
  /** The page's address, where there is something to clear. */
  clearAt?: string;
  /** A room whose result begins above this list has "results" there. */
  id?: string;
  children: ReactNode;
}

/** The list of results, where an action without script leads to. */
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

interface ResultActionsProps {
  /** The desk's page. */
  path: string;
  /** Of the result. */
  id: string;
  /** The id of the form that takes up again what the result is of. */
  formId: string;
  edit: string;
  busy: Busy;
}

/** What can be done with a result of a Yours desk: take up again what it is of, or remove it. */
export function ResultActions({ path, id, formId, edit, busy }: ResultActionsProps) {
  return (
    <div className="flex items-center gap-5 print:hidden">
      <Link
        to={addressWith(path, { open: id, again: id }, formId)}
        replace
        className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
      >
        {edit}
      </Link>
      <Form method="post" action={path} replace preventScrollReset>
        <input type="hidden" name="action" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Button variant="secondary" size="sm" disabled={busy.action !== null}>
          Remove
        </Button>
      </Form>
    </div>
  );
}
