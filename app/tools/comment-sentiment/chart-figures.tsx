import { type ScoreTone, TONE_FILL } from "../../numbers/tone";
import type { ScoreChart, SharePart } from "./charts";

/** The score of each video, oldest first, with the band of green. The list below says the same in words. */
export function ScoreChartFigure({ chart: { dots, green, marks, steps } }: { chart: ScoreChart }) {
  return (
    <figure className="print:break-inside-avoid">
      <figcaption className="text-sm text-ink-soft">
        Sentiment score by video, oldest first. Green is 8 and up, amber 6 and up.
        {dots[0]?.range && " The bars are the ranges of the scores."}
      </figcaption>
      <div className="mt-5 pl-8">
        <svg className="chart h-48 w-full" aria-hidden="true" focusable="false">
          <rect width="100%" height={green} className="fill-good-soft" />
          {marks.map(({ mark, y }) => (
            <g key={mark}>
              <line x1="0" y1={y} x2="100%" y2={y} className="stroke-line" />
              <text x="-12" y={y} textAnchor="end" className="fill-ink-soft">
                {mark}
              </text>
            </g>
          ))}
          {steps.map(({ from, to }) => (
            <line
              key={to.id}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              strokeWidth="1.5"
              className="stroke-ink"
            />
          ))}
          {dots.map(({ id, x, y, score, tone, low, range }, index) => (
            <g key={id}>
              {range && (
                <line
                  x1={x}
                  x2={x}
                  y1={range.top}
                  y2={range.bottom}
                  strokeWidth="4"
                  className="stroke-line-strong"
                />
              )}
              <circle cx={x} cy={y} r="6.5" strokeWidth="2" className={`stroke-surface ${TONE_FILL[tone]}`} />
              <text
                x={x}
                y={y}
                // Beside the bar, and on the first one's free side of the line.
                dx={range && (index === 0 ? -12 : 12)}
                dy={range ? (index === 0 || index === dots.length - 1 ? 1 : low ? 15 : -15) : low ? 19 : -18}
                textAnchor={range ? (index === 0 ? "end" : "start") : "middle"}
                className="halo font-semibold"
              >
                {score}
              </text>
            </g>
          ))}
        </svg>
        <ol className="mt-2.5 grid auto-cols-fr grid-flow-col text-center text-xs text-ink-soft tabular-nums">
          {dots.map(({ id, day, title, score, range }) => (
            <li key={id} className="px-1.5">
              {day}
              <span className="line-clamp-2 text-ink max-md:sr-only print:not-sr-only print:line-clamp-2">
                {title}
              </span>
              <span className="sr-only">
                , {score} of 10{range && `, ${range.text}`}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

const STROKES: Record<ScoreTone, string> = {
  good: "stroke-good",
  fair: "stroke-fair",
  poor: "stroke-poor",
  neutral: "stroke-line-strong",
};

interface ScoreRingProps {
  /** "8.3" */
  score: string;
  /** How much of the ring is drawn, of a length of 10. */
  arc: string;
  tone: ScoreTone;
}

/** A score of 10 in a ring. */
export function ScoreRing({ score, arc, tone }: ScoreRingProps) {
  return (
    <span className="relative inline-grid size-14 shrink-0 place-items-center">
      <svg viewBox="0 0 56 56" fill="none" strokeWidth="4" className="absolute inset-0" aria-hidden="true">
        <circle cx="28" cy="28" r="25" className="stroke-line" />
        <circle
          cx="28"
          cy="28"
          r="25"
          pathLength="10"
          strokeDasharray={arc}
          transform="rotate(-90 28 28)"
          className={STROKES[tone]}
        />
      </svg>
      <span className="text-base font-semibold tabular-nums">
        <span className="sr-only">Sentiment score </span>
        {score}
        <span className="sr-only"> of 10</span>
      </span>
    </span>
  );
}

const FILLS = { positive: "fill-go", neutral: "fill-line-strong", negative: "fill-poor" };

interface SharesBarProps {
  shares: SharePart[];
  className?: string;
}

/** The three shares. A drawing only: they stand beside it in words. */
export function SharesBar({ shares, className = "h-2.5" }: SharesBarProps) {
  return (
    <svg className={`block w-full ${className}`} aria-hidden="true" focusable="false">
      {shares.map(({ sentiment, x, width }) => (
        <rect key={sentiment} x={x} width={width} height="100%" rx="2" className={FILLS[sentiment]} />
      ))}
    </svg>
  );
}

/** The bar with its legend. */
export function SharesFigure({ shares }: { shares: SharePart[] }) {
  return (
    <div className="print:break-inside-avoid">
      <SharesBar shares={shares} className="h-3" />
      <ul className="mt-2.5 flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
        {shares.map(({ sentiment, percent }) => (
          <li key={sentiment} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
              <rect width="10" height="10" rx="2" className={FILLS[sentiment]} />
            </svg>
            <span>
              <span className="font-medium">{percent}%</span> {sentiment}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
