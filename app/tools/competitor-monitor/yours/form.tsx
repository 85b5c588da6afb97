import { Binoculars } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Form } from "react-router";
import { FileField } from "../../../forms/file-field";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { MONITOR_PATH } from "../../../navigation/paths";
import { Button, Spinner } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Field } from "../../../ui/field";
import { YOURS_TEXTS } from "./messages";

interface WatchFormsProps {
  refused?: Refusal;
  busy: Busy;
  /** Nothing is watched yet: this is what to do on the page. */
  isFirst: boolean;
}

/** Watches a channel by name, or those of a file of subscriptions. */
export function WatchForms({ refused, busy, isFirst }: WatchFormsProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAdding = busy.action === "add";
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding && !refused) form.current?.reset();
    wasAdding.current = isAdding;
  }, [isAdding, refused]);
  const wrong = (action: string) => (refused?.action === action && refused.field ? refused : undefined);
  const waits = busy.action !== null;
  return (
    <div className="grid gap-2 print:hidden">
      <MonitorForm
        action="add"
        form={form}
        className="grid items-start gap-3 sm:grid-cols-[minmax(0,28rem)_auto]"
      >
        <Field
          label={YOURS_TEXTS.add}
          name="channel"
          autoComplete="off"
          placeholder="@handle"
          hint={YOURS_TEXTS.hint}
          defaultValue={wrong("add")?.typed.channel ?? ""}
          error={wrong("add")?.message}
          readOnly={isAdding}
        />
        <Button
          variant={isFirst ? "primary" : "secondary"}
          disabled={waits}
          className="max-sm:w-full sm:mt-[1.8125rem] sm:justify-self-start"
        >
          {isAdding ? (
            <Spinner className="size-4.5" />
          ) : (
            <Binoculars aria-hidden="true" className="size-4.5" />
          )}
          {isAdding ? YOURS_TEXTS.submitting : YOURS_TEXTS.submit}
        </Button>
      </MonitorForm>
      <Disclosure summary={YOURS_TEXTS.import} open={wrong("import") !== undefined}>
        <MonitorForm action="import" takesFile className="grid max-w-xl gap-3 pt-1 pb-4">
          <FileField
            label={YOURS_TEXTS.file}
            name="file"
            accept=".csv,text/csv"
            hint={YOURS_TEXTS.fileHint}
            error={wrong("import")?.message}
          />
          <Button variant="secondary" disabled={waits} className="justify-self-start">
            {YOURS_TEXTS.importing}
          </Button>
        </MonitorForm>
      </Disclosure>
    </div>
  );
}

interface MonitorFormProps {
  action: string;
  form?: RefObject<HTMLFormElement | null>;
  takesFile?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form of the desk, which answers on the desk. */
function MonitorForm({ action, form, takesFile, className = "", children }: MonitorFormProps) {
  return (
    <Form
      ref={form}
      method="post"
      encType={takesFile ? "multipart/form-data" : undefined}
      action={MONITOR_PATH}
      replace
      preventScrollReset
      noValidate
      className={`${className} print:hidden`}
    >
      <input type="hidden" name="action" value={action} />
      {children}
    </Form>
  );
}

interface OneButtonProps {
  action: string;
  fields: Record<string, string>;
  busy: Busy;
  children: ReactNode;
}

/** A form of one button. */
export function OneButton({ action, fields, busy, children }: OneButtonProps) {
  return (
    <MonitorForm action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary" size="sm" disabled={busy.action !== null}>
        {children}
      </Button>
    </MonitorForm>
  );
}
