import { expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { correct, correctionsAfter } from "./correction";

const random = seeded("correction");
const views = Array.from({ length: 200 }, () => 3 + random());

it("shifts a forecast that is always too low up to the median of the misses", () => {
  const corrections = correctionsAfter(
    views,
    views.map((own) => own - 0.4),
  );
  expect(corrections[0]).toMatchObject({ shift: 0, share: expect.closeTo(0.914, 3) });
  expect(corrections.at(-1)?.shift).toBeCloseTo((0.4 * 195) / 225);
});

it("leans on the plain median where that was nearer, and on the forecast where that was", () => {
  const wild = views.map((own, at) => own + (at % 2 ? 2 : -2));
  expect(correctionsAfter(views, wild).at(-1)?.share).toBeCloseTo(0.1, 9);
  const near = views.map((own, at) => own + (at % 2 ? 0.02 : -0.02));
  expect(correctionsAfter(views, near).at(-1)?.share).toBeCloseTo(1, 2);
});

it("follows from earlier uploads only", () => {
  const means = views.map((_, at) => 3 + (at % 7) / 10);
  const short = correctionsAfter(views.slice(0, 50), means.slice(0, 50));
  expect(short).toEqual(correctionsAfter(views, means).slice(0, 51));
});

it("mixes by its share", () => {
  expect(correct(4, { shift: 0.2, share: 0.5, usual: 3 })).toBeCloseTo(3.6);
  expect(correct(4, undefined)).toBe(4);
});
