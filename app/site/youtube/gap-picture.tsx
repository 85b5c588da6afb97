const COLUMNS = 16;
const ROWS = 8;
const STEP = 20;

/* Places on the grid, column and row: where questions stand without a video, and the one to make. */
const OPEN = ["9 2", "10 2", "8 3", "9 3", "11 3", "9 4", "10 4", "11 4", "10 5", "3 6", "14 1"];
const PICK = "10 3";
const BARE = ["8 2", "11 2", "8 4", "11 5", "9 5", "12 3", "3 5", "14 2"];

const at = (place: string) => place.split(" ").map((n) => Number(n) * STEP + STEP / 2) as [number, number];

/* Dots as lines of no length with round ends: one path for all of them. */
const dots = (places: string[]) => places.map((place) => `M${at(place).join(" ")}h0`).join("");

const MADE = Array.from(
  { length: COLUMNS * ROWS },
  (_, n) => `${n % COLUMNS} ${Math.floor(n / COLUMNS)}`,
).filter((place) => !OPEN.includes(place) && !BARE.includes(place) && place !== PICK);

/** A field of videos with a clearing in it. */
export function GapPicture() {
  const [x, y] = at(PICK);
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
