import type { ForecastShown } from "./forecast-shown";

interface TestDrawingProps {
  picture: NonNullable<ForecastShown["test"]["shown"]>["picture"];
  caption: string;
}

/** Forecast against what came. The list beside it says the same in words. */
export function TestDrawing({ picture: { dots, marks }, caption }: TestDrawingProps) {
  return (
    <figure className="min-w-0 max-w-76 print:break-inside-avoid">
      <p aria-hidden="true" className="text-xs text-ink-soft">
        What came
      </p>
      <div className="mt-2.5 pr-1 pl-11">
        <svg className="chart h-56 w-full tabular-nums" aria-hidden="true" focusable="false">
          {marks.map(({ label, x, y }) => (
            <g key={label}>
              <line x2="100%" y1={y} y2={y} className="stroke-line" />
              <line y2="100%" x1={x} x2={x} className="stroke-line" />
              <text x="-10" y={y} textAnchor="end" className="fill-ink-soft">
                {label}
              </text>
              <text x={x} y="100%" dy="14" textAnchor="middle" className="fill-ink-soft">
                {label}
              </text>
            </g>
          ))}
          <line y1="100%" x2="100%" y2="0" strokeWidth="1.5" className="stroke-line-strong" />
          {dots.map(({ x, y, inside }) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r="4.5"
              strokeWidth="1.75"
              className={inside ? "fill-go stroke-surface" : "fill-surface stroke-poor"}
            />
          ))}
        </svg>
      </div>
      <p aria-hidden="true" className="mt-6 text-right text-xs text-ink-soft">
        What was forecast
      </p>
      <figcaption className="mt-2 text-xs text-ink-soft">
        {caption}: on the line the forecast was right, above it more came. Filled ones ended inside their
        range, rings outside.
      </figcaption>
    </figure>
  );
}
