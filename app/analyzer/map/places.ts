import {
  type Area,
  type Disc,
  gapToDisc,
  isInside,
  type Line,
  lineGapToDisc,
  lineOverlaps,
  linesCross,
  overlaps,
} from "./geometry";

/** A circle and its name. */
export interface Named extends Disc {
  clusterName: string;
}

/** A place that a label could take; `leader` is the thin line from its circle, if it is further away. */
export interface Place {
  text: string;
  /** Of the baseline; `anchor` is which end of it is at `x` (SVG text-anchor). */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  leader: Line | null;
  area: Area;
  /** Lower is easier to read. */
  cost: number;
}

/** Longer labels are cut with an ellipsis; the map in words has them whole. */
const MAX_LETTERS = 28;

const BESIDE = [4, 7];
const FURTHER = [16, 22, 30, 40, 52, 66, 84, 104, 128];
const DIRECTIONS = 24;

/** The free space around a label: to other labels and lines, and to other circles. */
const ROOM = 3;
const ROOM_TO_CIRCLES = 4;

/** With other circles nearer than this, a label is harder to read. */
const CALM = 18;

/** The places for a circle's label inside the frame, clear of `keepFree` and of all circles, best first. */
export function possiblePlaces(own: Named, all: Named[], frame: Area, keepFree: Area[]): Place[] {
  const others = all.filter((disc) => disc !== own);
  const text = cut(own.clusterName);
  const written = { text, width: textWidth(text) };
  const places: Place[] = [];
  for (const distance of [...BESIDE, ...FURTHER]) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const place = placeAt(own, written, distance, direction);
      if (!isInside(place.area, frame) || keepFree.some((area) => overlaps(place.area, area, ROOM))) continue;
      if (gapToDisc(place.area, own) < 2 || !isClear(place, own, others)) continue;
      for (const other of others) place.cost += Math.max(0, CALM - gapToDisc(place.area, other)) * 0.5;
      places.push(place);
    }
  }
  return places.sort((a, b) => a.cost - b.cost);
}

/** Whether two labels and their leaders are clear of each other. */
export function areClear(a: Place, b: Place): boolean {
  return !(
    overlaps(a.area, b.area, ROOM) ||
    (a.leader && lineOverlaps(a.leader, b.area, ROOM)) ||
    (b.leader && lineOverlaps(b.leader, a.area, ROOM)) ||
    (a.leader && b.leader && linesCross(a.leader, b.leader))
  );
}

/** The rectangle that a text takes up. */
export function textArea(
  { text, x, y, anchor }: Pick<Place, "text" | "x" | "y" | "anchor">,
  width = textWidth(text),
): Area {
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LABEL_SIZE * 0.8, bottom: y + LABEL_SIZE * 0.25 };
}

function isClear({ area, leader }: Place, own: Disc, others: Disc[]): boolean {
  const gap = gapToDisc(area, own);
  return others.every((other) => {
    const foreign = gapToDisc(area, other);
    if (leader) return foreign >= ROOM_TO_CIRCLES && lineGapToDisc(leader, other) >= 2;
    // Without a leader only nearness shows whose name it is, so there must be no doubt about it.
    return foreign >= Math.max(gap * 2, gap + ROOM_TO_CIRCLES);
  });
}

function placeAt(
  { x, y, r }: Named,
  { text, width }: { text: string; width: number },
  distance: number,
  direction: number,
): Place {
  const angle = (direction / DIRECTIONS) * 2 * Math.PI;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [atX, atY] = [x + (r + distance) * ux, y + (r + distance) * uy];
  const anchor = ux > 0.3 ? "start" : ux < -0.3 ? "end" : "middle";
  const baseline = anchor !== "middle" ? 0.275 : uy < 0 ? -0.25 : 0.8;
  const written = { text, x: atX, y: atY + baseline * LABEL_SIZE, anchor } as const;
  const isFar = !BESIDE.includes(distance);
  return {
    ...written,
    area: textArea(written, width),
    leader: isFar
      ? {
          x1: x + r * ux,
          y1: y + r * uy,
          x2: x + (r + distance - 3) * ux,
          y2: y + (r + distance - 3) * uy,
        }
      : null,
    cost: distance + (isFar ? 12 : 0) + (PREFERRED.get(direction) ?? OBLIQUE),
  };
}

/** The cost by direction, clockwise: right of the circle reads best, then left, below and above. */
const PREFERRED = new Map([
  [0, 0],
  [DIRECTIONS / 2, 2],
  [DIRECTIONS / 4, 3],
  [(DIRECTIONS * 3) / 4, 3],
]);
const OBLIQUE = 5;

function cut(name: string): string {
  const letters = [...name];
  return letters.length > MAX_LETTERS
    ? `${letters
        .slice(0, MAX_LETTERS - 1)
        .join("")
        .trimEnd()}…`
    : name;
}

/** The font size that labels are laid out for, in the units of the box; the largest they may be drawn at. */
export const LABEL_SIZE = 13;

/** Advance widths of semibold Instrument Sans over the font size, rounded up so that no text is drawn wider. */
const ADVANCES: [advance: number, letters: string][] = [
  [0.2, " "],
  [0.3, "|!',.:;Iijl"],
  [0.4, "1`fr"],
  [0.45, '"()*/J[\\]t{}'],
  [0.5, "-_s"],
  [0.55, "+<=>^vyz~"],
  [0.6, "23578?FLacekox"],
  [0.65, "469$BESZbdghnpqu"],
  [0.7, "0PRTY"],
  [0.75, "#ACHKNUVX"],
  [0.8, "%&DGOw"],
  [0.85, "Q"],
  [0.9, "@M"],
  [0.95, "m"],
  [1.1, "W"],
];
const KNOWN = new Map(ADVANCES.flatMap(([advance, letters]) => [...letters].map((one) => [one, advance])));

/** Accented, Greek and Cyrillic letters are as wide as wide Latin letters; other scripts and pictographs are wider. */
const ALPHABETIC = 0.85;
const SQUARE = 1.3;
const IS_ALPHABETIC = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{P}\p{N}]/u;

/** An upper bound of a text's width in the units of the box, at LABEL_SIZE. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + advance(letter), 0) * LABEL_SIZE;
}

function advance(letter: string): number {
  return KNOWN.get(letter) ?? (IS_ALPHABETIC.test(letter) ? ALPHABETIC : SQUARE);
}
