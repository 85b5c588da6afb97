import { between, centred, circle, fill, line, n, type Picture, path, rect, times } from "./picture";

/** Lanes of a track, bending. */
export const lanes: Picture = (w, h, c, random) => {
  const right = random() < 0.5;
  const x = right ? w * 0.92 : w * 0.08;
  const colors = [c.quiet, c.main, c.quiet, c.main, c.spark];
  return (
    times(5, (i) => circle(x, h * 1.02, h * (1.02 - i * 0.19), fill(colors[i] ?? c.main))) +
    times(4, (i) => circle(x, h * 1.02, h * (1.02 - i * 0.19), `${line(c.paper, 2)}`)) +
    circle(x, h * 1.02, h * 0.13, fill(c.paper))
  );
};

/** Columns that rise, with one that stands out. */
export const columns: Picture = (w, h, c, random) => {
  const count = 5;
  const width = w / (count * 1.45);
  const chosen = 2 + Math.floor(random() * 3);
  return (
    circle(w * 0.24, h * 0.26, h * 0.15, fill(c.quiet)) +
    times(count, (i) => {
      const height = h * (0.24 + i * 0.13 + between(random, -0.05, 0.05));
      return rect(
        w * 0.06 + i * width * 1.35,
        h - height,
        width,
        height + width,
        `rx="${n(width / 2)}" ${fill(i === chosen ? c.spark : c.main)}`,
      );
    })
  );
};

/** Two discs on a bar. */
export const weights = centred(1.5, (w, h, c, random) => {
  const tilt = between(random, -24, -10);
  const [x, y] = [w / 2, h / 2];
  const disc = (side: number) =>
    rect(
      x + side * h * 0.36 - h * 0.075,
      y - h * 0.34,
      h * 0.15,
      h * 0.68,
      `rx="${n(h * 0.06)}" ${fill(c.main)}`,
    ) +
    rect(
      x + side * h * 0.53 - h * 0.055,
      y - h * 0.23,
      h * 0.11,
      h * 0.46,
      `rx="${n(h * 0.045)}" ${fill(c.spark)}`,
    );
  return (
    circle(x, y, h * 0.42, fill(c.quiet)) +
    `<g transform="rotate(${n(tilt)} ${n(x)} ${n(y)})">${rect(x - h * 0.66, y - h * 0.035, h * 1.32, h * 0.07, fill(c.ink))}${disc(-1)}${disc(1)}</g>`
  );
});

/** Arcs that bend over one another, as a stretching back does. */
export const arches: Picture = (w, h, c, random) => {
  const x = w * between(random, 0.42, 0.58);
  const colors = [c.main, c.quiet, c.spark, c.ink];
  return (
    times(4, (i) => {
      const r = h * (0.78 - i * 0.19);
      return path(
        `M${n(x - r)} ${n(h)} A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(h)} Z`,
        fill(colors[i] ?? c.main),
      );
    }) + circle(x + h * 0.62, h * 0.2, h * 0.1, fill(c.spark))
  );
};

/** Steps, with something round going up. */
export const steps: Picture = (w, h, c, random) => {
  const count = 5;
  const lead = Math.floor(between(random, 2, 4.99));
  const top = (i: number) => h * (0.92 - i * 0.145);
  return (
    circle(w * 0.28, h * 0.3, h * 0.24, fill(c.quiet)) +
    times(count, (i) => rect((w * i) / count, top(i), w / count + 1, h, fill(c.main))) +
    times(count, (i) => rect((w * i) / count, top(i), w / count + 1, h * 0.035, fill(c.ink))) +
    circle((w * (lead + 0.5)) / count, top(lead) - h * 0.1, h * 0.1, fill(c.spark))
  );
};

/** A mat, half unrolled, under a sun or a ball. */
export const mat: Picture = (w, h, c, random) => {
  const [x, y, r] = [w * between(random, 0.26, 0.36), h * 0.66, h * 0.19];
  return (
    circle(w * between(random, 0.62, 0.76), h * 0.36, h * 0.24, fill(c.spark)) +
    rect(0, h * 0.85, w, h * 0.15, fill(c.quiet)) +
    rect(x, y + r - h * 0.055, w, h * 0.055, fill(c.main)) +
    circle(x, y, r, fill(c.main)) +
    circle(x, y, r * 0.68, line(c.paper, h * 0.025)) +
    circle(x, y, r * 0.34, line(c.paper, h * 0.025))
  );
};
