import { between, centred, circle, fill, line, n, type Picture, path, rect, times } from "./picture";

/** A head-like disc with the light falling across it. */
export const beam: Picture = (w, h, c, random) => {
  const r = h * between(random, 0.3, 0.36);
  const [x, y] = [w * 0.6, h * between(random, 0.5, 0.58)];
  return (
    path(`M0 0 L${n(w * 0.22)} 0 L${n(x + r * 1.5)} ${n(h)} L${n(x - r * 1.1)} ${n(h)} Z`, fill(c.quiet)) +
    circle(x, y, r, fill(c.main)) +
    path(
      `M${n(x)} ${n(y - r)} A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)} A${n(r * 1.6)} ${n(r * 1.6)} 0 0 0 ${n(x)} ${n(y - r)} Z`,
      `${fill(c.ink)} fill-opacity="0.55"`,
    ) +
    circle(w * 0.14, h * 0.12, h * between(random, 0.14, 0.2), fill(c.spark))
  );
};

/** A low moon, trails turning around a pole, a few stars. */
export const night: Picture = (w, h, c, random) => {
  const [x, y] = [w * between(random, 0.55, 0.75), h * between(random, 0.3, 0.45)];
  const trails = times(6, (i) => {
    const r = h * (0.2 + i * 0.15);
    const from = between(random, 0, 2 * Math.PI);
    const to = from + between(random, 1.2, 2.4);
    return path(
      `M${n(x + r * Math.cos(from))} ${n(y + r * Math.sin(from))} A${n(r)} ${n(r)} 0 0 1 ${n(x + r * Math.cos(to))} ${n(y + r * Math.sin(to))}`,
      `${line(i % 3 === 1 ? c.spark : c.main, 2.4)} stroke-linecap="round"`,
    );
  });
  const stars = times(16, () =>
    circle(random() * w, random() * h * 0.8, between(random, 0.7, 1.9), fill(c.ink)),
  );
  const hill = path(
    `M0 ${n(h)} V${n(h * 0.86)} L${n(w * 0.3)} ${n(h * 0.72)} L${n(w * 0.55)} ${n(h * 0.88)} L${n(w * 0.8)} ${n(h * 0.78)} L${n(w)} ${n(h * 0.9)} V${n(h)} Z`,
    fill(c.quiet),
  );
  return trails + stars + circle(x, y, h * 0.09, fill(c.spark)) + hill;
};

/** Tall blocks with a strip of light between them, and somebody small. */
export const street: Picture = (w, h, c, random) => {
  const gap = w * between(random, 0.5, 0.6);
  return (
    path(`M0 0 H${n(gap - w * 0.08)} L${n(gap - w * 0.22)} ${n(h)} H0 Z`, fill(c.main)) +
    path(`M${n(gap + w * 0.14)} 0 H${n(w)} V${n(h)} H${n(gap + w * 0.34)} Z`, fill(c.quiet)) +
    times(6, (i) =>
      rect(
        w * 0.06 + (i % 2) * w * 0.14,
        h * (0.1 + Math.floor(i / 2) * 0.22),
        w * 0.07,
        h * 0.11,
        fill(random() < 0.4 ? c.spark : c.paper),
      ),
    ) +
    circle(gap + w * 0.03, h * 0.64, h * 0.055, fill(c.ink)) +
    path(
      `M${n(gap + w * 0.03)} ${n(h * 0.7)} l${n(h * 0.07)} ${n(h * 0.24)} h${n(-h * 0.14)} Z`,
      fill(c.ink),
    ) +
    path(
      `M${n(gap + w * 0.03)} ${n(h * 0.94)} l${n(w * 0.3)} ${n(h * 0.06)} h${n(-w * 0.36)} Z`,
      `${fill(c.ink)} fill-opacity="0.25"`,
    )
  );
};

/** A tone curve over a grid. */
export const curve: Picture = (w, h, c, random) => {
  const lift = between(random, 0.1, 0.2);
  const d = `M0 ${n(h)} C${n(w * (0.45 + lift))} ${n(h)} ${n(w * (0.45 - lift))} ${n(h * 0.12)} ${n(w)} ${n(h * 0.08)}`;
  return (
    path(`${d} V${n(h)} Z`, fill(c.quiet)) +
    times(3, (i) => rect((w * (i + 1)) / 4, 0, 1, h, `${fill(c.ink)} fill-opacity="0.18"`)) +
    times(3, (i) => rect(0, (h * (i + 1)) / 4, w, 1, `${fill(c.ink)} fill-opacity="0.18"`)) +
    path(d, `${line(c.main, 7)}`) +
    circle(w * 0.5, h * 0.55, h * 0.075, fill(c.spark)) +
    circle(w * 0.78, h * 0.19, h * 0.05, fill(c.ink))
  );
};

/** A sun and layers of land, the nearest darkest. */
export const hills: Picture = (w, h, c, random) => {
  const layer = (top: number, color: string, opacity: number) => {
    const [a, b] = [between(random, -0.12, 0.14), between(random, -0.12, 0.14)];
    return path(
      `M0 ${n(h * top)} C${n(w * 0.3)} ${n(h * (top - 0.16 + a))} ${n(w * 0.55)} ${n(h * (top + 0.16 + b))} ${n(w)} ${n(h * (top - 0.06 + a))} V${n(h)} H0 Z`,
      `${fill(color)} fill-opacity="${opacity}"`,
    );
  };
  return (
    circle(
      w * between(random, 0.25, 0.75),
      h * between(random, 0.26, 0.36),
      h * between(random, 0.15, 0.22),
      fill(c.spark),
    ) +
    layer(0.52, c.quiet, 1) +
    layer(0.68, c.main, 0.75) +
    layer(0.84, c.main, 1)
  );
};

/** The blades of a lens, or the segments of a plate, around an opening. */
export const aperture = centred(1.06, (w, h, c, random) => {
  const [x, y, r] = [w * 0.52, h * 0.5, h * 0.44];
  const turn = between(random, 0, 1);
  const open = between(random, 0.34, 0.5);
  const at = (i: number, radius: number) => {
    const angle = turn + (i * Math.PI) / 3;
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  };
  return (
    circle(x, y, r * 1.12, fill(c.quiet)) +
    times(6, (i) =>
      path(
        `M${at(i, r * open)} L${at(i + 0.75, r)} A${n(r)} ${n(r)} 0 0 1 ${at(i + 1.75, r)} L${at(i + 1, r * open)} Z`,
        `${fill(i === 2 ? c.spark : c.main)} stroke="${c.paper}" stroke-width="2"`,
      ),
    )
  );
});

/** A window, and its light on the floor. */
export const window: Picture = (w, h, c, random) => {
  const [x, y, s] = [w * between(random, 0.12, 0.24), h * 0.1, h * 0.27];
  const lean = h * between(random, 0.5, 0.7);
  const pane = (i: number) => ({ px: x + (i % 2) * s * 1.08, py: y + Math.floor(i / 2) * s * 1.08 });
  return (
    rect(0, h * 0.74, w, h * 0.26, fill(c.quiet)) +
    path(
      `M${n(x)} ${n(h * 0.74)} h${n(s * 2.08)} l${n(lean)} ${n(h * 0.26)} h${n(-s * 2.3)} Z`,
      `${fill(c.spark)} fill-opacity="0.9"`,
    ) +
    times(4, (i) => rect(pane(i).px, pane(i).py, s, s, fill(i === 1 ? c.spark : c.main))) +
    path(
      `M${n(w * 0.82 - h * 0.17)} ${n(h)} v${n(-h * 0.2)} a${n(h * 0.17)} ${n(h * 0.17)} 0 0 1 ${n(h * 0.34)} 0 v${n(h * 0.2)} Z`,
      fill(c.ink),
    ) +
    circle(w * 0.82, h * 0.48, h * 0.11, fill(c.ink))
  );
};
