import { ladder, RPM, RPM_STEPS } from "./rpm";

const SCALE = 6;
const TOP = 52;
const ROW = 34;
const BAR = 18;

const at = (dollars: number) => `${(100 * dollars) / SCALE}%`;
const rungs = ladder(RPM.current, RPM_STEPS);
const reached = rungs.at(-1)?.to ?? RPM.current;
const bottom = TOP + ROW * (rungs.length + 2) - (ROW - BAR);

/** From now to then in steps, against what others earn. The list below it says the same in text. */
export function RpmChart() {
  return (
    <svg className="chart w-full" height={bottom + 8} aria-hidden="true" focusable="false">
      <Benchmark dollars={RPM.average} label={`Average $${RPM.average.toFixed(2)}`} y={40} />
      <Benchmark dollars={RPM.top} label={`Top performers $${RPM.top.toFixed(2)}`} y={14} />
      <rect y={TOP} width={at(RPM.current)} height={BAR} rx="2" className="fill-line-strong" />
      <Amount dollars={RPM.current} row={0}>{`$${RPM.current}`}</Amount>
      {rungs.map(({ label, from, to }, index) => (
        <g key={label}>
          <rect
            x={at(from)}
            y={TOP + ROW * (index + 1)}
            width={at(to - from)}
            height={BAR}
            rx="2"
            className="fill-go"
          />
          <Amount dollars={to} row={index + 1}>
            {label}
          </Amount>
        </g>
      ))}
      <rect y={bottom - BAR} width={at(reached)} height={BAR} rx="2" className="fill-go" />
      <Amount dollars={reached} row={rungs.length + 1} strong>{`$${reached.toFixed(2)}`}</Amount>
    </svg>
  );
}

function Benchmark({ dollars, label, y }: { dollars: number; label: string; y: number }) {
  return (
    <>
      <line
        x1={at(dollars)}
        x2={at(dollars)}
        y1={y + 6}
        y2={bottom + 8}
        strokeDasharray="2 5"
        className="stroke-line-strong"
      />
      <text x={at(dollars)} y={y} textAnchor="end" className="fill-ink-soft">
        {label}
      </text>
    </>
  );
}

interface AmountProps {
  dollars: number;
  row: number;
  strong?: boolean;
  children: string;
}

function Amount({ dollars, row, strong = false, children }: AmountProps) {
  return (
    <text
      x={at(dollars)}
      dx="8"
      y={TOP + ROW * row + BAR / 2}
      dominantBaseline="central"
      className={strong ? "fill-good font-semibold" : "fill-ink"}
    >
      {children}
    </text>
  );
}
