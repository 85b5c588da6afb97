import { type ReactNode, useId } from "react";

interface DateOrderProps {
  error?: string | null;
  chosen?: string;
}

const ORDERS = [
  { value: "day-first", label: "Day first: 03/04/2026 is April 3" },
  { value: "month-first", label: "Month first: 03/04/2026 is March 4" },
];

/** Asked if a list's dates are ambiguous: the field `order`. */
export function DateOrder({ error, chosen }: DateOrderProps) {
  return (
    <fieldset aria-describedby={error ? "date-order-error" : undefined} className="grid gap-1.5">
      <legend className="text-sm font-medium">How are its dates written?</legend>
      {ORDERS.map(({ value, label }) => (
        <label key={value} className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
          <input
            type="radio"
            name="order"
            value={value}
            defaultChecked={chosen === value}
            className="size-4.5 accent-go"
          />
          {label}
        </label>
      ))}
      {error && (
        <p id="date-order-error" role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface FileFieldProps {
  label: string;
  /** Left out where the file is not sent. */
  name?: string;
  accept: string;
  hint: string;
  error?: ReactNode;
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
