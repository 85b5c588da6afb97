import { type ComponentProps, type ReactNode, useId } from "react";
import { FIRST_DAY, LAST_DAY } from "../numbers/bounds";

export function TextInput({ className = "", ...rest }: ComponentProps<"input">) {
  return (
    <input
      {...rest}
      className={`h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-ink-faint hover:border-ink read-only:bg-sunken disabled:opacity-60 aria-invalid:border-poor ${className}`}
    />
  );
}

/** What stands around a field's control. */
interface FieldFrame {
  label: string;
  error?: ReactNode;
  hint?: string;
  /** Id of an error shown elsewhere on the page. */
  errorId?: string;
}

interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FramedProps extends FieldFrame {
  id?: string;
  children(control: ControlProps): ReactNode;
}

/** A control with label, hint and error, connected for screen readers. */
function Framed({ label, error, hint, errorId, id, children }: FramedProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const notes = [hint && `${controlId}-hint`, error && `${controlId}-error`, errorId].filter(Boolean);
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={controlId} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id: controlId,
        "aria-invalid": error || errorId ? true : undefined,
        "aria-describedby": notes.join(" ") || undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="max-w-prose text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
    </div>
  );
}

export interface FieldProps extends FieldFrame, ComponentProps<"input"> {
  name: string;
  /** False if the error is not this field's fault: too many changes, a full list. */
  atFault?: boolean;
}

/** An input of one line. */
export function Field({ label, error, hint, errorId, atFault = true, id, ...input }: FieldProps) {
  return (
    <Framed {...{ label, error, hint, errorId, id }}>
      {(control) => (
        <TextInput {...input} {...control} aria-invalid={atFault ? control["aria-invalid"] : undefined} />
      )}
    </Framed>
  );
}

/** A day, of those that are taken at all: with them a browser's field has no year of five digits. */
export function DateField(props: Omit<FieldProps, "type">) {
  return <Field min={FIRST_DAY} max={LAST_DAY} {...props} type="date" />;
}

interface SelectProps extends FieldFrame, ComponentProps<"select"> {
  name: string;
}

/** A choice of one. Its options are its children. */
export function Select({ label, error, hint, errorId, id, ...select }: SelectProps) {
  return (
    <Framed {...{ label, error, hint, errorId, id }}>
      {(control) => (
        <select
          {...select}
          {...control}
          className="h-11 w-full min-w-0 truncate rounded-control border border-line-strong bg-surface px-3 text-base text-ink hover:border-ink disabled:opacity-60 aria-invalid:border-poor"
        />
      )}
    </Framed>
  );
}

export interface TextAreaProps extends FieldFrame, ComponentProps<"textarea"> {
  name: string;
}

/** A field of several lines. */
export function TextArea({ label, error, hint, errorId, id, className = "", ...area }: TextAreaProps) {
  return (
    <Framed {...{ label, error, hint, errorId, id }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={`w-full min-w-0 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-faint hover:border-ink disabled:opacity-60 aria-invalid:border-poor ${className}`}
        />
      )}
    </Framed>
  );
}
