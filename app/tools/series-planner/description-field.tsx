interface DescriptionFieldProps {
  /** Of the series or video that it describes. */
  id: string;
  value: string | undefined;
  error?: string | null;
}

/** A few lines of text, with its error. */
export function DescriptionField({ id, value, error }: DescriptionFieldProps) {
  const fieldId = `description-${id}`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={fieldId} className="text-sm font-medium">
        Description <span className="font-normal text-ink-soft">(optional)</span>
      </label>
      <textarea
        id={fieldId}
        name="description"
        rows={3}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldId}-error` : undefined}
        className="w-full min-w-0 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink hover:border-ink aria-invalid:border-poor"
      />
      {error && (
        <p id={`${fieldId}-error`} role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
    </div>
  );
}
