import { percentLength } from "../../numbers/bounds";
import { Feature, TryLink } from "./picture";

/** Dollars per thousand views, as in the sample of spec sections 4 and 9. */
export const RPM = { current: 2.67, average: 3.2, top: 5.8 };

interface RpmStep {
  /** Which tip of the sample it is. */
  tip: string;
  title: string;
  /** The title in two words, for the chart. */
  short: string;
  category: string;
  adds: number;
}

/** Tips of the tool's sample, the quickest first. */
export const RPM_STEPS: RpmStep[] = [
  {
    tip: "mid-roll",
    title: "Mid-roll breaks in videos over 8 minutes",
    short: "Mid-rolls",
    category: "Ad Optimization",
    adds: 0.31,
  },
  {
    tip: "buying-guide",
    title: "One buying guide a month",
    short: "Buying guide",
    category: "Content Strategy",
    adds: 0.44,
  },
  {
    tip: "subtitles",
    title: "Subtitles for viewers abroad",
    short: "Subtitles",
    category: "Audience Targeting",
    adds: 0.28,
  },
];

interface StackedStep {
  step: string;
  adds: string;
  from: number;
  to: number;
}

/** Stacks the steps: each starts at the total of those before it, rounded to cents. */
export function stackSteps(current: number, steps: RpmStep[]): StackedStep[] {
  let reached = current;
  return steps.map(({ short, adds }) => {
    const from = reached;
    reached = Math.round((reached + adds) * 100) / 100;
    return { step: short, adds: `+$${adds.toFixed(2)}`, from, to: reached };
  });
}

export function RpmBooster() {
  return (
    <Feature
      id="rpm"
      title="The same views, worth a little more"
      text="AI monetization recommendations, the quickest first, with your revenue per thousand views beside industry benchmarks."
      tool="RPM Booster"
      works={{
        at: "/rpm-booster",
        own: "Reads your own revenue.",
        sample: "Reads a sample channel's revenue for now.",
      }}
      action={<TryLink>Try RPM booster tips</TryLink>}
      className="lg:col-span-5"
    >
      <RpmChart />
    </Feature>
  );
}

const SCALE = 6;
const TOP = 52;
const ROW = 32;
const BAR = 24;

const at = (dollars: number) => percentLength((100 * dollars) / SCALE);
const dollars = (amount: number) => `$${amount.toFixed(2)}`;
const steps = stackSteps(RPM.current, RPM_STEPS);
const reached = steps.at(-1)?.to ?? RPM.current;
const last = steps.length + 1;
const bottom = TOP + ROW * last + BAR;

const top = (row: number) => TOP + ROW * row;
const middle = (row: number) => top(row) + BAR / 2;

const IN_WORDS = `RPM now ${dollars(RPM.current)}; ${RPM_STEPS.map(({ title, adds }) => `${title}: +${dollars(adds)}`).join("; ")}; then ${dollars(reached)}. Average ${dollars(RPM.average)}, top performers ${dollars(RPM.top)}.`;

/** The RPM now, each step and the total, against the benchmarks. */
function RpmChart() {
  return (
    <svg className="chart w-full" height={bottom + 8} role="img" aria-label={IN_WORDS}>
      <Benchmark amount={RPM.average} name="Average" y={40} />
      <Benchmark amount={RPM.top} name="Top performers" y={14} />
      <Total amount={RPM.current} name="Now" row={0} bar="fill-ink" text="fill-paper" />
      {steps.map(({ step, adds, from, to }, index) => (
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
