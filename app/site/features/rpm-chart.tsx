import { drawnPercent } from "../../numbers/drawn";
import { ladder, RPM, RPM_STEPS } from "./rpm";

const SCALE = 6;
const TOP = 56;
const ROW = 38;
const BAR = 26;

const at = (dollars: number) => drawnPercent((100 * dollars) / SCALE);
const dollars = (amount: number) => `$${amount.toFixed(2)}`;
const rungs = ladder(RPM.current, RPM_STEPS);
const reached = rungs.at(-1)?.to ?? RPM.current;
const last = rungs.length + 1;
const bottom = TOP + ROW * last + BAR;

const top = (row: number) => TOP + ROW * row;
const middle = (row: number) => top(row) + BAR / 2;

/** From now to then in steps, against what others earn. The list below it says the same in text. */
export function RpmChart() {
  return (
    <svg className="chart w-full" height={bottom + 8} aria-hidden="true" focusable="false">
      <Benchmark amount={RPM.average} name="Average" y={40} />
      <Benchmark amount={RPM.top} name="Top performers" y={14} />
      <Total amount={RPM.current} name="Now" row={0} bar="fill-ink" text="fill-paper" />
      {rungs.map(({ step, adds, from, to }, index) => (
        <g key={step}>
          <text x="10" y={middle(index + 1)} className="fill-ink-soft">
            {step}
          </text>
          <rect x={at(from)} y={top(index + 1)} width={at(to - from)} height={BAR} className="fill-go" />
          <text x={at(to)} dx="8" y={middle(index + 1)} className="halo">
            {adds}
          </text>
        </g>
      ))}
      <Total amount={reached} name="Then" row={last} bar="fill-go" text="fill-on-go" />
    </svg>
  );
}

interface TotalProps {
  amount: number;
  name: string;
  row: number;
  bar: string;
  text: string;
}

function Total({ amount, name, row, bar, text }: TotalProps) {
  return (
    <>
      <rect y={top(row)} width={at(amount)} height={BAR} rx="2" className={bar} />
      <text x="10" y={middle(row)} className={text}>
        {name}
      </text>
      <text x={at(amount)} dx="-10" y={middle(row)} textAnchor="end" className={`font-semibold ${text}`}>
        {dollars(amount)}
      </text>
    </>
  );
}

function Benchmark({ amount, name, y }: { amount: number; name: string; y: number }) {
  const x = at(amount);
  return (
    <>
      <line x1={x} x2={x} y1={y + 8} y2={bottom + 8} strokeDasharray="2 5" className="stroke-line-strong" />
      <text x={x} y={y - 4} textAnchor="end" className="fill-ink-soft">
        {name} {dollars(amount)}
      </text>
    </>
  );
}
