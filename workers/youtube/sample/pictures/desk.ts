import { between, centred, circle, fill, line, n, type Picture, path, rect, times } from "./picture";

/** Phones, pages, slides: upright cards, one over the other. */
export const cards = centred(1.22, (w, h, c, random) => {
  const [cw, ch] = [h * 0.42, h * 0.74];
  const tilt = between(random, 6, 12);
  const card = (x: number, y: number, angle: number, color: string, inside: string) =>
    `<g transform="rotate(${n(angle)} ${n(x + cw / 2)} ${n(y + ch / 2)})">${rect(x, y, cw, ch, `rx="${n(cw * 0.14)}" ${fill(color)}`)}${inside}</g>`;
  const [x, y] = [w * 0.5 - cw * 0.5, h * 0.14];
  return (
    card(x - cw * 0.55, y + h * 0.06, -tilt, c.quiet, "") +
    card(x + cw * 0.55, y + h * 0.04, tilt, c.spark, "") +
    card(
      x,
      y,
      0,
      c.main,
      circle(x + cw / 2, y + ch * 0.36, cw * 0.26, fill(c.paper)) +
        times(2, (i) =>
          rect(x + cw * 0.2, y + ch * (0.66 + i * 0.11), cw * (i ? 0.36 : 0.6), ch * 0.045, fill(c.paper)),
        ),
    )
  );
});

/** Points joined to a centre. */
export const network = centred(1.15, (w, h, c, random) => {
  const [x, y] = [w * 0.5, h * 0.52];
  const turn = random() * Math.PI;
  const nodes = Array.from({ length: 6 }, (_, i) => {
    const angle = turn + (i * Math.PI) / 3;
    const reach = h * between(random, 0.32, 0.42);
    return {
      x: x + reach * 1.25 * Math.cos(angle),
      y: y + reach * Math.sin(angle),
      r: h * between(random, 0.05, 0.1),
    };
  });
  return (
    circle(x, y, h * 0.4, fill(c.quiet)) +
    nodes.map((node) => path(`M${n(x)} ${n(y)} L${n(node.x)} ${n(node.y)}`, line(c.main, 3))).join("") +
    nodes.map((node, i) => circle(node.x, node.y, node.r, fill(i === 1 ? c.spark : c.main))).join("") +
    circle(x, y, h * 0.15, fill(c.ink))
  );
});

/** Speech, as two rounded boxes that answer each other. */
export const talk = centred(1.25, (w, h, c, random) => {
  const [x, y, s] = [w * 0.5, h * 0.5, h];
  const offset = between(random, 0.0, 0.08) * h;
  const bubble = (bx: number, by: number, bw: number, bh: number, color: string, side: number) =>
    rect(bx, by, bw, bh, `rx="${n(bh * 0.26)}" ${fill(color)}`) +
    path(
      `M${n(bx + bw * (0.5 + side * 0.2))} ${n(by + bh - 2)} h${n(side * bw * 0.16)} l${n(side * bw * 0.06)} ${n(bh * 0.3)} Z`,
      fill(color),
    );
  return (
    bubble(x - s * 0.55, y - s * 0.38, s * 0.74, s * 0.42, c.main, -1) +
    bubble(x - s * 0.12, y - s * 0.04 + offset, s * 0.66, s * 0.34, c.spark, 1) +
    times(3, (i) =>
      rect(x - s * 0.43, y - s * 0.28 + i * s * 0.085, s * (0.48 - i * 0.12), s * 0.035, fill(c.paper)),
    )
  );
});

/** A table of cells, a few of them marked. */
export const cells = centred(1.26, (w, h, c, random) => {
  const [across, down] = [4, 5];
  const [x, y, cw, ch] = [w * 0.5 - h * 0.56, h * 0.12, h * 0.28, h * 0.152];
  return times(across * down, (i) => {
    const [column, row] = [i % across, Math.floor(i / across)];
    const color = row === 0 ? c.main : random() < 0.14 ? c.spark : column === 0 ? c.main : c.quiet;
    return rect(
      x + column * cw,
      y + row * ch,
      cw - 3,
      ch - 3,
      `${fill(color)}${row > 0 && column === 0 ? ' fill-opacity="0.6"' : ""}`,
    );
  });
});

/** An envelope. */
export const envelope = centred(1.3, (w, h, c, random) => {
  const [ew, eh] = [h * 1.0, h * 0.62];
  const [x, y] = [w * 0.5 - ew / 2, h * 0.22];
  const fold = between(random, 0.52, 0.66);
  return `<g transform="rotate(${n(between(random, -7, 7))} ${n(w / 2)} ${n(h / 2)})">${rect(x, y, ew, eh, `rx="${n(h * 0.05)}" ${fill(c.main)}`)}${path(`M${n(x)} ${n(y + h * 0.03)} L${n(x + ew / 2)} ${n(y + eh * fold)} L${n(x + ew)} ${n(y + h * 0.03)} V${n(y)} H${n(x)} Z`, fill(c.quiet))}${circle(x + ew * 0.98, y, h * 0.13, fill(c.spark))}</g>`;
});

/** Quarter circles in squares. */
export const tiles: Picture = (w, h, c, random) => {
  const side = h / 3;
  const colors = [c.main, c.quiet, c.spark, c.main, c.ink];
  const columns = Math.ceil(w / side);
  return times(columns * 3, (i) => {
    const [x, y] = [(i % columns) * side, Math.floor(i / columns) * side];
    const color = colors[Math.floor(random() * colors.length)] ?? c.main;
    if (random() < 0.18) return circle(x + side / 2, y + side / 2, side * 0.3, fill(color));
    const [right, down] = [random() < 0.5 ? 1 : 0, random() < 0.5 ? 1 : 0];
    const sweep = right === down ? 1 : 0;
    return path(
      `M${n(x + right * side)} ${n(y + down * side)} h${n(right ? -side : side)} A${n(side)} ${n(side)} 0 0 ${1 - sweep} ${n(x + right * side)} ${n(y + (down ? 0 : side))} Z`,
      fill(color),
    );
  });
};

/** The keys of a keyboard, one of them pressed. */
export const keys: Picture = (w, h, c, random) => {
  const s = h * 0.25;
  const chosen = 1 + Math.floor(random() * 2);
  const across = Math.ceil(w / s) + 1;
  return times(4, (row) =>
    times(across, (column) => {
      const x = (column - 0.3 * (row % 3)) * s;
      const lit = row === chosen && column === Math.floor(across / 2);
      const color = lit ? c.spark : (row + column * 2) % 5 < 2 ? c.main : c.quiet;
      return rect(x + 3, row * s + 3, s - 6, s - 6, `rx="${n(s * 0.16)}" ${fill(color)}`);
    }),
  );
};

/** A pencil line that becomes a straight one. */
export const scribble: Picture = (w, h, c, random) => {
  const y = h * between(random, 0.46, 0.56);
  const knot = times(4, (i) => {
    const r = h * (0.12 + i * 0.055);
    return circle(
      w * 0.3 + i * h * 0.03,
      y + (i % 2 ? 1 : -1) * h * 0.04,
      r,
      line(i === 2 ? c.spark : c.main, 4),
    );
  });
  return (
    circle(w * 0.34, y, h * 0.42, fill(c.quiet)) +
    knot +
    path(`M${n(w * 0.34 + h * 0.28)} ${n(y)} H${n(w * 0.9)}`, `${line(c.ink, 5)} stroke-linecap="round"`) +
    circle(w * 0.9, y, h * 0.06, fill(c.spark))
  );
};
