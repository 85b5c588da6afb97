import { TONE_FILL } from "../frame/tones";
import type { ForecastShown } from "./shown";

const BANDS = {
  good: "fill-good-soft stroke-good",
  fair: "fill-fair-soft stroke-fair",
  poor: "fill-poor-soft stroke-poor",
};

/** Low to high views and the expected ones, on the one scale of all cards. The card says the same in words. */
export function RangeDrawing({ forecast }: { forecast: ForecastShown }) {
  const { range, successTone } = forecast;
  return (
    <svg className="block h-8 w-full overflow-visible" aria-hidden="true" focusable="false">
      {range.ticks.map(({ at }) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y1="0" y2="32" className="stroke-line" />
      ))}
      <rect
        x={`${range.left}%`}
        y="9.5"
        width={`${range.width}%`}
        height="13"
        rx="6.5"
        className={BANDS[successTone]}
      />
      <circle
        cx={`${range.expected}%`}
        cy="16"
        r="5.5"
        className={`stroke-surface ${TONE_FILL[successTone]}`}
        strokeWidth="2"
      />
    </svg>
  );
}

/** What the lines of the drawings stand for. */
export function RangeScale({ ticks }: { ticks: ForecastShown["range"]["ticks"] }) {
  return (
    <svg className="block h-4 w-full overflow-visible" aria-hidden="true" focusable="false">
      {ticks.map(({ at, label }, index) => (
        <text
          key={at}
          x={`${at}%`}
          y="12"
          textAnchor={index === 0 ? "start" : index === ticks.length - 1 ? "end" : "middle"}
          className="fill-ink-faint text-xs tabular-nums"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
