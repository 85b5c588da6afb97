import type { Box } from "./contained";
import type { Grey } from "./lightness";

/**
 * The corner that a time stamp takes, as shares of the picture: 52 by 24 of 168 by 94.5 pixels, in which "1:23:45"
 * has room with its margin. Measured on the list beside a video, where a stamp is largest for its picture; YouTube
 * publishes no size.
 */
export const STAMP = { width: 52 / 168, height: 24 / 94.5 } as const;

/** A step of lightness between neighbours that the eye takes for an edge, not for shading. */
const EDGE = 12;

/** Shares of edge pixels from which on something passes through the corner, and from which on it stands there. */
export const SOME = 0.02;
export const MUCH = 0.06;

export interface Corner {
  /** Share of the corner's pixels that are edges, 0 to 1; and that of the whole picture. */
  edges: number;
  elsewhere: number;
  finding: "clear" | "some" | "much";
}

/**
 * How much there is under the time stamp: the share of pixels whose lightness differs by an edge from the pixel to
 * the right or below, both of them in the picture and not in the bars beside it. Flat areas and soft shading have none, letters and faces many. It tells no letter from leaves.
 */
export function cornerOf(
  grey: Grey,
  picture: Box = { x: 0, y: 0, width: grey.width, height: grey.height },
): Corner {
  const left = Math.floor(grey.width * (1 - STAMP.width));
  const top = Math.floor(grey.height * (1 - STAMP.height));
  const edges = edgeShare(grey, picture, { x: left, y: top });
  const finding = edges >= MUCH ? "much" : edges >= SOME ? "some" : "clear";
  return { edges, elsewhere: edgeShare(grey, picture, { x: 0, y: 0 }), finding };
}

/** The share of edges from a point to the picture's lower right end. */
function edgeShare({ width, height, lightness }: Grey, picture: Box, from: { x: number; y: number }): number {
  const pixels = (width - 1 - from.x) * (height - 1 - from.y);
  let edges = 0;
  for (let y = Math.max(from.y, picture.y); y < picture.y + picture.height - 1; y += 1) {
    for (let x = Math.max(from.x, picture.x); x < picture.x + picture.width - 1; x += 1) {
      const at = y * width + x;
      const here = lightness[at] ?? 0;
      const across = Math.abs((lightness[at + 1] ?? 0) - here);
      const down = Math.abs((lightness[at + width] ?? 0) - here);
      if (Math.max(across, down) >= EDGE) edges += 1;
    }
  }
  return pixels <= 0 ? 0 : edges / pixels;
}
