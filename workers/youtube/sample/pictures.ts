import {
  centered,
  circle,
  type Drawing,
  d,
  faint,
  line,
  n,
  type Palette,
  path,
  rect,
  times,
  turned,
} from "./shapes";

// biome-ignore format: a table of drawings, a shape a line.
const DRAWINGS = {
  /** The blades of a lens, or the segments of a plate, around an opening. */
  aperture: centered(1.06, (w, h, c, chance) => {
    const [x, y, r, turn, open] = [w * 0.52, h * 0.5, h * 0.44, chance(), chance(0.34, 0.5)];
    const at = (i: number, radius: number) => d`${x + radius * Math.cos(turn + (i * Math.PI) / 3)} ${y + radius * Math.sin(turn + (i * Math.PI) / 3)}`;
    return circle(x, y, r * 1.12, c.quiet) +
      times(6, (i) => path(d`M${at(i, r * open)} L${at(i + 0.75, r)} A${r} ${r} 0 0 1 ${at(i + 1.75, r)} L${at(i + 1, r * open)} Z`, `fill="${i === 2 ? c.spark : c.main}" stroke="${c.paper}" stroke-width="2"`));
  }),
  /** Arcs that bend over one another, as a stretching back does. */
  arches: (w, h, c, chance) => {
    const x = w * chance(0.42, 0.58);
    const arc = (r: number, color: string) => path(d`M${x - r} ${h} A${r} ${r} 0 0 1 ${x + r} ${h} Z`, color);
    return [c.main, c.quiet, c.spark, c.ink].map((color, i) => arc(h * (0.78 - i * 0.19), color)).join("") + circle(x + h * 0.62, h * 0.2, h * 0.1, c.spark);
  },
  /** A head-like disc with the light falling across it. */
  beam: (w, h, c, chance) => {
    const r = h * chance(0.3, 0.36);
    const [x, y] = [w * 0.6, h * chance(0.5, 0.58)];
    return path(d`M0 0 L${w * 0.22} 0 L${x + r * 1.5} ${h} L${x - r * 1.1} ${h} Z`, c.quiet) + circle(x, y, r, c.main) +
      path(d`M${x} ${y - r} A${r} ${r} 0 0 1 ${x} ${y + r} A${r * 1.6} ${r * 1.6} 0 0 0 ${x} ${y - r} Z`, faint(c.ink, 0.55)) +
      circle(w * 0.14, h * 0.12, h * chance(0.14, 0.2), c.spark);
  },
  /** Cubes, piled. */
  blocks: centered(1.1, (w, h, c, chance) => {
    const [s, dx, dy] = [h * 0.235, h * 0.235 * 0.866, h * 0.235 * 0.5];
    const cube = (x: number, y: number, top: string) =>
      path(d`M${x} ${y} l${dx} ${dy} l${-dx} ${dy} l${-dx} ${-dy} Z`, top) +
      path(d`M${x - dx} ${y + dy} l${dx} ${dy} v${s} l${-dx} ${-dy} Z`, c.main) +
      path(d`M${x + dx} ${y + dy} l${-dx} ${dy} v${s} l${dx} ${-dy} Z`, faint(c.ink, 0.8));
    const chosen = Math.floor(chance() * 3);
    return times(3, (i) => cube(w / 2 + (i === 2 ? 1 : -i) * dx, h * 0.12 + Math.min(i, 1) * s * 1.5, i === chosen ? c.spark : c.quiet));
  }),
  /** A bowl, and what is about to be in it. */
  bowl: centered(1, (w, h, c, chance) => {
    const [x, y, r] = [w * 0.5, h * 0.5, h * 0.4];
    const fruits = [c.spark, c.quiet, c.main, c.spark, c.quiet].map((color, i) => circle(x + r * (-0.66 + i * 0.33), y - r * chance(0.02, 0.3), r * chance(0.2, 0.32), color));
    return fruits.join("") + path(d`M${x - r} ${y} H${x + r} A${r} ${r} 0 0 1 ${x - r} ${y} Z`, c.main) +
      rect(x - r * 0.4, y + r * 0.93, r * 0.8, r * 0.12, c.ink) + rect(x - r * 1.1, y - r * 0.05, r * 2.2, r * 0.1, c.ink);
  }),
  /** Boxes packed in a tray, each with its own filling. */
  boxes: centered(1.16, (w, h, c, chance) => {
    const [left, s, from] = [w * 0.5 - h * 0.52, h * 0.32, Math.floor(chance() * 6)];
    return times(6, (i) => {
      const [x, y] = [left + (i % 3) * s * 1.1, h * 0.12 + Math.floor(i / 3) * s * 1.25];
      const color = [c.main, c.spark, c.quiet, c.main, c.main, c.spark][(i + from) % 6] ?? c.main;
      const inside = color === c.spark ? c.paper : c.spark;
      const filling = chance() < 0.5 ? circle(x + s / 2, y + s * 0.56, s * 0.24, inside) : path(d`M${x} ${y + s * 0.62} L${x + s} ${y + s * 0.36} V${y + s * 0.5} L${x} ${y + s * 0.76} Z`, inside);
      return rect(x, y, s, s * 1.12, color, s * 0.16) + filling;
    });
  }),
  /** Angle brackets and a slash. */
  brackets: centered(1.3, (w, h, c, chance) => {
    const [x, y, r] = [w * 0.5, h * 0.5, h * 0.3];
    const reach = r * chance(0.9, 1.15);
    const chevron = (side: number) => path(d`M${x + side * r * 0.75} ${y - r} L${x + side * (r * 0.75 + reach)} ${y} L${x + side * r * 0.75} ${y + r}`, `${line(c.main, h * 0.12, true)} stroke-linejoin="round"`);
    return circle(x, y, h * 0.4, c.quiet) + chevron(-1) + chevron(1) + path(d`M${x - r * 0.3} ${y + r} L${x + r * 0.3} ${y - r}`, line(c.spark, h * 0.1, true));
  }),
  /** Phones, pages, slides: upright cards, one over the other. */
  cards: centered(1.22, (w, h, c, chance) => {
    const [cw, ch, tilt] = [h * 0.42, h * 0.74, chance(6, 12)];
    const card = (x: number, y: number, angle: number, color: string, inside = "") => turned(angle, x + cw / 2, y + ch / 2, rect(x, y, cw, ch, color, cw * 0.14) + inside);
    const [x, y] = [w * 0.5 - cw * 0.5, h * 0.14];
    const lines = times(2, (i) => rect(x + cw * 0.2, y + ch * (0.66 + i * 0.11), cw * (i ? 0.36 : 0.6), ch * 0.045, c.paper));
    return card(x - cw * 0.55, y + h * 0.06, -tilt, c.quiet) + card(x + cw * 0.55, y + h * 0.04, tilt, c.spark) +
      card(x, y, 0, c.main, circle(x + cw / 2, y + ch * 0.36, cw * 0.26, c.paper) + lines);
  }),
  /** A table of cells, a few of them marked. */
  cells: centered(1.26, (w, h, c, chance) => times(20, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const color = row === 0 ? c.main : chance() < 0.14 ? c.spark : column === 0 ? c.main : c.quiet;
    return rect(w * 0.5 - h * 0.56 + column * h * 0.28, h * 0.12 + row * h * 0.152, h * 0.28 - 3, h * 0.152 - 3, row > 0 && column === 0 ? faint(color, 0.6) : color);
  })),
  /** Columns that rise, with one that stands out. */
  columns: (w, h, c, chance) => {
    const [width, chosen] = [w / 7.25, 2 + Math.floor(chance() * 3)];
    return circle(w * 0.24, h * 0.26, h * 0.15, c.quiet) + times(5, (i) => {
      const height = h * (0.24 + i * 0.13 + chance(-0.05, 0.05));
      return rect(w * 0.06 + i * width * 1.35, h - height, width, height + width, i === chosen ? c.spark : c.main, width / 2);
    });
  },
  /** A tone curve over a grid. */
  curve: (w, h, c, chance) => {
    const lift = chance(0.1, 0.2);
    const tone = d`M0 ${h} C${w * (0.45 + lift)} ${h} ${w * (0.45 - lift)} ${h * 0.12} ${w} ${h * 0.08}`;
    const grid = faint(c.ink, 0.18);
    return path(d`${tone} V${h} Z`, c.quiet) + times(3, (i) => rect((w * (i + 1)) / 4, 0, 1, h, grid)) + times(3, (i) => rect(0, (h * (i + 1)) / 4, w, 1, grid)) +
      path(tone, line(c.main, 7)) + circle(w * 0.5, h * 0.55, h * 0.075, c.spark) + circle(w * 0.78, h * 0.19, h * 0.05, c.ink);
  },
  envelope: centered(1.3, (w, h, c, chance) => {
    const [left, right, y, fold] = [w * 0.5 - h * 0.5, w * 0.5 + h * 0.5, h * 0.22, h * 0.62 * chance(0.52, 0.66)];
    return turned(chance(-7, 7), w / 2, h / 2, rect(left, y, h, h * 0.62, c.main, h * 0.05) +
      path(d`M${left} ${y + h * 0.03} L${w / 2} ${y + fold} L${right} ${y + h * 0.03} V${y} H${left} Z`, c.quiet) + circle(left + h * 0.98, y, h * 0.13, c.spark));
  }),
  /** A sun and layers of land, the nearest darkest. */
  hills: (w, h, c, chance) => {
    const layer = (top: number, color: string, opacity: number) => {
      const [a, b] = [chance(-0.12, 0.14), chance(-0.12, 0.14)];
      return path(d`M0 ${h * top} C${w * 0.3} ${h * (top - 0.16 + a)} ${w * 0.55} ${h * (top + 0.16 + b)} ${w} ${h * (top - 0.06 + a)} V${h} H0 Z`, faint(color, opacity));
    };
    return circle(w * chance(0.25, 0.75), h * chance(0.26, 0.36), h * chance(0.15, 0.22), c.spark) + layer(0.52, c.quiet, 1) + layer(0.68, c.main, 0.75) + layer(0.84, c.main, 1);
  },
  /** The keys of a keyboard, one of them pressed. */
  keys: (w, h, c, chance) => {
    const s = h * 0.25;
    const [across, chosen] = [Math.ceil(w / s) + 1, 1 + Math.floor(chance() * 2)];
    return times(4, (row) => times(across, (column) => {
      const color = row === chosen && column === Math.floor(across / 2) ? c.spark : (row + column * 2) % 5 < 2 ? c.main : c.quiet;
      return rect((column - 0.3 * (row % 3)) * s + 3, row * s + 3, s - 6, s - 6, color, s * 0.16);
    }));
  },
  /** A grid of lamps, some of them lit, one of them bright. */
  lamps: (w, h, c, chance) => {
    const [dx, dy, chosen] = [w / 6, h / 4, 7 + Math.floor(chance() * 9)];
    return times(24, (i) => {
      const color = i === chosen ? c.spark : chance() < 0.55 ? c.main : c.quiet;
      return circle((i % 6) * dx + dx / 2, Math.floor(i / 6) * dy + dy / 2, Math.min(dx, dy) * (i === chosen ? 0.46 : 0.34), color);
    });
  },
  /** Lanes of a track, bending. */
  lanes: (w, h, c, chance) => {
    const x = w * (chance() < 0.5 ? 0.92 : 0.08);
    const bend = (i: number, color: string) => circle(x, h * 1.02, h * (1.02 - i * 0.19), color);
    return [c.quiet, c.main, c.quiet, c.main, c.spark].map((color, i) => bend(i, color)).join("") + times(4, (i) => bend(i, line(c.paper, 2))) + circle(x, h * 1.02, h * 0.13, c.paper);
  },
  /** Leaves, each from two arcs. */
  leaves: (w, h, c, chance) => {
    const [x, y] = [w * 0.5, h * 0.94];
    return circle(x, h * 0.56, h * 0.4, faint(c.quiet, 0.6)) + [c.main, c.quiet, c.main, c.spark, c.main].map((color, i) => {
      const length = h * chance(0.66, 0.84);
      const turn = `transform="rotate(${n(-64 + i * 32 + chance(-5, 5))} ${n(x)} ${n(y)})"`;
      return path(d`M${x} ${y} Q${x - length * 0.26} ${y - length * 0.5} ${x} ${y - length} Q${x + length * 0.26} ${y - length * 0.5} ${x} ${y} Z`, `fill="${color}" ${turn}`);
    }).join("");
  },
  /** A loop that comes back to where it began. */
  loop: centered(1, (w, h, c, chance) => {
    const [x, y, r] = [w * 0.5, h * 0.5, h * 0.34];
    const arc = path(d`M${x} ${y - r} A${r} ${r} 0 1 1 ${x - r} ${y}`, line(c.main, h * 0.11));
    const tip = path(d`M${x - r * 1.42} ${y} H${x - r * 0.58} L${x - r} ${y - r * 0.55} Z`, c.main);
    return circle(x, y, r * 1.28, c.quiet) + turned(chance(20, 70), x, y, arc + tip) + circle(x, y, r * 0.3, c.spark);
  }),
  /** A mat, half unrolled, under a sun or a ball. */
  mat: (w, h, c, chance) => {
    const [x, y, r] = [w * chance(0.26, 0.36), h * 0.66, h * 0.19];
    return circle(w * chance(0.62, 0.76), h * 0.36, h * 0.24, c.spark) + rect(0, h * 0.85, w, h * 0.15, c.quiet) + rect(x, y + r - h * 0.055, w, h * 0.055, c.main) +
      circle(x, y, r, c.main) + circle(x, y, r * 0.68, line(c.paper, h * 0.025)) + circle(x, y, r * 0.34, line(c.paper, h * 0.025));
  },
  /** Boxes within boxes, as components are. */
  nested: centered(1.14, (w, h, c, chance) => {
    const [x, y, s, pad] = [w * 0.5 - h * 0.5, h * 0.1, h * 0.8, h * 0.08];
    const inner = s * 1.25 - 3 * pad;
    const split = inner * chance(0.34, 0.6);
    return rect(x, y, s * 1.25, s, c.main, s * 0.07) + rect(x + pad, y + pad, split, s - 2 * pad, c.quiet, s * 0.04) +
      rect(x + 2 * pad + split, y + pad, inner - split, s * 0.36, c.paper, s * 0.04) +
      rect(x + 2 * pad + split, y + 2 * pad + s * 0.36, inner - split, s * 0.64 - 3 * pad, c.spark, s * 0.04);
  }),
  /** Points joined to a center. */
  network: centered(1.15, (w, h, c, chance) => {
    const [x, y, turn] = [w * 0.5, h * 0.52, chance() * Math.PI];
    const nodes = Array.from({ length: 6 }, (_, i) => {
      const [angle, reach] = [turn + (i * Math.PI) / 3, h * chance(0.32, 0.42)];
      return { x: x + reach * 1.25 * Math.cos(angle), y: y + reach * Math.sin(angle), r: h * chance(0.05, 0.1) };
    });
    return circle(x, y, h * 0.4, c.quiet) + nodes.map((node) => path(d`M${x} ${y} L${node.x} ${node.y}`, line(c.main, 3))).join("") +
      nodes.map((node, i) => circle(node.x, node.y, node.r, i === 1 ? c.spark : c.main)).join("") + circle(x, y, h * 0.15, c.ink);
  }),
  /** A low moon, trails turning around a pole, a few stars. */
  night: (w, h, c, chance) => {
    const [x, y] = [w * chance(0.55, 0.75), h * chance(0.3, 0.45)];
    const trails = times(6, (i) => {
      const [r, from] = [h * (0.2 + i * 0.15), chance(0, 2 * Math.PI)];
      const to = from + chance(1.2, 2.4);
      return path(d`M${x + r * Math.cos(from)} ${y + r * Math.sin(from)} A${r} ${r} 0 0 1 ${x + r * Math.cos(to)} ${y + r * Math.sin(to)}`, line(i % 3 === 1 ? c.spark : c.main, 2.4, true));
    });
    return trails + times(16, () => circle(chance() * w, chance() * h * 0.8, chance(0.7, 1.9), c.ink)) + circle(x, y, h * 0.09, c.spark) +
      path(d`M0 ${h} V${h * 0.86} L${w * 0.3} ${h * 0.72} L${w * 0.55} ${h * 0.88} L${w * 0.8} ${h * 0.78} L${w} ${h * 0.9} V${h} Z`, c.quiet);
  },
  /** Rings around a core, with something on each of them. */
  orbit: centered(1, (w, h, c, chance) => {
    const [x, y] = [w * 0.5, h * 0.5];
    return times(3, (i) => circle(x, y, h * (0.44 - i * 0.13), i === 0 ? c.quiet : line(c.main, 4))) + times(3, (i) => {
      const [angle, r] = [chance(0, 2 * Math.PI), h * (0.44 - i * 0.13)];
      return circle(x + r * Math.cos(angle), y + r * Math.sin(angle), h * (0.035 + i * 0.02), i === 1 ? c.spark : c.main);
    }) + circle(x, y, h * 0.07, c.ink);
  }),
  /** A pan seen from above. */
  pan: (w, h, c, chance) => {
    const [x, y, r] = [w * 0.44, h * 0.52, h * 0.38];
    return turned(chance(-38, -14), x, y, rect(x + r * 0.8, y - h * 0.055, w, h * 0.11, c.ink)) + circle(x, y, r, c.ink) + circle(x, y, r * 0.86, c.main) + times(4, (i) => {
      const turn = i * 1.6 + chance();
      return circle(x + r * 0.44 * Math.cos(turn), y + r * 0.44 * Math.sin(turn), r * chance(0.14, 0.27), i % 2 ? c.quiet : c.spark);
    });
  },
  /** A laid plate from above, in portions. */
  plate: centered(1.36, (w, h, c, chance) => {
    const [x, y, r, p] = [w * 0.5, h * 0.5, h * 0.4, h * 0.4 * 0.72];
    const portions = path(d`M${x} ${y - p} A${p} ${p} 0 0 1 ${x} ${y + p} Z`, c.main) + path(d`M${x} ${y} V${y + p} A${p} ${p} 0 0 1 ${x - p} ${y} Z`, c.spark);
    return circle(x, y, r, c.quiet) + turned(chance(0, 360), x, y, portions) + circle(x, y, r * 0.16, c.paper) +
      rect(x - r * 1.42, y - r * 0.8, r * 0.09, r * 1.6, c.ink, r * 0.04) + rect(x + r * 1.32, y - r * 0.8, r * 0.09, r * 1.6, c.ink, r * 0.04);
  }),
  /** A pencil line that becomes a straight one. */
  scribble: (w, h, c, chance) => {
    const y = h * chance(0.46, 0.56);
    const knot = times(4, (i) => circle(w * 0.3 + i * h * 0.03, y + (i % 2 ? 1 : -1) * h * 0.04, h * (0.12 + i * 0.055), line(i === 2 ? c.spark : c.main, 4)));
    return circle(w * 0.34, y, h * 0.42, c.quiet) + knot + path(d`M${w * 0.34 + h * 0.28} ${y} H${w * 0.9}`, line(c.ink, 5, true)) + circle(w * 0.9, y, h * 0.06, c.spark);
  },
  /** Steam over a wide pot. */
  steam: centered(1.12, (w, h, c, chance) => {
    const [x, left, right] = [w * 0.5, w * 0.5 - h * 0.42, w * 0.5 + h * 0.42];
    const waves = times(3, (i) => {
      const [sx, sway] = [x - h * 0.26 + i * h * 0.26, h * chance(0.08, 0.14)];
      return path(d`M${sx} ${h * 0.5} C${sx - sway} ${h * 0.38} ${sx + sway} ${h * 0.28} ${sx} ${h * 0.12}`, line(i === 1 ? c.spark : c.quiet, h * 0.055, true));
    });
    return waves + rect(x - h * 0.5, h * 0.58, h, h * 0.1, c.ink, h * 0.05) +
      path(d`M${left} ${h * 0.66} H${right} V${h * 0.8} Q${right} ${h * 0.96} ${x + h * 0.26} ${h * 0.96} H${x - h * 0.26} Q${left} ${h * 0.96} ${left} ${h * 0.8} Z`, c.main);
  }),
  /** Steps, with something round going up. */
  steps: (w, h, c, chance) => {
    const lead = Math.floor(chance(2, 4.99));
    const step = (i: number, height: number, color: string) => rect((w * i) / 5, h * (0.92 - i * 0.145), w / 5 + 1, height, color);
    return circle(w * 0.28, h * 0.3, h * 0.24, c.quiet) + times(5, (i) => step(i, h, c.main)) + times(5, (i) => step(i, h * 0.035, c.ink)) +
      circle((w * (lead + 0.5)) / 5, h * (0.92 - lead * 0.145) - h * 0.1, h * 0.1, c.spark);
  },
  /** Tall blocks with a strip of light between them, and somebody small. */
  street: (w, h, c, chance) => {
    const gap = w * chance(0.5, 0.6);
    const windows = times(6, (i) => rect(w * 0.06 + (i % 2) * w * 0.14, h * (0.1 + Math.floor(i / 2) * 0.22), w * 0.07, h * 0.11, chance() < 0.4 ? c.spark : c.paper));
    return path(d`M0 0 H${gap - w * 0.08} L${gap - w * 0.22} ${h} H0 Z`, c.main) + path(d`M${gap + w * 0.14} 0 H${w} V${h} H${gap + w * 0.34} Z`, c.quiet) + windows +
      circle(gap + w * 0.03, h * 0.64, h * 0.055, c.ink) + path(d`M${gap + w * 0.03} ${h * 0.7} l${h * 0.07} ${h * 0.24} h${-h * 0.14} Z`, c.ink) +
      path(d`M${gap + w * 0.03} ${h * 0.94} l${w * 0.3} ${h * 0.06} h${-w * 0.36} Z`, faint(c.ink, 0.25));
  },
  /** Speech, as two rounded boxes that answer each other. */
  talk: centered(1.25, (w, h, c, chance) => {
    const [left, y, offset] = [w * 0.5, h * 0.5, chance(0, 0.08) * h];
    const bubble = (x: number, y: number, bw: number, bh: number, color: string, side: number) => rect(x, y, bw, bh, color, bh * 0.26) +
      path(d`M${x + bw * (0.5 + side * 0.2)} ${y + bh - 2} h${side * bw * 0.16} l${side * bw * 0.06} ${bh * 0.3} Z`, color);
    return bubble(left - h * 0.55, y - h * 0.38, h * 0.74, h * 0.42, c.main, -1) + bubble(left - h * 0.12, y - h * 0.04 + offset, h * 0.66, h * 0.34, c.spark, 1) +
      times(3, (i) => rect(left - h * 0.43, y - h * 0.28 + i * h * 0.085, h * (0.48 - i * 0.12), h * 0.035, c.paper));
  }),
  /** Quarter circles in squares. */
  tiles: (w, h, c, chance) => {
    const [s, columns, colors] = [h / 3, Math.ceil(w / (h / 3)), [c.main, c.quiet, c.spark, c.main, c.ink]];
    return times(columns * 3, (i) => {
      const [x, y, color] = [(i % columns) * s, Math.floor(i / columns) * s, colors[Math.floor(chance() * colors.length)] ?? c.main];
      if (chance() < 0.18) return circle(x + s / 2, y + s / 2, s * 0.3, color);
      const [right, down] = [chance() < 0.5 ? 1 : 0, chance() < 0.5 ? 1 : 0];
      return path(d`M${x + right * s} ${y + down * s} h${right ? -s : s} A${s} ${s} 0 0 ${right === down ? 0 : 1} ${x + right * s} ${y + (down ? 0 : s)} Z`, color);
    });
  },
  /** Two discs on a bar. */
  weights: centered(1.5, (w, h, c, chance) => {
    const [x, y, tilt] = [w / 2, h / 2, chance(-24, -10)];
    const disc = (side: number) => rect(x + side * h * 0.36 - h * 0.075, y - h * 0.34, h * 0.15, h * 0.68, c.main, h * 0.06) + rect(x + side * h * 0.53 - h * 0.055, y - h * 0.23, h * 0.11, h * 0.46, c.spark, h * 0.045);
    return circle(x, y, h * 0.42, c.quiet) + turned(tilt, x, y, rect(x - h * 0.66, y - h * 0.035, h * 1.32, h * 0.07, c.ink) + disc(-1) + disc(1));
  }),
  /** A window, and its light on the floor. */
  window: (w, h, c, chance) => {
    const [x, s, floor, r] = [w * chance(0.12, 0.24), h * 0.27, h * 0.74, h * 0.17];
    const light = path(d`M${x} ${floor} h${s * 2.08} l${h * chance(0.5, 0.7)} ${h * 0.26} h${-s * 2.3} Z`, faint(c.spark, 0.9));
    return rect(0, floor, w, h * 0.26, c.quiet) + light + times(4, (i) => rect(x + (i % 2) * s * 1.08, h * 0.1 + Math.floor(i / 2) * s * 1.08, s, s, i === 1 ? c.spark : c.main)) +
      path(d`M${w * 0.82 - r} ${h} v${-h * 0.2} a${r} ${r} 0 0 1 ${2 * r} 0 v${h * 0.2} Z`, c.ink) + circle(w * 0.82, h * 0.48, h * 0.11, c.ink);
  },
} satisfies Record<string, Drawing>;

export type Picture = keyof typeof DRAWINGS;
export const PICTURES = Object.keys(DRAWINGS) as Picture[];

/** Draws a picture into a box of w by h that begins at 0,0. The same chance always gives the same picture. */
export function drawPicture(
  name: Picture,
  w: number,
  h: number,
  colors: Palette,
  random: () => number,
): string {
  return DRAWINGS[name](w, h, colors, (low = 0, high = 1) => low + random() * (high - low));
}
