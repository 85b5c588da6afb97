import type { ForecastShown } from "./forecast-shown";

/** Low to high views and the likely ones, on the one scale of all cards. The card says the same in words. */
export function RangeBar({ bar: { left, width, likely } }: { bar: ForecastShown["bar"] }) {
  return (
    <svg className="block h-7 w-full overflow-visible" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="14" y2="14" className="stroke-line" />
      <rect x={`${left}%`} y="9" width={`${width}%`} height="10" rx="5" className="fill-go-soft stroke-go" />
      <circle cx={`${likely}%`} cy="14" r="5.5" strokeWidth="2" className="fill-go stroke-surface" />
    </svg>
  );
}
