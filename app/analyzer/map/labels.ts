import type { Area } from "./geometry";
import { areClear, LABEL_SIZE, type Named, type Place, possiblePlaces, textArea } from "./places";

/** A label and its place: `x` and `y` of its baseline, and which end of it is at `x` (SVG text-anchor). */
export interface PlacedLabel extends Pick<Place, "text" | "x" | "y" | "anchor" | "leader" | "area"> {
  /** Set if no name fits: the circle bears this number, and a list under the drawing has the name. */
  number: number | null;
}

/** How many times every label may look for a better place. */
const ROUNDS = 4;

/** The cost of a name without a place: more than that of the longest leader. */
const NO_PLACE = 500;

type Chosen = Map<Named, Place>;

/**
 * Places a label at each circle so that it is clear whose it is: no label touches another label or circle, and
 * each is nearer to its own circle than to any other or has a leader line to it. A label that finds no place
 * becomes a number. No label stands in `keepFree`. Answers in the order of the circles, which must not overlap;
 * the same circles always get the same labels.
 */
export function placeLabels(circles: Named[], frame: Area, keepFree: Area[] = []): PlacedLabel[] {
  const places = new Map(circles.map((circle) => [circle, possiblePlaces(circle, circles, frame, keepFree)]));
  const chosen = choose(places);
  let number = 0;
  return circles.map((circle) => {
    const place = chosen.get(circle);
    if (!place) return numbered(circle, ++number);
    const { text, x, y, anchor, leader, area } = place;
    return { text, x, y, anchor, leader, area, number: null };
  });
}

/** Labels take the first free place, then better ones, even if others have to move for it. */
function choose(places: Map<Named, Place[]>): Chosen {
  let chosen: Chosen = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    const before = chosen;
    for (const [circle, possible] of places) {
      for (const place of possible) {
        if (place.cost >= (chosen.get(circle)?.cost ?? NO_PLACE)) break;
        const next = withPlace(chosen, circle, place, places);
        if (totalCost(next, places.size) >= totalCost(chosen, places.size)) continue;
        chosen = next;
        break;
      }
    }
    if (chosen === before) break;
  }
  return chosen;
}

/** The same places but for one; labels in its way look for another place. */
function withPlace(chosen: Chosen, circle: Named, place: Place, places: Map<Named, Place[]>): Chosen {
  const others = [...chosen].filter(([other]) => other !== circle);
  const next = new Map(others.filter(([, other]) => areClear(place, other))).set(circle, place);
  for (const [other] of others.filter(([, standing]) => !areClear(place, standing))) {
    const elsewhere = firstClearPlace(places.get(other), next, other);
    if (elsewhere) next.set(other, elsewhere);
  }
  return next;
}

function totalCost(chosen: Chosen, circles: number): number {
  return [...chosen.values()].reduce((sum, { cost }) => sum + cost, (circles - chosen.size) * NO_PLACE);
}

function firstClearPlace(places: Place[] = [], chosen: Chosen, own: Named): Place | undefined {
  return places.find((place) =>
    [...chosen].every(([circle, other]) => circle === own || areClear(place, other)),
  );
}

function numbered({ x, y }: Named, number: number): PlacedLabel {
  const written = { text: `${number}`, x, y: y + LABEL_SIZE * 0.3, anchor: "middle" } as const;
  return { ...written, leader: null, area: textArea(written), number };
}
