import type { RecommendationShown } from "./shown";

const BAR = 10;

/** From the current RPM to the projected one, on the scale of the chart above. */
export function GainDrawing({ recommendation }: { recommendation: RecommendationShown }) {
  const { currentRPM, projectedRPM, potentialIncrease, percent, bar } = recommendation;
  return (
    <div className="self-start">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-xl font-semibold text-good">{potentialIncrease}</span>
        <span className="text-sm text-ink-soft">{percent}</span>
      </p>
      <svg className="chart mt-2.5 w-full" height={BAR + 22} aria-hidden="true" focusable="false">
        <rect width="100%" height={BAR} className="fill-line" />
        <rect width={bar.current} height={BAR} className="fill-ink" />
        <rect x={bar.current} width={bar.added} height={BAR} className="fill-go" />
        <line x1={bar.average} x2={bar.average} y1="-3" y2={BAR + 4} className="stroke-ink-soft" />
        <text x={bar.average} y={BAR + 14} textAnchor="middle" className="fill-ink-faint">
          average
        </text>
      </svg>
      <p className="mt-1.5 text-sm text-ink-soft">
        RPM from <span className="text-ink">{currentRPM}</span> to{" "}
        <span className="font-medium text-ink">{projectedRPM}</span>
      </p>
    </div>
  );
}
