import type { KeywordStrip } from "./keyword-strip";

/** A text as a strip, with a mark at each keyword and the first 125 characters tinted. */
export function KeywordStripFigure({ strip }: { strip: KeywordStrip }) {
  return (
    <svg className="block h-7 w-full" aria-hidden="true" focusable="false">
      <rect y="6" width={`${strip.end}%`} height="16" rx="3" className="fill-sunken stroke-line" />
      <rect
        y="6"
        width={`${Math.min(strip.foldAt, strip.end)}%`}
        height="16"
        rx="3"
        className="fill-go-soft stroke-line"
      />
      <line
        x1={`${strip.foldAt}%`}
        x2={`${strip.foldAt}%`}
        y1="0"
        y2="28"
        strokeDasharray="2 3"
        className="stroke-line-strong"
      />
      {/* One path for all marks: separate lines would be as large as the text. */}
      <svg viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
        <path
          d={strip.marks.map((at) => `M${at} 6v16`).join("")}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          className="stroke-go"
        />
      </svg>
    </svg>
  );
}
