export type Direction = "up" | "down" | "none";

export interface VelocityText {
  /** "+12.3%", "−4%", "0%", or "No change". */
  text: string;
  direction: Direction;
}

/** A weekly change in percent as people read it (spec section 9), to one decimal. null and NaN read "No change". */
export function velocityText(velocity: number | null): VelocityText {
  if (velocity === null || !Number.isFinite(velocity)) return { text: "No change", direction: "none" };
  const size = Math.round(Math.abs(velocity) * 10) / 10;
  if (size === 0) return { text: "0%", direction: "none" };
  return velocity > 0
    ? { text: `+${size}%`, direction: "up" }
    : { text: `\u2212${size}%`, direction: "down" };
}
