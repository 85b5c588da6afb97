import { between, centred, circle, fill, line, n, type Picture, path, rect, times } from "./picture";

/** Rings around a core, with something on each of them. */
export const orbit = centred(1.0, (w, h, c, random) => {
  const [x, y] = [w * 0.5, h * 0.5];
  return (
    times(3, (i) => circle(x, y, h * (0.44 - i * 0.13), i === 0 ? fill(c.quiet) : line(c.main, 4))) +
    times(3, (i) => {
      const [angle, r] = [between(random, 0, 2 * Math.PI), h * (0.44 - i * 0.13)];
      const color = i === 1 ? c.spark : c.main;
      return circle(x + r * Math.cos(angle), y + r * Math.sin(angle), h * (0.035 + i * 0.02), fill(color));
    }) +
    circle(x, y, h * 0.07, fill(c.ink))
  );
});

/** Boxes within boxes, as components are. */
export const nested = centred(1.14, (w, h, c, random) => {
  const [x, y, s] = [w * 0.5 - h * 0.5, h * 0.1, h * 0.8];
  const pad = s * 0.1;
  const split = between(random, 0.34, 0.6);
  const inner = s * 1.25 - 3 * pad;
  return (
    rect(x, y, s * 1.25, s, `rx="${n(s * 0.07)}" ${fill(c.main)}`) +
    rect(x + pad, y + pad, inner * split, s - 2 * pad, `rx="${n(s * 0.04)}" ${fill(c.quiet)}`) +
    rect(
      x + 2 * pad + inner * split,
      y + pad,
      inner * (1 - split),
      s * 0.36,
      `rx="${n(s * 0.04)}" ${fill(c.paper)}`,
    ) +
    rect(
      x + 2 * pad + inner * split,
      y + 2 * pad + s * 0.36,
      inner * (1 - split),
      s * 0.64 - 3 * pad,
      `rx="${n(s * 0.04)}" ${fill(c.spark)}`,
    )
  );
});

/** Angle brackets and a slash. */
export const brackets = centred(1.3, (w, h, c, random) => {
  const [x, y, r] = [w * 0.5, h * 0.5, h * 0.3];
  const reach = r * between(random, 0.9, 1.15);
  const chevron = (side: number) =>
    path(
      `M${n(x + side * r * 0.75)} ${n(y - r)} L${n(x + side * (r * 0.75 + reach))} ${n(y)} L${n(x + side * r * 0.75)} ${n(y + r)}`,
      `${line(c.main, h * 0.12)} stroke-linejoin="round" stroke-linecap="round"`,
    );
  return (
    circle(x, y, h * 0.4, fill(c.quiet)) +
    chevron(-1) +
    chevron(1) +
    path(
      `M${n(x - r * 0.3)} ${n(y + r)} L${n(x + r * 0.3)} ${n(y - r)}`,
      `${line(c.spark, h * 0.1)} stroke-linecap="round"`,
    )
  );
});

/** A loop that comes back to where it began. */
export const loop = centred(1.0, (w, h, c, random) => {
  const [x, y, r] = [w * 0.5, h * 0.5, h * 0.34];
  const gap = between(random, 20, 70);
  return (
    circle(x, y, r * 1.28, fill(c.quiet)) +
    `<g transform="rotate(${n(gap)} ${n(x)} ${n(y)})">${path(`M${n(x)} ${n(y - r)} A${n(r)} ${n(r)} 0 1 1 ${n(x - r)} ${n(y)}`, line(c.main, h * 0.11))}${path(`M${n(x - r * 1.42)} ${n(y)} H${n(x - r * 0.58)} L${n(x - r)} ${n(y - r * 0.55)} Z`, fill(c.main))}</g>` +
    circle(x, y, r * 0.3, fill(c.spark))
  );
});

/** A grid of lamps, some of them lit, one of them bright. */
export const lamps: Picture = (w, h, c, random) => {
  const [across, down] = [6, 4];
  const [dx, dy] = [w / across, h / down];
  const chosen = 7 + Math.floor(random() * 9);
  return times(across * down, (i) => {
    const [x, y] = [(i % across) * dx + dx / 2, Math.floor(i / across) * dy + dy / 2];
    const color = i === chosen ? c.spark : random() < 0.55 ? c.main : c.quiet;
    return circle(x, y, Math.min(dx, dy) * (i === chosen ? 0.46 : 0.34), fill(color));
  });
};

/** Cubes, piled. */
export const blocks = centred(1.1, (w, h, c, random) => {
  const s = h * 0.235;
  const [dx, dy] = [s * 0.866, s * 0.5];
  const cube = (column: number, row: number, top: string) => {
    const [x, y] = [w / 2 + column * dx, h * 0.12 + row * s * 1.5];
    return (
      path(`M${n(x)} ${n(y)} l${n(dx)} ${n(dy)} l${n(-dx)} ${n(dy)} l${n(-dx)} ${n(-dy)} Z`, fill(top)) +
      path(`M${n(x - dx)} ${n(y + dy)} l${n(dx)} ${n(dy)} v${n(s)} l${n(-dx)} ${n(-dy)} Z`, fill(c.main)) +
      path(
        `M${n(x + dx)} ${n(y + dy)} l${n(-dx)} ${n(dy)} v${n(s)} l${n(dx)} ${n(-dy)} Z`,
        `${fill(c.ink)} fill-opacity="0.8"`,
      )
    );
  };
  const chosen = Math.floor(random() * 3);
  const top = (i: number) => (i === chosen ? c.spark : c.quiet);
  return cube(0, 0, top(0)) + cube(-1, 1, top(1)) + cube(1, 1, top(2));
});
