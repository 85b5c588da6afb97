/** A rectangle of the 320 by 180 thumbnail. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where picture and words stand. */
export interface Layout {
  picture: Box;
  text: Box;
  /** A word a line; otherwise all words in one line. */
  stacked: boolean;
  /** The color the words stand on. */
  ground: "paper" | "quiet" | "ink";
  /** The area of that color, where it is not the picture's own ground. A width of 0 fits the words. */
  panel?: Box;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

const left = { picture: box(140, 0, 180, 180), panel: box(0, 0, 140, 180), text: box(16, 18, 112, 144) };
const right = { picture: box(0, 0, 180, 180), panel: box(180, 0, 140, 180), text: box(194, 18, 114, 144) };

export const layouts: readonly [Layout, ...Layout[]] = [
  {
    picture: box(0, 0, 320, 180),
    panel: box(0, 140, 0, 40),
    text: box(18, 143, 260, 33),
    stacked: false,
    ground: "ink",
  },
  {
    picture: box(0, 0, 320, 130),
    panel: box(0, 130, 320, 50),
    text: box(18, 134, 284, 42),
    stacked: false,
    ground: "ink",
  },
  {
    picture: box(0, 50, 320, 130),
    panel: box(0, 0, 320, 50),
    text: box(18, 4, 284, 42),
    stacked: false,
    ground: "quiet",
  },
  { picture: box(0, 52, 320, 128), text: box(18, 9, 284, 42), stacked: false, ground: "paper" },
  { ...left, stacked: true, ground: "ink" },
  { ...right, stacked: true, ground: "ink" },
  { ...left, stacked: true, ground: "quiet" },
  { ...right, stacked: true, ground: "quiet" },
];
