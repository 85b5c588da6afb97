import { Disclosure } from "../../../ui/disclosure";
import type { ForecastShown } from "./forecast-shown";

interface PartListProps {
  parts: ForecastShown["parts"];
  rests: ForecastShown["rests"];
}

/** How the likely views come about: what is usual, times what moves it. */
export function PartList({ parts: { usual, moves, likely }, rests }: PartListProps) {
  return (
    <section className="min-w-0">
      <h4 className="text-sm font-semibold">How it comes to {likely}</h4>
      <dl className="mt-3 divide-y divide-line border-y border-line text-sm">
        {usual && (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
            <dt className="font-medium">{usual.name}</dt>
            <dd className="text-base font-semibold tabular-nums">{usual.value}</dd>
            <dd className="col-span-2 mt-0.5 text-xs text-ink-soft">{usual.explanation}</dd>
          </div>
        )}
        {moves.map(({ name, value, explanation, bar }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_6rem_3.5rem] items-center gap-x-3 py-3">
            <dt className="font-medium">{name}</dt>
            <dd>
              <svg className="block h-3 w-full" aria-hidden="true" focusable="false">
                <rect
                  x={`${bar.x}%`}
                  width={`${bar.width}%`}
                  y="2"
                  height="8"
                  className={bar.lifts ? "fill-go" : "fill-poor"}
                />
                <line x1="50%" x2="50%" y2="12" className="stroke-line-strong" />
              </svg>
            </dd>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
            <dd className="col-span-3 mt-0.5 text-xs text-ink-soft">{explanation}</dd>
          </div>
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
          <dt className="font-medium">Most likely, multiplied together</dt>
          <dd className="text-base font-semibold tabular-nums">{likely}</dd>
        </div>
      </dl>
      <Disclosure summary="What it was reckoned from, and how" className="mt-1">
        <div className="grid max-w-prose gap-2 text-sm wrap-anywhere">
          <p>
            <span className="text-ink-soft">From: </span>
            {rests.basis}
          </p>
          <p className="text-ink-soft">{rests.method}</p>
        </div>
      </Disclosure>
    </section>
  );
}
