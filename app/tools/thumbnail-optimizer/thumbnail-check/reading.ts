import { type Box, contained } from "./contained";
import { type Corner, cornerOf } from "./corner";
import { type Legibility, legibilityOf } from "./legibility";
import { cropped, greyOf, shrunk } from "./lightness";
import { type Chosen, type Upload, uploadOf } from "./upload";

/** The width of the list beside a video, the smallest that a desktop shows. */
export const SMALL = 168;

/** What a picture is drawn at to be measured: four times as wide as the smallest list shows it, 16:9. */
export const MEASURED = { width: SMALL * 4, height: (SMALL * 4 * 9) / 16 } as const;

export interface Reading {
  chosen: Chosen;
  upload: Upload;
  corner: Corner;
  legibility: Legibility;
}

/**
 * All that is read from a chosen picture: `rgba` is the picture as YouTube shows it, drawn at MEASURED. The black bars
 * beside a picture of another shape are no part of it: neither their edge nor their black counts.
 */
export function readingOf(chosen: Chosen, rgba: Uint8ClampedArray): Reading {
  const large = greyOf(rgba, MEASURED.width, MEASURED.height);
  // At half the size the noise of JPEG is no edge any more, and a letter still is.
  const [half, small] = [shrunk(large, 2), shrunk(large, 4)];
  return {
    chosen,
    upload: uploadOf(chosen),
    corner: cornerOf(half, inside(contained(chosen, half))),
    legibility: legibilityOf(
      cropped(large, inside(contained(chosen, large))),
      cropped(small, inside(contained(chosen, small))),
    ),
  };
}

/** The whole pixels of a box; at least one of a picture that is thinner. */
function inside({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.ceil(x), Math.ceil(y)];
  const [right, bottom] = [Math.floor(x + width), Math.floor(y + height)];
  return { x: left, y: top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) };
}
