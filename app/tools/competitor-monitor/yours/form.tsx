import { Binoculars } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { FileField } from "../../../forms/file-field";
import { PostForm } from "../../../forms/post-form";
import type { Refusal } from "../../../forms/refusal";
import { RefusalText } from "../../../forms/refusal-text";
import { type Busy, useResetWhenSent } from "../../../forms/sending";
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
  useResetWhenSent(form, isAdding, refused);
  const wrong = (action: string) => (refused?.action === action && refused.field ? refused : undefined);
  const messageAt = (action: string) => {
    const message = wrong(action)?.message;
    return message && <RefusalText>{message}</RefusalText>;
  };
  const waits = busy.action !== null;
  return (
    <div className="grid gap-2 print:hidden">
      <PostForm
        does="add"
        ref={form}
        action={MONITOR_PATH}
        className="grid items-start gap-3 sm:grid-cols-[minmax(0,28rem)_auto]"
      >
        <Field
          label={YOURS_TEXTS.add}
          name="channel"
          autoComplete="off"
          placeholder="@handle"
          hint={YOURS_TEXTS.hint}
          defaultValue={wrong("add")?.typed.channel ?? ""}
          error={messageAt("add")}
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
      </PostForm>
      <Disclosure summary={YOURS_TEXTS.import} open={wrong("import") !== undefined}>
        <PostForm
          does="import"
          encType="multipart/form-data"
          action={MONITOR_PATH}
          className="grid max-w-xl gap-3 pt-1 pb-4"
        >
          <FileField
            label={YOURS_TEXTS.file}
            name="file"
            accept=".csv,text/csv"
            hint={YOURS_TEXTS.fileHint}
            error={messageAt("import")}
          />
          <Button variant="secondary" disabled={waits} className="justify-self-start">
            {YOURS_TEXTS.importing}
          </Button>
        </PostForm>
      </Disclosure>
    </div>
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
    <PostForm does={action} action={MONITOR_PATH} className="print:hidden">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary" size="sm" disabled={busy.action !== null}>
        {children}
      </Button>
    </PostForm>
  );
}
