import type { TrendLine } from "./show";

interface TrendLineFigureProps {
  line: TrendLine;
  /** The drawing in words. */
  text: string;
  peakSeason: string;
  unit: string;
  /** Height of the drawing. */
  className?: string;
}

/** Interest over time. The drawing stretches to its box, so its text stands outside the SVG. */
export function TrendLineFigure({ line, text, peakSeason, unit, className = "h-36" }: TrendLineFigureProps) {
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${line.width} ${line.height}`}
        preserveAspectRatio="none"
        className={`w-full overflow-visible ${className}`}
        aria-hidden="true"
        focusable="false"
      >
        {line.seasons.map(({ x, width }) => (
          <rect key={x} x={x} y="0" width={width} height={line.height} className="fill-go-soft" />
        ))}
        <path d={line.area} className="fill-ink" fillOpacity="0.05" />
        <path
          d={line.line}
          fill="none"
          strokeWidth="1.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
        <path
          d={`M0 ${line.height}H${line.width}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-line-strong"
        />
        <path
          d={line.lastWeek}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-go"
        />
        {/* A line of length 0 with round ends: a dot that does not stretch. */}
        <path
          d={line.end}
          strokeWidth="9"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-go"
        />
      </svg>
      <p
        aria-hidden="true"
        className="mt-1.5 grid grid-cols-2 gap-x-4 gap-y-1 text-xs text-ink-soft tabular-nums sm:grid-cols-[auto_1fr_auto]"
      >
        <span>{line.from}</span>
        <span className="order-last col-span-2 flex flex-wrap gap-x-5 gap-y-1 sm:order-none sm:col-span-1 sm:justify-center">
          {line.seasons.length > 0 && (
            <span className="flex items-center gap-1.5">
              <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
                <rect width="10" height="10" rx="2" className="fill-go-soft stroke-go" strokeOpacity="0.5" />
              </svg>
              Peak season: {peakSeason}
            </span>
          )}
          <span className="flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
              <circle cx="5" cy="5" r="5" className="fill-go" />
            </svg>
            Last week: {line.latest} {unit}
          </span>
        </span>
        <span className="text-right sm:col-start-3">{line.to}</span>
      </p>
      <figcaption className="sr-only">Interest over time: {text}</figcaption>
    </figure>
  );
}
