import type { PartShown } from "./shown";

interface PartBarsProps {
  parts: PartShown[];
  /** What they add up to, in log odds beside the usual tested headline. */
  total?: string;
}

/** The parts of a score: what is for it goes to the right, what is against it to the left. */
export function PartBars({ parts, total }: PartBarsProps) {
  if (parts.length === 0)
    return <p className="mt-1 text-sm text-ink-soft">Nothing in it counts either way.</p>;
  return (
    <dl className="mt-2 grid max-w-xl gap-y-1.5 text-sm">
      {parts.map(({ name, weight, bar }) => (
        <div key={name} className={ROW}>
          <dt dir="auto" className="min-w-0 wrap-anywhere">
            {name}
          </dt>
          <dd className="contents">
            <Bar bar={bar} />
            <span className="text-right tabular-nums">{weight}</span>
          </dd>
        </div>
      ))}
      {total && (
        <div className={`${ROW} border-t border-line pt-1.5 font-medium`}>
          <dt>Score, beside the usual headline</dt>
          <dd className="col-start-3 text-right tabular-nums">{total}</dd>
        </div>
      )}
    </dl>
  );
}

const ROW =
  "grid grid-cols-[minmax(0,1fr)_4.5rem_3rem] items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_9rem_3.25rem]";

/** A signed bar about its middle. A drawing only: the weight stands beside it. */
function Bar({ bar }: { bar: number }) {
  return (
    <svg
      viewBox="-1 0 2 1"
      preserveAspectRatio="none"
      className="h-2.5 w-full"
      aria-hidden="true"
      focusable="false"
    >
      <rect
        x={Math.min(bar, 0)}
        width={Math.abs(bar)}
        height="1"
        className={bar < 0 ? "fill-poor" : "fill-good"}
      />
      <rect x="-0.01" y="0" width="0.02" height="1" className="fill-line-strong" />
    </svg>
  );
}
