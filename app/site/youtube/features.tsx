import type { ReactNode } from "react";
import { roundLength } from "../../numbers/bounds";

/** The four tools of the spec's landing page for YouTube creators (section 2). */
export function Features() {
  return (
    <section aria-labelledby="features" className="border-t border-line bg-surface">
      <div className="frame py-16 sm:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="features" className="max-w-[18ch] text-3xl">
            Four things to know before you film
          </h2>
          <p className="text-xs text-ink-soft">Illustrative figures</p>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:gap-x-16 lg:gap-y-16">
          <Feature title="Content gap analysis" picture={<GapPicture />}>
            Topics many viewers want and few creators cover. Each dot is a video that exists; the rings are
            questions that nobody has answered well.
          </Feature>
          <Feature title="Viral potential predictor" picture={<PotentialPicture />}>
            How far an idea could travel, read from how similar videos did: a range with its odds, never one
            promised number.
          </Feature>
          <Feature title="Audience demand insights" picture={<DemandPicture />}>
            Viewers' requests in their own words, counted, so a title can answer a question people really
            have.
          </Feature>
          <Feature title="Optimal upload timing" picture={<TimingPicture />}>
            The days and hours at which your own uploads did best, once there are enough of them to tell.
          </Feature>
        </ul>
      </div>
    </section>
  );
}

function Feature({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col">
      <div className="rounded-card border border-line bg-paper p-5 sm:p-7">
        {/* SVG text is in the drawing's own units: larger ones where the drawing is small. */}
        <div className="@container">
          <div className="text-[14px] @sm:text-[11px] @md:text-[9px]">{picture}</div>
        </div>
      </div>
      <h3 className="mt-5 text-xl">{title}</h3>
      <p className="mt-2 max-w-prose text-ink-soft">{children}</p>
    </li>
  );
}

const COLUMNS = 16;
const ROWS = 8;
const STEP = 20;

/* Cells of the grid, column and row: open questions, and the one to answer. */
const OPEN = ["9 2", "10 2", "8 3", "9 3", "11 3", "9 4", "10 4", "11 4", "10 5", "3 6", "14 1"];
const PICK = "10 3";
const BARE = ["8 2", "11 2", "8 4", "11 5", "9 5", "12 3", "3 5", "14 2"];

function at(cell: string) {
  const [column = 0, row = 0] = cell.split(" ").map(Number);
  return { x: column * STEP + STEP / 2, y: row * STEP + STEP / 2 };
}

/* Dots as zero-length lines with round ends, so that one path draws them all. */
function dots(cells: string[]) {
  return cells
    .map((cell) => {
      const { x, y } = at(cell);
      return `M${x} ${y}h0`;
    })
    .join("");
}

const MADE = Array.from(
  { length: COLUMNS * ROWS },
  (_, n) => `${n % COLUMNS} ${Math.floor(n / COLUMNS)}`,
).filter((place) => !OPEN.includes(place) && !BARE.includes(place) && place !== PICK);

/** A field of videos with a gap in it. */
function GapPicture() {
  const { x, y } = at(PICK);
  return (
    <svg viewBox="0 0 320 160" className="w-full" aria-hidden="true" focusable="false">
      <path d={dots(MADE)} strokeWidth="9" strokeLinecap="round" className="stroke-ink" strokeOpacity="0.2" />
      <path d={dots(OPEN)} strokeWidth="10" strokeLinecap="round" className="stroke-go" />
      <path d={dots(OPEN)} strokeWidth="7" strokeLinecap="round" className="stroke-paper" />
      <circle cx={x} cy={y} r="11" className="fill-go" />
      <path d={`M${x - 3} ${y - 5}l8 5l-8 5z`} className="fill-on-go" />
    </svg>
  );
}

/** Views so far, then a range that widens with every day ahead. */
function PotentialPicture() {
  return (
    <svg viewBox="0 0 320 160" className="w-full overflow-visible" aria-hidden="true" focusable="false">
      <path
        d="M104 98C150 86 196 50 244 10V134C196 126 150 114 104 98Z"
        className="fill-go"
        fillOpacity="0.14"
      />
      <path
        d="M104 98C150 90 196 70 244 46V112C196 110 150 107 104 98Z"
        className="fill-go"
        fillOpacity="0.28"
      />
      <path d="M104 98C150 95 196 88 244 78" fill="none" strokeWidth="2.5" className="stroke-go" />
      <path d="M0 150C32 146 62 114 104 98" fill="none" strokeWidth="2.5" className="stroke-ink" />
      <path d="M104 8V159" strokeDasharray="2 4" className="stroke-line-strong" />
      <path d="M0 159.5H320" className="stroke-line-strong" />
      <circle cx="104" cy="98" r="4.5" className="fill-ink" />
      <path d="M244 10V134" strokeWidth="1.5" className="stroke-go" />
      <path d="M244 46V112" strokeWidth="4" className="stroke-go" />
      <text x="96" y="17" textAnchor="end" className="fill-ink-soft">
        Today
      </text>
      <text x="252" y="14" dominantBaseline="middle" className="fill-ink-soft">
        9 in 10
      </text>
      <text x="252" y="79" dominantBaseline="middle" className="fill-ink font-medium">
        Half of all
      </text>
    </svg>
  );
}

const QUESTIONS = [
  { question: "Why is my crumb so dense?", asked: 312 },
  { question: "How long in the fridge?", asked: 268 },
  { question: "Can I bake it without a Dutch oven?", asked: 154 },
  { question: "Is rye harder?", asked: 61 },
];

const FULL = 312;
const ROW = 40;

/** Viewers' questions on sourdough, by how often they were asked. */
function DemandPicture() {
  return (
    <svg viewBox="0 0 320 150" className="w-full" aria-hidden="true" focusable="false">
      {QUESTIONS.map(({ question, asked }, row) => (
        <g key={question}>
          <text x="0" y={row * ROW + 12} className="fill-ink">
            “{question}”
          </text>
          <text x="320" y={row * ROW + 12} textAnchor="end" className="fill-ink-soft">
            {asked}
          </text>
          <rect y={row * ROW + 21} width="320" height="6" rx="3" className="fill-ink" fillOpacity="0.08" />
          <rect
            y={row * ROW + 21}
            width={roundLength((asked / FULL) * 320)}
            height="6"
            rx="3"
            className={row === 0 ? "fill-go" : "fill-ink"}
            fillOpacity={row === 0 ? 1 : 0.4}
          />
        </g>
      ))}
    </svg>
  );
}

/* How many viewers are there, 0 to 4: a row is four hours, a column a day from Monday. */
const WEEK = ["0000001", "1111122", "1111233", "2212344", "3334443", "1122221"];
const DAYS = ["M", "T", "W", "T", "F", "S", "S"];
const OPACITY = [0.05, 0.14, 0.28, 0.46, 0.7];
const HOURS = [
  { row: 1, hour: "4 am" },
  { row: 3, hour: "Noon" },
  { row: 5, hour: "8 pm" },
];
const BEST = { day: 6, row: 3 };

const [LEFT, WIDE, HIGH, GAP] = [44, 36, 18, 4];
const x = (day: number) => LEFT + day * (WIDE + GAP);
const y = (row: number) => row * (HIGH + GAP);

/** All cells of one shade in one path. */
function cells(shade: number): string {
  return WEEK.flatMap((days, row) =>
    [...days].map((value, day) =>
      Number(value) === shade ? `M${x(day)} ${y(row)}h${WIDE}v${HIGH}h-${WIDE}z` : "",
    ),
  ).join("");
}

/** A week of viewers, and the slot to publish in. */
function TimingPicture() {
  const [left, top] = [x(BEST.day), y(BEST.row)];
  return (
    <svg viewBox="0 0 320 150" className="w-full" aria-hidden="true" focusable="false">
      {OPACITY.map((opacity, shade) => (
        <path key={opacity} d={cells(shade)} className="fill-go" fillOpacity={opacity} />
      ))}
      <rect x={left} y={top} width={WIDE} height={HIGH} className="fill-go" />
      <path d={`M${left + WIDE / 2 - 3} ${top + 4}l8 5l-8 5z`} className="fill-on-go" />
      {HOURS.map(({ row, hour }) => (
        <text key={hour} y={y(row) + HIGH / 2} dominantBaseline="central" className="fill-ink-soft">
          {hour}
        </text>
      ))}
      {DAYS.map((name, day) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: two days share a letter, and none ever moves
          key={day}
          x={x(day) + WIDE / 2}
          y="148"
          textAnchor="middle"
          className={day === BEST.day ? "fill-ink font-semibold" : "fill-ink-soft"}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
