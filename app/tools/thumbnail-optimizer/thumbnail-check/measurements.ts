import { type Box, crop, fitInside, type Grey, shrink, toGrey, toLuminance } from "./pixels";

/** Width in pixels of a thumbnail in the list beside a video, the smallest on a desktop. */
export const SMALLEST_WIDTH = 168;

/** The size a picture is drawn at before it is measured: four times the smallest width, 16:9. */
export const MEASURED_AT = { width: SMALLEST_WIDTH * 4, height: (SMALLEST_WIDTH * 4 * 9) / 16 } as const;

export interface Measurements {
  chosen: ChosenPicture;
  upload: UploadCheck;
  corner: CornerDetail;
  legibility: Legibility;
}

/**
 * Everything measured in a chosen picture: `rgba` is the picture as YouTube shows it, drawn at `MEASURED_AT`. The black
 * bars beside a picture of another shape are left out: neither their edges nor their black count.
 */
export function measurePicture(chosen: ChosenPicture, rgba: Uint8ClampedArray): Measurements {
  const large = toGrey(rgba, MEASURED_AT.width, MEASURED_AT.height);
  // At half the size JPEG noise no longer makes edges, and letters still do.
  const [half, small] = [shrink(large, 2), shrink(large, 4)];
  return {
    chosen,
    upload: checkUpload(chosen),
    corner: measureCorner(half, wholePixels(fitInside(chosen, half))),
    legibility: measureLegibility(
      crop(large, wholePixels(fitInside(chosen, large))),
      crop(small, wholePixels(fitInside(chosen, small))),
    ),
  };
}

/** The whole pixels inside a box; at least one pixel wide and high. */
function wholePixels({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.ceil(x), Math.ceil(y)];
  const [right, bottom] = [Math.floor(x + width), Math.floor(y + height)];
  return { x: left, y: top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) };
}

/**
 * What YouTube asks of a custom thumbnail: 1280 by 720 pixels, at least 640 wide, 16:9, in JPG, GIF or PNG; up to
 * 2 MB from a phone and 50 MB from a computer (YouTube Help, answer 72431). A megabyte is counted as 1,000,000 bytes.
 */
export const YOUTUBE_LIMITS = {
  width: 1280,
  height: 720,
  least: 640,
  phoneBytes: 2_000_000,
  computerBytes: 50_000_000,
  types: ["image/jpeg", "image/png", "image/gif"],
  source: "https://support.google.com/youtube/answer/72431",
} as const;

/** A chosen picture: its file and its size in pixels. */
export interface ChosenPicture {
  /** As the browser names it: "image/webp". */
  type: string;
  bytes: number;
  width: number;
  height: number;
}

/** "fine", "short" of the recommendation, or "refused" by YouTube. */
export type Fit = "fine" | "short" | "refused";

export interface UploadCheck {
  pixels: Fit;
  ratio: Fit;
  file: Fit;
  /** "wide" pictures get black bars above and below, "tall" ones at the sides; null if there are none. */
  bars: "wide" | "tall" | null;
}

/** Within 1 % of 16:9 the bars are too thin to see. */
const TOLERANCE = 0.01;

/** How a picture meets YouTube's limits. */
export function checkUpload({ type, bytes, width, height }: ChosenPicture): UploadCheck {
  const stretch = width / height / (16 / 9);
  const bars = stretch > 1 + TOLERANCE ? "wide" : stretch < 1 - TOLERANCE ? "tall" : null;
  const isKnown = YOUTUBE_LIMITS.types.some((known) => known === type);
  const isLarge = width >= YOUTUBE_LIMITS.width && height >= YOUTUBE_LIMITS.height;
  return {
    pixels: width < YOUTUBE_LIMITS.least ? "refused" : isLarge ? "fine" : "short",
    ratio: bars ? "short" : "fine",
    file:
      bytes > YOUTUBE_LIMITS.computerBytes
        ? "refused"
        : bytes > YOUTUBE_LIMITS.phoneBytes || !isKnown
          ? "short"
          : "fine",
    bars,
  };
}

/**
 * The corner under the time stamp, as shares of the picture: 52 by 24 of 168 by 94.5 pixels, enough for "1:23:45" with
 * its margin. Measured on the list beside a video, where the stamp is largest for its picture; YouTube publishes no
 * size.
 */
export const STAMP = { width: 52 / 168, height: 24 / 94.5 } as const;

/** From this step of lightness (L*) between neighbours on, the eye sees an edge instead of shading. */
const EDGE_STEP = 12;

/** Shares of edge pixels from which on the corner has some detail, and much; bounds of our own. */
export const SOME_DETAIL = 0.02;
export const MUCH_DETAIL = 0.06;

export interface CornerDetail {
  /** Share of edge pixels in the corner, 0 to 1, and in the whole picture. */
  edges: number;
  elsewhere: number;
  finding: "clear" | "some" | "much";
}

/**
 * How much detail lies under the time stamp: the share of pixels whose lightness is an edge's step away from the pixel
 * to the right or below, both inside the picture and not in the bars. Flat areas and soft shading have none, letters
 * and faces many. Letters cannot be told from leaves.
 */
export function measureCorner(
  grey: Grey,
  picture: Box = { x: 0, y: 0, width: grey.width, height: grey.height },
): CornerDetail {
  const left = Math.floor(grey.width * (1 - STAMP.width));
  const top = Math.floor(grey.height * (1 - STAMP.height));
  const edges = edgeShare(grey, picture, { x: left, y: top });
  const finding = edges >= MUCH_DETAIL ? "much" : edges >= SOME_DETAIL ? "some" : "clear";
  return { edges, elsewhere: edgeShare(grey, picture, { x: 0, y: 0 }), finding };
}

/** The share of edge pixels between a point and the lower right end of the frame; 0 for an empty area. */
function edgeShare({ width, height, lightness }: Grey, picture: Box, from: { x: number; y: number }): number {
  const pixels = (width - 1 - from.x) * (height - 1 - from.y);
  let edges = 0;
  for (let y = Math.max(from.y, picture.y); y < picture.y + picture.height - 1; y += 1) {
    for (let x = Math.max(from.x, picture.x); x < picture.x + picture.width - 1; x += 1) {
      const at = y * width + x;
      const here = lightness[at] ?? 0;
      const across = Math.abs((lightness[at + 1] ?? 0) - here);
      const down = Math.abs((lightness[at + width] ?? 0) - here);
      if (Math.max(across, down) >= EDGE_STEP) edges += 1;
    }
  }
  return pixels <= 0 ? 0 : edges / pixels;
}

/** WCAG 2.2 asks 3 to 1 of graphics and large letters (1.4.11, 1.4.3), 4.5 to 1 of ordinary letters (1.4.3). */
export const CONTRAST_GRAPHICS = 3;
export const CONTRAST_TEXT = 4.5;

export interface Legibility {
  /** Contrast ratio between light and dark parts at small size, 1 to 21. */
  contrast: number;
  finding: "strong" | "modest" | "flat";
  /** Share of the large picture's contrast left at small size, 0 to 1; the rest was fine detail. */
  kept: number;
}

/**
 * How well a picture reads when drawn small. Light and dark parts are the 95th and 5th percentile of the small
 * picture's lightness, so a few pixels do not count; `kept` compares its standard deviation with the large picture's,
 * and is 1 for a picture of one color.
 */
export function measureLegibility(large: Grey, small: Grey): Legibility {
  const sorted = Float32Array.from(small.lightness).sort();
  const at = (share: number) => toLuminance(sorted[Math.round(share * (sorted.length - 1))] ?? 0);
  const contrast = (at(0.95) + 0.05) / (at(0.05) + 0.05);
  const finding = contrast >= CONTRAST_TEXT ? "strong" : contrast >= CONTRAST_GRAPHICS ? "modest" : "flat";
  const whole = deviation(large);
  return { contrast, finding, kept: whole < 0.5 ? 1 : Math.min(deviation(small) / whole, 1) };
}

function deviation({ lightness }: Grey): number {
  const count = Math.max(lightness.length, 1);
  const mean = lightness.reduce((sum, one) => sum + one, 0) / count;
  return Math.sqrt(lightness.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count);
}
