import { Form, Link } from "react-router";
import { Button } from "../../ui/button";
import { addressWith } from "../address";
import type { Busy } from "../busy";

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
