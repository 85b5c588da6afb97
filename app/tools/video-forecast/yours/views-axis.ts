import { scaleLog } from "d3-scale";
import { drawnPercent } from "../../../numbers/drawn";
import { views } from "./wording";

const STEPS = [[1, 2, 5], [1, 3], [1]];
const MARKS_AT_MOST = 5;

/** A scale of views on which twice as many is as far everywhere, with room at both ends, in percent of a drawing. */
export function viewsAxis(values: number[]) {
  const seen = values.filter((value) => value > 0);
  const low = seen.length > 0 ? Math.min(...seen) / 1.3 : 1;
  const high = seen.length > 0 ? Math.max(...seen) * 1.3 : 10;
  const scale = scaleLog().domain([low, high]).range([0, 100]).clamp(true);
  const marks = marksBetween(low, high);
  return {
    /** From the left. */
    across: (value: number) => drawnPercent(scale(value)),
    /** From the top, where most is. */
    down: (value: number) => drawnPercent(100 - scale(value)),
    place: (value: number) => scale(value),
    marks: marks.map((value) => ({ value, label: views(value) })),
  };
}

/** Round numbers between two: as fine as five of them allow. */
function marksBetween(low: number, high: number): number[] {
  const first = Math.floor(Math.log10(low));
  const powers = Array.from(
    { length: Math.ceil(Math.log10(high)) - first + 1 },
    (_, at) => 10 ** (first + at),
  );
  const found = STEPS.map((steps) =>
    powers
      .flatMap((power) => steps.map((step) => step * power))
      .filter((mark) => mark >= low && mark <= high),
  );
  const marks = found.find(({ length }) => length <= MARKS_AT_MOST) ?? found.at(-1) ?? [];
  const every = Math.ceil(marks.length / MARKS_AT_MOST);
  return marks.filter((_, at) => at % every === 0);
}
