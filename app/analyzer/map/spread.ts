import type { Area, Disc } from "./geometry";

/** This much of each circle stays visible on every side of its middle: enough for a number in it. */
const FREE = 8;

/** Sideways, circles are moved apart up to their rims, which may overlap a little. */
const RIM = 0.95;

/** Rounds of moving sideways first, since a share of a few videos is the coarser figure, then in any direction. */
const SIDEWAYS_ROUNDS = 100;
const ROUNDS = 400;
/** The longest move sideways. */
const MAX_SIDEWAYS = 12;

/** Shorter moves do not count as moved. */
const VISIBLE_MOVE = 1;

interface Moving extends Disc {
  /** The x it belongs at. */
  from: number;
}

/**
 * Moves circles apart that would hide each other, each of a pair by half of the missing distance, inside the
 * frame; they are translucent, and may still overlap at the rim. All others stay exactly where they are. The
 * same circles always end in the same places.
 */
export function spreadDiscs<T extends Disc>(discs: T[], frame: Area): { discs: T[]; moved: boolean } {
  const placed = discs.map((disc) => ({ disc, x: disc.x, y: disc.y, r: disc.r, from: disc.x }));
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
    // Once sideways moves are done, circles that are still too near move in any direction.
    if (settled && round >= SIDEWAYS_ROUNDS) break;
  }
  return {
    discs: placed.map(({ disc, x, y }) => ({ ...disc, x, y })),
    moved: placed.some(({ disc, x, y }) => Math.hypot(x - disc.x, y - disc.y) > VISIBLE_MOVE),
  };
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
    left: Math.max(frame.left, disc.from - MAX_SIDEWAYS - disc.r),
    right: Math.min(frame.right, disc.from + MAX_SIDEWAYS + disc.r),
  });
  move(a, -side * missing, 0, reach(a));
  move(b, side * missing, 0, reach(b));
}

function push(a: Disc, b: Disc, missing: number, at: number, frame: Area) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const distance = Math.hypot(dx, dy);
  // Two circles in the very same place have no direction: each circle pushes in one of its own.
  const [ux, uy] = distance > 0.001 ? [dx / distance, dy / distance] : [Math.cos(at), Math.sin(at)];
  move(a, (-ux * missing) / 2, (-uy * missing) / 2, frame);
  move(b, (ux * missing) / 2, (uy * missing) / 2, frame);
}

function move(disc: Disc, dx: number, dy: number, { left, right, top, bottom }: Area) {
  disc.x = Math.min(right - disc.r, Math.max(left + disc.r, disc.x + dx));
  disc.y = Math.min(bottom - disc.r, Math.max(top + disc.r, disc.y + dy));
}
