import { type ComponentProps, useId } from "react";

export function TextInput({ className = "", ...rest }: ComponentProps<"input">) {
  return (
    <input
      {...rest}
      className={`h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-ink-faint hover:border-ink read-only:bg-sunken disabled:opacity-60 aria-invalid:border-poor ${className}`}
    />
  );
}

export interface FieldProps extends ComponentProps<"input"> {
  label: string;
  name: string;
  error?: string | null;
  hint?: string;
  /** Id of an error shown elsewhere on the page. */
  errorId?: string;
  /** False if the error is not this field's fault: too many changes, a full list. */
  atFault?: boolean;
}

/** An input with label, hint and error, connected for screen readers. */
export function Field({ label, error, hint, errorId, atFault = true, id, ...input }: FieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const notes = [hint && `${inputId}-hint`, error && `${inputId}-error`, errorId].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={inputId} className="text-sm font-medium">
        {label}
      </label>
      <TextInput
        {...input}
        id={inputId}
        aria-invalid={atFault && (error || errorId) ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {hint && (
        <p id={`${inputId}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
    </div>
  );
}
