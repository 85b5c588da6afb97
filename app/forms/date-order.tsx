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
