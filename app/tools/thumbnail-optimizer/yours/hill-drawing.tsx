import { HILL_FRAME } from "./hill-frame";
import type { AnalysisShown } from "./shown";

type Hill = NonNullable<AnalysisShown["hill"]>;

const LINES: Record<Hill["marks"][number]["kind"], string> = {
  yours: "stroke-ink stroke-[2.5]",
  best: "stroke-go stroke-[2.5]",
  other: "stroke-ink-faint stroke-1",
};

/** Where the titles stand among all tested headlines. A drawing only: each title says its place in words. */
export function HillDrawing({ hill, isSeveral }: { hill: Hill; isSeveral: boolean }) {
  const { width, height, ground } = HILL_FRAME;
  return (
    <figure className="min-w-0 self-start max-lg:max-w-md">
      <svg viewBox={`0 0 ${width} ${height}`} className="block w-full" aria-hidden="true" focusable="false">
        <path d={hill.path} className="fill-sunken stroke-line-strong" />
        {hill.marks.map(({ x, y, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two titles may stand at one place
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
