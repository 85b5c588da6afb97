import type { Area } from "./map-geometry";
import { LABEL_SIZE } from "./map-letters";
import { agree, areaOf, type Named, type Place, placesOf } from "./map-places";

/** A label's place: `x` and `y` of its baseline, and which end of it stands at `x` (SVG text-anchor). */
export interface PlacedLabel extends Pick<Place, "text" | "x" | "y" | "anchor" | "leader" | "area"> {
  /** Set where no name fits: the circle bears this number, and the name stands in a list under the drawing. */
  number: number | null;
}

/** How often every label may look for a better place. */
const ROUNDS = 4;

/** What a name costs that finds no place: more than the longest leader. */
const NO_PLACE = 500;

type Chosen = Map<Named, Place>;

/**
 * Places a label at each circle so that it can be no other's: no label touches a label or another circle, and
 * one is nearer to its own circle than to any other or has a leader line to it. What finds no such place gets
 * a number. `keepFree` is where no label may stand. Answers in the order of the circles, which must not
 * overlap; the same circles always get the same labels.
 */
export function placeLabels(circles: Named[], frame: Area, keepFree: Area[] = []): PlacedLabel[] {
  const places = new Map(circles.map((circle) => [circle, placesOf(circle, circles, frame, keepFree)]));
  const chosen = choose(places);
  let number = 0;
  return circles.map((circle) => {
    const place = chosen.get(circle);
    if (!place) return numbered(circle, ++number);
    const { text, x, y, anchor, leader, area } = place;
    return { text, x, y, anchor, leader, area, number: null };
  });
}

/** Labels take the first place that is free, and then better ones, also where others have to move for it. */
function choose(places: Map<Named, Place[]>): Chosen {
  let chosen: Chosen = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    const before = chosen;
    for (const [circle, possible] of places) {
      for (const place of possible) {
        if (place.cost >= (chosen.get(circle)?.cost ?? NO_PLACE)) break;
        const next = withPlace(chosen, circle, place, places);
        if (costOf(next, places.size) >= costOf(chosen, places.size)) continue;
        chosen = next;
        break;
      }
    }
    if (chosen === before) break;
  }
  return chosen;
}

/** The same places but for one; what that is in the way of looks for another. */
function withPlace(chosen: Chosen, circle: Named, place: Place, places: Map<Named, Place[]>): Chosen {
  const others = [...chosen].filter(([other]) => other !== circle);
  const next = new Map(others.filter(([, other]) => agree(place, other))).set(circle, place);
  for (const [other] of others.filter(([, standing]) => !agree(place, standing))) {
    const elsewhere = firstThatAgrees(places.get(other), next, other);
    if (elsewhere) next.set(other, elsewhere);
  }
  return next;
}

function costOf(chosen: Chosen, circles: number): number {
  return [...chosen.values()].reduce((sum, { cost }) => sum + cost, (circles - chosen.size) * NO_PLACE);
}

function firstThatAgrees(places: Place[] = [], chosen: Chosen, own: Named): Place | undefined {
  return places.find((place) =>
    [...chosen].every(([circle, other]) => circle === own || agree(place, other)),
  );
}

function numbered({ x, y }: Named, number: number): PlacedLabel {
  const written = { text: `${number}`, x, y: y + LABEL_SIZE * 0.3, anchor: "middle" } as const;
  return { ...written, leader: null, area: areaOf(written), number };
}
