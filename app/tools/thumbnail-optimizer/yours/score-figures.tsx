import { Fact, Facts } from "../../../ui/badge";
import type { AnalysisShown, PartShown, ReasonShown } from "./show";

interface PartBarsProps {
  parts: PartShown[];
  /** Their sum, in log odds compared with the mean tested headline. */
  total?: string;
}

/** The parts of a score as bars: those in favour to the right, those against to the left. */
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

/** A bar from the middle to the right or left. Decorative: the weight is written beside it. */
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

/** The scores behind a chance, and the method. */
export function Reason({ reason: { rows, method } }: { reason: ReasonShown }) {
  return (
    <div className="grid max-w-xl gap-3">
      <Scores rows={rows} />
      <p className="text-sm text-ink-soft">{method}</p>
    </div>
  );
}

export function Scores({ rows }: Pick<ReasonShown, "rows">) {
  return (
    <Facts>
      {rows.map(({ name, value }) => (
        <Fact key={name} term={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

type DistributionShown = NonNullable<AnalysisShown["distribution"]>;

const LINES: Record<DistributionShown["marks"][number]["kind"], string> = {
  yours: "stroke-ink stroke-[2.5]",
  best: "stroke-go stroke-[2.5]",
  other: "stroke-ink-faint stroke-1",
};

/** Where the titles stand among all tested headlines. Decorative: each title gives its place in words. */
export function Distribution({
  distribution: { frame, path, marks },
  isSeveral,
}: {
  distribution: DistributionShown;
  isSeveral: boolean;
}) {
  const { width, height, ground } = frame;
  return (
    <figure className="min-w-0 self-start max-lg:max-w-md">
      <svg viewBox={`0 0 ${width} ${height}`} className="block w-full" aria-hidden="true" focusable="false">
        <path d={path} className="fill-sunken stroke-line-strong" />
        {marks.map(({ x, y, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two titles may have the same score
          <g key={index} className={LINES[kind]}>
            <line x1={x} x2={x} y1={ground + 6} y2={Math.max(Math.min(y - 6, ground - 20), 2)} />
          </g>
        ))}
        <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-line-strong" />
      </svg>
      <figcaption className="text-xs text-ink-soft">
        <span className="flex justify-between">
          <span>Lower scores</span>
          <span>Higher scores</span>
        </span>
        <span className="mt-1.5 block">
          {isSeveral
            ? "All tested headlines, and where your titles stand: the best in green."
            : "All tested headlines, and where your title stands: the thin lines are its alternatives."}
        </span>
      </figcaption>
    </figure>
  );
}
