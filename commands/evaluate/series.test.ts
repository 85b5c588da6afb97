import { expect, it } from "vitest";
import { evaluateSeries } from "./series";

const HEADING = "channel,title,published_at,age_days,views,duration_s,video_id";

/** Twenty uploads with 1,000 views and then a series with these, one a day, all over a year old. */
function history(views: number[]): string {
  const row = (title: string, count: number, at: number) =>
    `Harbor,${title},${new Date(Date.UTC(2020, 0, 1 + at)).toISOString()},500,${count},600,v${at}`;
  const before = Array.from({ length: 20 }, (_, at) => row("A boat", 1000, at));
  return [HEADING, ...before, ...views.map((count, at) => row(`Boat diary #${at + 1}`, count, 20 + at))].join(
    "\n",
  );
}

it("compares later episodes with the first, and each verdict with the next episode", () => {
  const { held, figure, text, accuracy } = evaluateSeries(
    history([2000, 1000, 2000, 500, 500, 500, 500, 2000]),
  );
  expect(held).toBe("1 series of 1 channels");
  expect(figure).toBe("part 2 gets 0.50 of part 1");
  expect(text).toMatch(/^2 +1 +0\.50 +100\.0 %/m);
  expect(accuracy?.find(({ measure }) => measure.startsWith("stopped"))).toMatchObject({
    items: 3,
    shipped: 2 / 3,
  });
});

it("throws without a series", () => {
  expect(() => evaluateSeries(`${HEADING}\n`)).toThrow("no series is found");
});
