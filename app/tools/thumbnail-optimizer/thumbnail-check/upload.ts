/**
 * What YouTube asks of a custom thumbnail: 1280 by 720 pixels, at least 640 wide, 16:9, in JPG, GIF or PNG; up to
 * 2 MB from a phone and 50 MB from a computer (YouTube Help, answer 72431). Megabytes are read the strict way.
 */
export const ASKED = {
  width: 1280,
  height: 720,
  least: 640,
  phoneBytes: 2_000_000,
  computerBytes: 50_000_000,
  types: ["image/jpeg", "image/png", "image/gif"],
  source: "https://support.google.com/youtube/answer/72431",
} as const;

/** A chosen picture: its file and its size in pixels. */
export interface Chosen {
  /** As the browser names it: "image/webp". */
  type: string;
  bytes: number;
  width: number;
  height: number;
}

/** "fine", "short" of what is recommended, or "refused" by YouTube. */
export type Fit = "fine" | "short" | "refused";

export interface Upload {
  pixels: Fit;
  ratio: Fit;
  file: Fit;
  /** "wide" pictures get black bars above and below, "tall" ones at their sides. */
  bars: "wide" | "tall" | null;
}

/** A ratio within one pixel in a hundred of 16:9 shows no bar that anyone would see. */
const TOLERANCE = 0.01;

/** How a picture fits what YouTube asks. */
export function uploadOf({ type, bytes, width, height }: Chosen): Upload {
  const stretch = width / height / (16 / 9);
  const bars = stretch > 1 + TOLERANCE ? "wide" : stretch < 1 - TOLERANCE ? "tall" : null;
  const isKnown = ASKED.types.some((known) => known === type);
  const isLarge = width >= ASKED.width && height >= ASKED.height;
  return {
    pixels: width < ASKED.least ? "refused" : isLarge ? "fine" : "short",
    ratio: bars ? "short" : "fine",
    file: bytes > ASKED.computerBytes ? "refused" : bytes > ASKED.phoneBytes || !isKnown ? "short" : "fine",
    bars,
  };
}
