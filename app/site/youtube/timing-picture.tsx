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
export function TimingPicture() {
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
