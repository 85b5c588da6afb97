import { TONE_FILL } from "../../ui/tones";
import type { ScoreChart } from "./score-chart";

/** The score of each video, oldest first, against the bound where green begins. The list below it is the drawing in words. */
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
