import { between, centred, circle, fill, line, n, type Picture, path, rect, times } from "./picture";

/** A bowl, and what is about to be in it. */
export const bowl = centred(1.0, (w, h, c, random) => {
  const [x, y, r] = [w * 0.5, h * 0.5, h * 0.4];
  const colors = [c.spark, c.quiet, c.main, c.spark, c.quiet];
  return (
    times(5, (i) =>
      circle(
        x + r * (-0.66 + i * 0.33),
        y - r * between(random, 0.02, 0.3),
        r * between(random, 0.2, 0.32),
        fill(colors[i] ?? c.main),
      ),
    ) +
    path(`M${n(x - r)} ${n(y)} H${n(x + r)} A${n(r)} ${n(r)} 0 0 1 ${n(x - r)} ${n(y)} Z`, fill(c.main)) +
    rect(x - r * 0.4, y + r * 0.93, r * 0.8, r * 0.12, fill(c.ink)) +
    rect(x - r * 1.1, y - r * 0.05, r * 2.2, r * 0.1, fill(c.ink))
  );
});

/** Boxes packed in a tray, each with its own filling. */
export const boxes = centred(1.16, (w, h, c, random) => {
  const [x, y, s] = [w * 0.5 - h * 0.52, h * 0.12, h * 0.32];
  const colors = [c.main, c.spark, c.quiet, c.main, c.main, c.spark];
  const from = Math.floor(random() * 6);
  return times(6, (i) => {
    const [bx, by] = [x + (i % 3) * s * 1.1, y + Math.floor(i / 3) * s * 1.25];
    const color = colors[(i + from) % 6] ?? c.main;
    const inside = color === c.spark ? c.paper : c.spark;
    return (
      rect(bx, by, s, s * 1.12, `rx="${n(s * 0.16)}" ${fill(color)}`) +
      (random() < 0.5
        ? circle(bx + s / 2, by + s * 0.56, s * 0.24, fill(inside))
        : path(
            `M${n(bx)} ${n(by + s * 0.62)} L${n(bx + s)} ${n(by + s * 0.36)} V${n(by + s * 0.5)} L${n(bx)} ${n(by + s * 0.76)} Z`,
            fill(inside),
          ))
    );
  });
});

/** Leaves, each from two arcs. */
export const leaves: Picture = (w, h, c, random) => {
  const colors = [c.main, c.quiet, c.main, c.spark, c.main];
  const [x, y] = [w * 0.5, h * 0.94];
  return (
    circle(w * 0.5, h * 0.56, h * 0.4, `${fill(c.quiet)} fill-opacity="0.6"`) +
    times(5, (i) => {
      const length = h * between(random, 0.66, 0.84);
      const angle = -64 + i * 32 + between(random, -5, 5);
      return path(
        `M${n(x)} ${n(y)} Q${n(x - length * 0.26)} ${n(y - length * 0.5)} ${n(x)} ${n(y - length)} Q${n(x + length * 0.26)} ${n(y - length * 0.5)} ${n(x)} ${n(y)} Z`,
        `${fill(colors[i] ?? c.main)} transform="rotate(${n(angle)} ${n(x)} ${n(y)})"`,
      );
    })
  );
};

/** A pan seen from above. */
export const pan: Picture = (w, h, c, random) => {
  const [x, y, r] = [w * 0.44, h * 0.52, h * 0.38];
  const angle = between(random, -38, -14);
  return (
    `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${rect(x + r * 0.8, y - h * 0.055, w, h * 0.11, fill(c.ink))}</g>` +
    circle(x, y, r, fill(c.ink)) +
    circle(x, y, r * 0.86, fill(c.main)) +
    times(4, (i) => {
      const turn = i * 1.6 + random();
      return circle(
        x + r * 0.44 * Math.cos(turn),
        y + r * 0.44 * Math.sin(turn),
        r * between(random, 0.14, 0.27),
        fill(i % 2 ? c.quiet : c.spark),
      );
    })
  );
};

/** Steam over a wide pot. */
export const steam = centred(1.12, (w, h, c, random) => {
  const x = w * 0.5;
  const waves = times(3, (i) => {
    const sx = x - h * 0.26 + i * h * 0.26;
    const sway = h * between(random, 0.08, 0.14);
    return path(
      `M${n(sx)} ${n(h * 0.5)} C${n(sx - sway)} ${n(h * 0.38)} ${n(sx + sway)} ${n(h * 0.28)} ${n(sx)} ${n(h * 0.12)}`,
      `${line(i === 1 ? c.spark : c.quiet, h * 0.055)} stroke-linecap="round"`,
    );
  });
  return (
    waves +
    rect(x - h * 0.5, h * 0.58, h, h * 0.1, `rx="${n(h * 0.05)}" ${fill(c.ink)}`) +
    path(
      `M${n(x - h * 0.42)} ${n(h * 0.66)} H${n(x + h * 0.42)} V${n(h * 0.8)} Q${n(x + h * 0.42)} ${n(h * 0.96)} ${n(x + h * 0.26)} ${n(h * 0.96)} H${n(x - h * 0.26)} Q${n(x - h * 0.42)} ${n(h * 0.96)} ${n(x - h * 0.42)} ${n(h * 0.8)} Z`,
      fill(c.main),
    )
  );
});

/** A laid plate from above, in portions. */
export const plate = centred(1.36, (w, h, c, random) => {
  const [x, y, r] = [w * 0.5, h * 0.5, h * 0.4];
  const turn = between(random, 0, 360);
  const half = `M${n(x)} ${n(y - r * 0.72)} A${n(r * 0.72)} ${n(r * 0.72)} 0 0 1 ${n(x)} ${n(y + r * 0.72)} Z`;
  const quarter = `M${n(x)} ${n(y)} V${n(y + r * 0.72)} A${n(r * 0.72)} ${n(r * 0.72)} 0 0 1 ${n(x - r * 0.72)} ${n(y)} Z`;
  return (
    circle(x, y, r, fill(c.quiet)) +
    `<g transform="rotate(${n(turn)} ${n(x)} ${n(y)})">${path(half, fill(c.main))}${path(quarter, fill(c.spark))}</g>` +
    circle(x, y, r * 0.16, fill(c.paper)) +
    rect(x - r * 1.42, y - r * 0.8, r * 0.09, r * 1.6, `rx="${n(r * 0.04)}" ${fill(c.ink)}`) +
    rect(x + r * 1.32, y - r * 0.8, r * 0.09, r * 1.6, `rx="${n(r * 0.04)}" ${fill(c.ink)}`)
  );
});
