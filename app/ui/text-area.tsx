import { type ComponentProps, useId } from "react";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  label: string;
  name: string;
  error?: string | null;
  hint?: string;
  /** Id of an error shown elsewhere on the page. */
  errorId?: string;
}

/** A field of several lines with label, hint and error, like `Field`. */
export function TextArea({ label, error, hint, errorId, className = "", ...rest }: TextAreaProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`, errorId].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error || errorId ? true : undefined}
        aria-describedby={notes || undefined}
        className={`w-full min-w-0 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-faint hover:border-ink disabled:opacity-60 aria-invalid:border-poor ${className}`}
      />
      {hint && (
        <p id={`${id}-hint`} className="max-w-prose text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
    </div>
  );
}
