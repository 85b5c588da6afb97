import type { OwnForecast } from "./own-forecast";
import { viewsAxis } from "./views-axis";

type Rows = Extract<OwnForecast["test"], { kind: "tested" }>["rows"];

/** What was forecast, from left to right, against what came, from bottom to top: on the diagonal they are the same. */
export function testPicture(rows: Rows) {
  const axis = viewsAxis(rows.flatMap(({ p50, viewsAt30 }) => [p50, viewsAt30]));
  // Both ways the same: where there is little room, every other mark says enough.
  const marks = axis.marks.length > 3 ? axis.marks.filter((_, at) => at % 2 === 0) : axis.marks;
  return {
    dots: rows.map(({ p50, viewsAt30, inside }) => ({
      x: axis.across(p50),
      y: axis.down(viewsAt30),
      inside,
    })),
    marks: marks.map(({ value, label }) => ({ label, x: axis.across(value), y: axis.down(value) })),
  };
}
