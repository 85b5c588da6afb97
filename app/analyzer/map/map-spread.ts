import type { Area, Disc } from "./map-geometry";

/** So much of each circle stays free on every side of its middle: enough to see it, and for a number in it. */
const FREE = 8;

/** Sideways they are set apart up to the rims, which may overlap a little. */
const RIM = 0.95;

/** Sideways first, as a share of a few videos is the coarser figure; then wherever there is room. */
const SIDEWAYS_ROUNDS = 100;
const ROUNDS = 400;
const LONGEST_SIDEWAYS = 12;

/** Moves shorter than this are not worth a word. */
const SEEN = 1;

interface Moving extends Disc {
  from: number;
}

/**
 * Sets circles apart that would hide each other, each of a pair by half of what is missing, inside the frame;
 * translucent ones may still overlap at the rim. All others stay exactly where they are. The same circles
 * always end in the same places.
 */
export function spread<T extends Disc>(discs: T[], frame: Area): { discs: T[]; moved: boolean } {
  const placed = discs.map((disc) => ({ ...disc, from: disc.x }));
  for (let round = 0; round < ROUNDS; round++) {
    let settled = true;
    for (const [at, a] of placed.entries()) {
      for (const b of placed.slice(at + 1)) {
        const sideways = round < SIDEWAYS_ROUNDS;
        const wanted = sideways ? Math.max(nearest(a, b), (a.r + b.r) * RIM) : nearest(a, b);
        const missing = wanted - Math.hypot(b.x - a.x, b.y - a.y);
        if (missing <= 0.01) continue;
        settled = false;
        if (sideways) pushSideways(a, b, wanted, frame);
        else push(a, b, missing, at, frame);
      }
    }
    // Where sideways is enough or can do no more, what is still too near goes anywhere.
    if (settled && round >= SIDEWAYS_ROUNDS) break;
  }
  const moved = placed.some(({ x, y }, at) => {
    const { x: fromX, y: fromY } = discs[at] as T;
    return Math.hypot(x - fromX, y - fromY) > SEEN;
  });
  return { discs: placed.map(({ x, y }, at) => ({ ...(discs[at] as T), x, y })), moved };
}

function nearest(a: Disc, b: Disc): number {
  return Math.max(a.r, b.r) + FREE;
}

function pushSideways(a: Moving, b: Moving, wanted: number, frame: Area) {
  const needed = Math.sqrt(wanted ** 2 - (b.y - a.y) ** 2);
  const missing = (needed - Math.abs(b.x - a.x)) / 2;
  const side = b.x >= a.x ? 1 : -1;
  const reach = (disc: Moving) => ({
    ...frame,
    left: Math.max(frame.left, disc.from - LONGEST_SIDEWAYS - disc.r),
    right: Math.min(frame.right, disc.from + LONGEST_SIDEWAYS + disc.r),
  });
  move(a, -side * missing, 0, reach(a));
  move(b, side * missing, 0, reach(b));
}

function push(a: Disc, b: Disc, missing: number, at: number, frame: Area) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const distance = Math.hypot(dx, dy);
  // Of two in the very same place one has to go somewhere: each circle sends it another way.
  const [ux, uy] = distance > 0.001 ? [dx / distance, dy / distance] : [Math.cos(at), Math.sin(at)];
  move(a, (-ux * missing) / 2, (-uy * missing) / 2, frame);
  move(b, (ux * missing) / 2, (uy * missing) / 2, frame);
}

function move(disc: Disc, dx: number, dy: number, { left, right, top, bottom }: Area) {
  disc.x = Math.min(right - disc.r, Math.max(left + disc.r, disc.x + dx));
  disc.y = Math.min(bottom - disc.r, Math.max(top + disc.r, disc.y + dy));
}
