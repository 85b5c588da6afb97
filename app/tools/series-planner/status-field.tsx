interface StatusFieldProps {
  id: string;
  value: string;
  error?: string | null;
}

/** How far a video is. */
export function StatusField({ id, value, error }: StatusFieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={`status-${id}`} className="text-sm font-medium">
        Status
      </label>
      <select
        id={`status-${id}`}
        name="status"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `status-${id}-error` : undefined}
        className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-base text-ink hover:border-ink"
      >
        <option value="planned">Planned</option>
        <option value="in-progress">In progress</option>
        <option value="published">Published</option>
      </select>
      {error && (
        <p id={`status-${id}-error`} role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
    </div>
  );
}
