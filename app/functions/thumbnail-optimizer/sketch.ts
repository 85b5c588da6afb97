import { roundLength } from "../../numbers/bounds";

/** What a thumbnail suggestion changes; each has a drawing before and after. */
export const SKETCHES = [
  "closer",
  "fewer-words",
  "side-by-side",
  "contrast",
  "one-light",
  "one-thing",
  "gaze",
  "corner",
] as const;
export type SketchName = (typeof SKETCHES)[number];

/**
 * ground, far, dim: the background, light to darker; thing: the subject; spark: the change; word: lettering; dark,
 * night and light: the same in both themes.
 */
export type Tone = "ground" | "far" | "dim" | "thing" | "spark" | "word" | "dark" | "night" | "light";
/** An SVG path in a picture of 160 by 90. */
export interface Stroke {
  d: string;
  tone: Tone;
}
export interface Sketch {
  before: Stroke[];
  after: Stroke[];
  /** The change in a few words. */
  label: string;
}

const box = (tone: Tone, x: number, y: number, w: number, h: number): Stroke => ({
  tone,
  d: `M${x} ${y}h${w}v${h}h${-w}z`,
});
const disc = (tone: Tone, x: number, y: number, r: number): Stroke => ({
  tone,
  d: `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
});
/** A head with shoulders down to the lower edge, `r` the radius of the head. */
const person = (tone: Tone, x: number, y: number, r: number): Stroke[] => {
  const rise = roundLength(90 - y - 1.4 * r);
  const shoulders = `M${x - 2 * r} 90c0 ${-rise} ${r} ${-rise} ${2 * r} ${-rise}s${2 * r} 0 ${2 * r} ${rise}z`;
  return [disc(tone, x, y, r), { tone, d: shoulders }];
};
const ground = box("ground", 0, 0, 160, 90);
/** The video's length, which every list puts over the corner. */
const timeStamp = [box("dark", 128, 74, 28, 12), box("light", 133, 79, 18, 2)];

const DRAWINGS: Record<SketchName, Sketch> = {
  closer: {
    label: "Closer: the subject fills the frame",
    before: [ground, box("far", 0, 58, 160, 32), ...person("far", 62, 34, 8), disc("thing", 122, 56, 7)],
    after: [ground, box("far", 0, 70, 160, 20), disc("thing", 92, 50, 38), box("spark", 60, 47, 64, 6)],
  },
  "fewer-words": {
    label: "Fewer words, larger",
    before: [
      ground,
      box("word", 10, 10, 62, 9),
      box("word", 78, 10, 70, 9),
      box("word", 10, 25, 84, 9),
      box("word", 100, 25, 34, 9),
      box("far", 10, 66, 26, 14),
      ...person("thing", 112, 60, 9),
    ],
    after: [
      ground,
      box("spark", 10, 22, 62, 20),
      box("spark", 10, 48, 44, 20),
      ...person("thing", 116, 36, 17),
    ],
  },
  "side-by-side": {
    label: "Both ends of the change, side by side",
    before: [
      ground,
      box("thing", 34, 24, 92, 42),
      { tone: "spark", d: "M136 14l12 0-4-4 3-3 9 9-9 9-3-3 4-4h-12z" },
    ],
    after: [
      box("far", 0, 0, 80, 90),
      box("ground", 80, 0, 80, 90),
      box("dim", 34, 24, 46, 42),
      box("spark", 80, 24, 46, 42),
    ],
  },
  contrast: {
    label: "A light shape before a dark ground",
    before: [box("night", 0, 0, 160, 90), ...person("dark", 80, 34, 16)],
    after: [box("dark", 0, 0, 160, 90), ...person("light", 80, 34, 16)],
  },
  "one-light": {
    label: "A dark ground, and one light",
    before: [
      ground,
      box("far", 38, 12, 84, 66),
      ...[18, 38, 58].map((y) => box("dim", 46, y, 68, 14)),
      ...[18, 38, 58].map((y) => disc("ground", 106, y + 7, 2.5)),
    ],
    after: [
      box("dark", 0, 0, 160, 90),
      ...[18, 38, 58].map((y) => box("night", 46, y, 68, 14)),
      disc("light", 103, 45, 7),
    ],
  },
  "one-thing": {
    label: "One picture instead of many",
    before: [
      ground,
      ...[8, 60, 112].flatMap((x, column) =>
        [6, 34, 62].map((y, row) => box((column + row) % 3 === 0 ? "thing" : "far", x, y, 40, 22)),
      ),
    ],
    after: [
      ground,
      box("thing", 34, 12, 92, 66),
      box("ground", 44, 21, 72, 40),
      { tone: "spark", d: "M44 52c16-12 24 6 40-4s20-10 32-4v17h-72z" },
    ],
  },
  gaze: {
    label: "The face leads to the subject",
    before: [ground, box("far", 6, 52, 40, 30), box("far", 116, 52, 40, 30), ...person("thing", 80, 36, 15)],
    after: [
      ground,
      box("spark", 14, 16, 40, 66),
      box("ground", 20, 26, 28, 4),
      box("ground", 20, 38, 28, 4),
      box("ground", 20, 50, 18, 4),
      ...person("thing", 120, 38, 17),
      { tone: "thing", d: "M104 34l-8 6 8 5z" },
    ],
  },
  corner: {
    label: "Clear of the corner with the time stamp",
    before: [ground, disc("thing", 62, 44, 26), box("word", 78, 66, 78, 20), ...timeStamp],
    after: [ground, disc("thing", 104, 44, 26), box("spark", 8, 10, 64, 22), ...timeStamp],
  },
};

/** The drawing of a change: a sketch, not the thumbnail itself. */
export function drawSketch(name: SketchName): Sketch {
  return DRAWINGS[name];
}
