import type { Stem, StemChart } from "../numbers/stem-chart";

interface StemPictureProps {
  chart: Omit<StemChart, "stems"> & {
    /** A plain one stays in the background; a label stands at its end. */
    stems: (Stem & { isPlain?: boolean; label?: string | null })[];
    /** What the first and the last stem are. */
    from: string;
    to: string;
  };
  /** A height class. */
  height: string;
}

const GOOD = { line: "stroke-good", fill: "fill-good" };
const POOR = { line: "stroke-poor", fill: "fill-poor" };

/** Stems above and below the usual. Its figure says the same in words. */
export function StemPicture({ chart: { base, stems, marks, from, to }, height }: StemPictureProps) {
  return (
    <div aria-hidden="true" className="pt-3 pr-1 pl-11">
      <svg
        className={`block w-full overflow-visible text-xs tabular-nums ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {marks.map(({ label, y, isUsual }) => (
          <g key={label}>
            <line x2="100%" y1={y} y2={y} className={isUsual ? "stroke-line-strong" : "stroke-line"} />
            <text x="-10" y={y} dy="4" textAnchor="end" fontSize="13" className="fill-ink-soft">
              {label}
            </text>
          </g>
        ))}
        {stems.map(({ x, y, isAbove, isPlain, label }) => {
          const { line, fill } = isAbove ? GOOD : POOR;
          return (
            <g key={x}>
              <line
                x1={x}
                x2={x}
                y1={base}
                y2={y}
                strokeWidth="2"
                strokeOpacity={isPlain ? 0.45 : 1}
                className={isPlain ? "stroke-line-strong" : line}
              />
              <circle
                cx={x}
                cy={y}
                r={isPlain ? 4 : 6}
                strokeWidth="1.5"
                className={`stroke-surface ${isPlain ? "fill-ink-faint" : fill}`}
              />
              {label && (
                <text
                  x={x}
                  y={y}
                  dy={isAbove ? -12 : 22}
                  textAnchor="middle"
                  fontSize="13"
                  className={`font-semibold ${fill}`}
                >
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <p className="mt-2 flex justify-between gap-4 text-xs text-ink-soft">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
