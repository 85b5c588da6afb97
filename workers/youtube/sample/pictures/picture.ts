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

/** Draws an abstract picture into a box of w by h that begins at 0,0; what leaves the box is cut off. */
export type Picture = (w: number, h: number, colors: Palette, random: () => number) => string;

/** A circle; `rest` are its further attributes. */
export const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${rest}/>`;
/** A rectangle; `rest` are its further attributes. */
export const rect = (x: number, y: number, w: number, h: number, rest: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${rest}/>`;
/** A path; `rest` are its further attributes. */
export const path = (d: string, rest: string) => `<path d="${d}" ${rest}/>`;
/** The attribute that fills with a color. */
export const fill = (color: string) => `fill="${color}"`;
/** The attributes of an outline. */
export const line = (color: string, width: number) =>
  `fill="none" stroke="${color}" stroke-width="${n(width)}"`;
/** A coordinate, to a tenth: finer than anybody sees. */
export const n = (value: number) => String(Math.round(value * 10) / 10);
/** A random number between two others. */
export const between = (random: () => number, low: number, high: number) => low + random() * (high - low);
/** The same drawing a number of times, told which one it is. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/**
 * Keeps a picture whole: drawn at `ratio` (width over height) as large as the box allows, in its middle.
 * For what would look broken when cut; a pattern or a landscape had better run to the edges.
 */
export const centred =
  (ratio: number, picture: Picture): Picture =>
  (w, h, colors, random) => {
    const side = Math.min(h, w / ratio);
    const drawn = picture(side * ratio, side, colors, random);
    return `<g transform="translate(${n((w - side * ratio) / 2)} ${n((h - side) / 2)})">${drawn}</g>`;
  };
