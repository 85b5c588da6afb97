import type { LucideIcon } from "lucide-react";
import { type ReactNode, type RefObject, useId } from "react";
import { Form, Link } from "react-router";
import { useWithCard } from "../handover/opened-card";
import { Button } from "../ui/button";
import { Spinner } from "../ui/spinner";
import { TextArea, type TextAreaProps } from "../ui/text-area";
import { FormId } from "./form-id";
import type { Busy } from "./sending";

interface DeskFormProps extends DeskButtonsProps {
  /** The form's id, to which the empty list and "edit" link. */
  id: string;
  /** The desk's page. */
  path: string;
  form: RefObject<HTMLFormElement | null>;
  /** What of the input is kept, and how long. */
  note: string;
  children: ReactNode;
}

/** The form of a Yours desk: its fields, then the button, the example, and what is kept. */
export function DeskForm({ id, path, form, note, children, ...buttons }: DeskFormProps) {
  const withCard = useWithCard();
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      encType="multipart/form-data"
      action={withCard(path)}
      replace
      preventScrollReset
      noValidate
      className="desk-form"
    >
      <FormId />
      {children}
      <div className="grid items-center gap-x-6 gap-y-3 border-t border-line pt-5 lg:grid-cols-[auto_minmax(0,1fr)]">
        <DeskButtons {...buttons} />
        <p className="max-w-prose text-xs text-ink-soft">
          {note}{" "}
          <Link to="/privacy" className="link">
            Privacy
          </Link>
        </p>
      </div>
    </Form>
  );
}

interface DeskButtonsProps {
  action: string;
  icon: LucideIcon;
  label: string;
  /** The button's label while its action runs. */
  working: string;
  /** The example button's label while the example runs. */
  trying: string;
  busy: Busy;
}

/** Sends the form, or tries an example instead. */
function DeskButtons({ action, icon: Icon, label, working, trying, busy }: DeskButtonsProps) {
  const works = busy.action === action;
  return (
    <div className="flex flex-wrap gap-3">
      <Button name="action" value={action} disabled={busy.action !== null} className="max-sm:w-full">
        {works ? <Spinner className="size-4.5" /> : <Icon aria-hidden="true" className="size-4.5" />}
        {works ? working : label}
      </Button>
      <Button
        name="action"
        value="example"
        variant="secondary"
        disabled={busy.action !== null}
        className="max-sm:w-full"
      >
        {busy.action === "example" ? trying : "Try it with an example"}
      </Button>
    </div>
  );
}

interface MaterialFieldProps extends TextAreaProps {
  /** The name of the field that takes a file. */
  fileName: string;
  /** What is wrong with the file. */
  fileError?: string | null;
  /** Which files to accept, and a hint that says so; tables that are read once if left out. */
  accept?: string;
  fileHint?: string;
}

const TABLES = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";
const READ_ONCE = "CSV or plain text, up to 2 MB. It is read once and not kept.";

/** Text that a creator pastes, or a file; a file takes precedence. */
export function MaterialField({
  fileName,
  fileError,
  accept = TABLES,
  fileHint = READ_ONCE,
  ...pasted
}: MaterialFieldProps) {
  return (
    <div className="grid gap-4">
      <TextArea {...pasted} />
      <FileField
        label="Or upload a file"
        name={fileName}
        accept={accept}
        hint={fileHint}
        error={fileError}
        disabled={pasted.disabled}
      />
    </div>
  );
}

interface FileFieldProps {
  label: string;
  /** Left out where the file is not sent. */
  name?: string;
  accept: string;
  hint: string;
  error?: string | null;
  disabled?: boolean;
  onChoose?: (file: File | undefined) => void;
}

/** A field for a file, with label, hint and error, like `Field`. */
export function FileField({ label, name, accept, hint, error, disabled, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        accept={accept}
        disabled={disabled}
        onChange={onChoose && ((event) => onChoose(event.target.files?.[0]))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        className="w-full min-w-0 rounded-control border border-line-strong bg-surface text-sm text-ink-soft file:mr-3 file:min-h-11 file:border-0 file:border-r file:border-line-strong file:bg-sunken file:px-4 file:font-medium file:text-ink hover:border-ink disabled:opacity-60 aria-invalid:border-poor"
      />
      <p id={`${id}-hint`} className="text-xs text-ink-soft">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
    </div>
  );
}
