import type { ForecastShown } from "./forecast-shown";

/** The uploads it leans on, those most like it before the newest: what each had, and why it counts. */
export function ComparableList({ comparables }: { comparables: ForecastShown["comparables"] }) {
  return (
    <section className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h4 className="text-sm font-semibold">What it is compared with</h4>
        <p aria-hidden="true" className="text-xs text-ink-soft">
          After 30 days
        </p>
      </div>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
        {comparables.map(({ title, day, views, at30, weight, why }) => (
          <li key={`${day} ${title}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-0.5 py-3">
            <p dir="auto" className="font-medium text-pretty wrap-anywhere">
              {title}
            </p>
            <p className="text-right font-semibold tabular-nums">
              <span className="sr-only">After 30 days: </span>
              {at30}
            </p>
            <p dir="auto" className="col-span-2 text-xs text-ink-soft wrap-anywhere">
              {why}
            </p>
            <p className="col-span-2 text-xs text-ink-soft tabular-nums">
              {day}; {views} views so far; {weight}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
