/** The colors of one thumbnail. Ink on paper, and paper on ink, are readable as text. */
export interface Palette {
  paper: string;
  ink: string;
  /** The color of the biggest shape. */
  main: string;
  /** The color of the one thing that catches the eye. */
  spark: string;
  /** Close to paper, for what lies behind. */
  quiet: string;
}

/** A random number from `low` to `high`, 0 to 1 without them. */
type Chance = (low?: number, high?: number) => number;

/** Draws an abstract picture into a box of w by h that begins at 0,0; what leaves the box is cut off. */
export type Drawing = (w: number, h: number, colors: Palette, chance: Chance) => string;

/** A coordinate, to a tenth: finer than anybody sees. */
export const n = (value: number) => String(Math.round(value * 10) / 10);
/** A color, or the attributes of `line` or `faint`. */
const paint = (color: string) => (color.startsWith("#") ? `fill="${color}"` : color);
export const line = (color: string, width: number, round = false) =>
  `fill="none" stroke="${color}" stroke-width="${n(width)}"${round ? ' stroke-linecap="round"' : ""}`;
export const faint = (color: string, opacity: number) => `fill="${color}" fill-opacity="${opacity}"`;
export const circle = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint(color)}/>`;
/** A rectangle, with round corners where a radius is given. */
export const rect = (x: number, y: number, w: number, h: number, color: string, r?: number) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${r === undefined ? "" : `rx="${n(r)}" `}${paint(color)}/>`;
export const path = (d: string, color: string) => `<path d="${d}" ${paint(color)}/>`;
/** The data of a path, its numbers to a tenth. */
export const d = (texts: TemplateStringsArray, ...values: (number | string)[]) =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === "number" ? n(value) : value)));
/** The same drawing a number of times, by its index. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
export const turned = (angle: number, x: number, y: number, drawn: string) =>
  `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${drawn}</g>`;

/**
 * Keeps a drawing whole: drawn at `ratio` (width over height) as large as the box allows, in its middle.
 * For what would look broken when cut; a pattern or a landscape had better run to the edges.
 */
export const centered =
  (ratio: number, drawing: Drawing): Drawing =>
  (w, h, colors, chance) => {
    const side = Math.min(h, w / ratio);
    const drawn = drawing(side * ratio, side, colors, chance);
    return `<g transform="translate(${n((w - side * ratio) / 2)} ${n((h - side) / 2)})">${drawn}</g>`;
  };
