/** A label's place: `x` and `y` of its baseline, and which end of it stands at `x` (SVG text-anchor). */
export interface PlacedLabel {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

interface Point {
  clusterName: string;
  x: number;
  y: number;
  r: number;
}

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Labels are laid out for this font size, in the units of the box; draw them no larger. */
export const LABEL_SIZE = 13;

const GAP = 4;

/** Average advance of a letter over the font size; letters of East Asian scripts are square. */
const NARROW = 0.58;
const WIDE = 1;
const WIDE_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Longer labels are cut with an ellipsis; the map's text has them whole. */
const MAX_LETTERS = 28;

/**
 * Places a label beside each point where it covers least: right, left, above, below or at a corner of its
 * circle, the largest circles first, against the labels already placed, the circles and the frame. Where
 * nothing is free the least bad place is taken. Answers in the order of `points`; widths are estimates.
 */
export function placeLabels(points: Point[], frame: Frame): PlacedLabel[] {
  const placed: Frame[] = [];
  const labels = new Map<Point, PlacedLabel>();
  for (const point of [...points].sort((a, b) => b.r - a.r || (a.clusterName < b.clusterName ? -1 : 1))) {
    const choices = placesFor(point);
    const covered = choices.map((label) => cover(areaOf(label), placed, points, frame));
    const best = choices[covered.indexOf(Math.min(...covered))] as PlacedLabel;
    placed.push(areaOf(best));
    labels.set(point, best);
  }
  return points.map((point) => labels.get(point) as PlacedLabel);
}

function placesFor({ clusterName, x, y, r }: Point): PlacedLabel[] {
  const letters = [...clusterName];
  const text = letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join("")}…` : clusterName;
  const middle = y + LABEL_SIZE * 0.35;
  const corner = r * 0.7 + GAP;
  const [above, below] = [y - r - GAP, y + r + GAP + LABEL_SIZE * 0.8];
  return [
    { text, x: x + r + GAP, y: middle, anchor: "start" },
    { text, x: x - r - GAP, y: middle, anchor: "end" },
    { text, x, y: above, anchor: "middle" },
    { text, x, y: below, anchor: "middle" },
    { text, x: x + corner, y: y - corner, anchor: "start" },
    { text, x: x + corner, y: y + corner + LABEL_SIZE * 0.7, anchor: "start" },
    { text, x: x - corner, y: y - corner, anchor: "end" },
    { text, x: x - corner, y: y + corner + LABEL_SIZE * 0.7, anchor: "end" },
  ];
}

/** The rectangle a label takes up. */
export function areaOf({ text, x, y, anchor }: PlacedLabel): Frame {
  const width = [...text].reduce(
    (sum, letter) => sum + (WIDE_LETTER.test(letter) ? WIDE : NARROW) * LABEL_SIZE,
    0,
  );
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LABEL_SIZE * 0.8, bottom: y + LABEL_SIZE * 0.25 };
}

/** Area lost: what lies outside the frame counts most, then other labels, then circles. */
function cover(area: Frame, placed: Frame[], points: Point[], frame: Frame): number {
  const size = (area.right - area.left) * (area.bottom - area.top);
  const outside = size - shared(area, frame);
  const labels = placed.reduce((sum, other) => sum + shared(area, other), 0);
  const circles = points.reduce((sum, { x, y, r }) => {
    return sum + shared(area, { left: x - r, right: x + r, top: y - r, bottom: y + r });
  }, 0);
  return outside * 10 + labels * 4 + circles;
}

function shared(a: Frame, b: Frame): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
