import { type Grey, luminanceOf } from "./lightness";

/** WCAG 2.2: 3 to 1 is asked of graphics and large letters (1.4.11, 1.4.3), 4.5 to 1 of ordinary ones (1.4.3). */
export const LARGE = 3;
export const ORDINARY = 4.5;

export interface Legibility {
  /** Contrast ratio between the light and the dark parts at small size, 1 to 21. */
  contrast: number;
  finding: "strong" | "modest" | "flat";
  /** Share of the large picture's contrast that is left at small size, 0 to 1; the rest was fine detail. */
  kept: number;
}

/**
 * What of a picture is left where it is drawn small. Light and dark parts are the 95th and the 5th percentile of the
 * small picture's lightness, so that a few pixels do not count; what is kept is its standard deviation against the
 * large picture's. A picture of one colour keeps all of nothing: 1.
 */
export function legibilityOf(large: Grey, small: Grey): Legibility {
  const sorted = Float32Array.from(small.lightness).sort();
  const at = (share: number) => luminanceOf(sorted[Math.round(share * (sorted.length - 1))] ?? 0);
  const contrast = (at(0.95) + 0.05) / (at(0.05) + 0.05);
  const finding = contrast >= ORDINARY ? "strong" : contrast >= LARGE ? "modest" : "flat";
  const whole = deviation(large);
  return { contrast, finding, kept: whole < 0.5 ? 1 : Math.min(deviation(small) / whole, 1) };
}

function deviation({ lightness }: Grey): number {
  const count = Math.max(lightness.length, 1);
  const mean = lightness.reduce((sum, one) => sum + one, 0) / count;
  return Math.sqrt(lightness.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count);
}
