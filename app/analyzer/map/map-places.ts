import {
  type Area,
  type Disc,
  gapTo,
  isInside,
  type Line,
  lineMeets,
  linesCross,
  lineToDisc,
  meet,
} from "./map-geometry";
import { LABEL_SIZE, textWidth } from "./map-letters";

/** A circle and what is to be written at it. */
export interface Named extends Disc {
  clusterName: string;
}

/** A place a label could take; the leader is the thin line from its circle where it stands further away. */
export interface Place {
  text: string;
  /** Of the baseline, and which end of it stands at `x` (SVG text-anchor). */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  leader: Line | null;
  area: Area;
  /** The lower the nicer to read. */
  cost: number;
}

/** Longer labels are cut with an ellipsis; the map's text has them whole. */
const MAX_LETTERS = 28;

const BESIDE = [4, 7];
const FURTHER = [16, 22, 30, 40, 52, 66, 84, 104, 128];
const DIRECTIONS = 24;

/** Free space around a label, to other labels and lines and to circles that are not its own. */
const ROOM = 3;
const ROOM_TO_CIRCLES = 4;

/** Where other circles come nearer than this, a label is harder to read. */
const CALM = 18;

/** The places of a circle's label that its frame, what is to be kept free and all circles allow, best first. */
export function placesOf(own: Named, all: Named[], frame: Area, keepFree: Area[]): Place[] {
  const others = all.filter((disc) => disc !== own);
  const text = cut(own.clusterName);
  const written = { text, width: textWidth(text) };
  const places: Place[] = [];
  for (const distance of [...BESIDE, ...FURTHER]) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const place = placeAt(own, written, distance, direction);
      if (!isInside(place.area, frame) || keepFree.some((area) => meet(place.area, area, ROOM))) continue;
      if (gapTo(place.area, own) < 2 || !isClear(place, own, others)) continue;
      for (const other of others) place.cost += Math.max(0, CALM - gapTo(place.area, other)) * 0.5;
      places.push(place);
    }
  }
  return places.sort((a, b) => a.cost - b.cost);
}

/** Whether two labels and their leaders keep clear of each other. */
export function agree(a: Place, b: Place): boolean {
  return !(
    meet(a.area, b.area, ROOM) ||
    (a.leader && lineMeets(a.leader, b.area, ROOM)) ||
    (b.leader && lineMeets(b.leader, a.area, ROOM)) ||
    (a.leader && b.leader && linesCross(a.leader, b.leader))
  );
}

/** The rectangle a text takes up, of a width that need not be measured again where it is known. */
export function areaOf(
  { text, x, y, anchor }: Pick<Place, "text" | "x" | "y" | "anchor">,
  width = textWidth(text),
): Area {
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LABEL_SIZE * 0.8, bottom: y + LABEL_SIZE * 0.25 };
}

function isClear({ area, leader }: Place, own: Disc, others: Disc[]): boolean {
  const gap = gapTo(area, own);
  return others.every((other) => {
    const foreign = gapTo(area, other);
    if (leader) return foreign >= ROOM_TO_CIRCLES && lineToDisc(leader, other) >= 2;
    // Without a line nearness alone says whose name it is, so there must be no doubt about it.
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
  const isFar = distance > (BESIDE.at(-1) as number);
  return {
    ...written,
    area: areaOf(written, width),
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

/** Right of the circle reads best, then left, below and above; other directions cost the same. Clockwise. */
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
