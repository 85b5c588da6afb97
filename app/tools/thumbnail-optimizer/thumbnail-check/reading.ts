import { type Corner, cornerOf } from "./corner";
import { type Legibility, legibilityOf } from "./legibility";
import { greyOf, shrunk } from "./lightness";
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

/** All that is read from a chosen picture: `rgba` is the picture as YouTube shows it, drawn at MEASURED. */
export function readingOf(chosen: Chosen, rgba: Uint8ClampedArray): Reading {
  const large = greyOf(rgba, MEASURED.width, MEASURED.height);
  return {
    chosen,
    upload: uploadOf(chosen),
    // At half the size the noise of JPEG is no edge any more, and a letter still is.
    corner: cornerOf(shrunk(large, 2)),
    legibility: legibilityOf(large, shrunk(large, 4)),
  };
}
