import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import type { Refusal } from "../tool/refusal";
import type { Busy } from "../tool/sending";
import { PATH } from "./messages";

interface AddSeriesFormProps {
  refused?: Refusal;
  /** True on the page after a series was added. */
  added: boolean;
  busy: Busy;
  /** True while another form is open. */
  waits: boolean;
}

/** A title makes a series (spec section 5, Add series). */
export function AddSeriesForm({ refused, added, busy, waits }: AddSeriesFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  // Spec section 4: adding clears the input. What was typed after that stays.
  const cleared = useRef(key);
  useEffect(() => {
    if (added && cleared.current !== key && input.current) input.current.value = "";
    cleared.current = key;
  }, [added, key]);
  useEffect(() => {
    if (refused?.field) input.current?.focus();
  }, [refused]);

  return (
    <Form method="post" action={PATH} replace preventScrollReset noValidate>
      <input type="hidden" name="action" value="add" />
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          ref={input}
          label="A series of your own"
          name="title"
          autoComplete="off"
          required
          placeholder="Its title"
          defaultValue={refused?.typed.title}
          readOnly={busy.action === "add"}
          error={refused && refused.reason !== "failed" ? refused.message : null}
          atFault={refused?.field !== undefined}
        />
        <Button variant="secondary" disabled={waits || busy.action !== null} className="sm:mt-[1.83rem]">
          <Plus aria-hidden="true" className="size-4.5" />
          {busy.action === "add" ? "Adding…" : "Add Series"}
        </Button>
      </div>
    </Form>
  );
}
