import type { ViewsPicture } from "./views-picture";

const ROW = 16;
const OWN = 11;
const OTHER = 4;

/** The range of this idea among those of its batch. The texts beside and below it say the same. */
export function ViewsDrawing({ picture: { bars, ticks, compared } }: { picture: ViewsPicture }) {
  const ground = bars.length * ROW + 2;
  return (
    <>
      <svg
        className="w-full overflow-visible text-xs tabular-nums"
        height={ground + 20}
        aria-hidden="true"
        focusable="false"
      >
        {ticks.map(({ x, label, anchor }) => (
          <g key={label}>
            <line x1={x} x2={x} y1="0" y2={ground + 4} className="stroke-line" />
            <text x={x} y={ground + 17} textAnchor={anchor} className="fill-ink-faint">
              {label}
            </text>
          </g>
        ))}
        {bars.map(({ x, width, own }, index) => {
          const height = own ? OWN : OTHER;
          return (
            <rect
              key={`${x} ${width}`}
              x={x}
              y={index * ROW + (ROW - height) / 2}
              width={width}
              height={height}
              rx={height / 2}
              className={own ? "fill-go" : "fill-line-strong"}
              fillOpacity={own ? 1 : 0.7}
            />
          );
        })}
      </svg>
      <span className="sr-only">{compared}</span>
    </>
  );
}
