import type { BenchmarkBar, BenchmarkChart } from "./benchmark-chart";

const ROW = 58;
const TEXT = 12;
const BAR_TOP = 25;
const BAR = 15;

const SOLID = { now: "fill-ink", ahead: "fill-ink", others: "fill-line-strong" };
const REST = { now: "fill-ink", ahead: "fill-go", others: "fill-line-strong" };

/** A bar for each, and a line through them all where the visitor's own RPM ends. */
export function BenchmarkDrawing({ chart: { bars, now, text } }: { chart: BenchmarkChart }) {
  const height = bars.length * ROW - (ROW - BAR_TOP - BAR);
  return (
    <>
      <svg className="chart w-full text-sm" height={height} aria-hidden="true" focusable="false">
        <line
          x1={now}
          x2={now}
          y1={BAR_TOP}
          y2={height}
          strokeDasharray="2 4"
          className="stroke-line-strong"
        />
        {bars.map((bar, index) => (
          <Bar key={bar.name} bar={bar} top={index * ROW} />
        ))}
      </svg>
      <p className="sr-only">{text}</p>
    </>
  );
}

function Bar({ bar, top }: { bar: BenchmarkBar; top: number }) {
  const { name, kind, amount, beyond, solid, rest } = bar;
  return (
    <>
      <text y={top + TEXT} className={`halo ${kind === "others" ? "fill-ink-soft" : "font-medium"}`}>
        {name}
      </text>
      {beyond && (
        <text x="100%" dx="-56" y={top + TEXT} textAnchor="end" className="halo fill-ink-faint tabular-nums">
          {beyond}
        </text>
      )}
      <text x="100%" y={top + TEXT} textAnchor="end" className="font-semibold tabular-nums">
        {amount}
      </text>
      <rect y={top + BAR_TOP} width={solid} height={BAR} className={SOLID[kind]} />
      <rect
        x={solid}
        y={top + BAR_TOP}
        width={rest}
        height={BAR}
        className={REST[kind]}
        fillOpacity={kind === "others" ? 0.4 : 1}
      />
    </>
  );
}
