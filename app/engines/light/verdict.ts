import type { Colour } from "../../model/color";

/**
 * The colour of the verdict and the lamp that gives it: that of the channel, without it that of the field, without both
 * unknown. Interest never changes it: YouTube's data are not merged with others into one figure (YouTube API Services
 * Developer Policies, III.E.4.h).
 */
export function verdict(lamps: { channel: Colour; field: Colour }): {
  colour: Colour;
  by: "channel" | "field" | null;
} {
  if (lamps.channel !== "unknown") return { colour: lamps.channel, by: "channel" };
  if (lamps.field !== "unknown") return { colour: lamps.field, by: "field" };
  return { colour: "unknown", by: null };
}
