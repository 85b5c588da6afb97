import type { ShareFigure } from "./figures-shown";

/** A share on a line from nothing to all, with its interval. A drawing only: both stand above it in words. */
export function IntervalLine({ from, length, at }: NonNullable<ShareFigure["line"]>) {
  return (
    <svg className="mt-3 block h-4 w-full overflow-visible" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" />
      <rect x={from} width={length} y="25%" height="50%" rx="2" className="fill-line-strong" />
      <line x1={at} x2={at} y1="0" y2="100%" strokeWidth="2" className="stroke-ink" />
    </svg>
  );
}
