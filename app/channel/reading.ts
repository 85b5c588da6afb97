import { DAY_MS } from "../numbers/days";
import type { KeptChannel, Layer } from "./kept-channel";

/** The newest uploads are read again after a day … */
const NEWEST_AFTER_MS = DAY_MS;

/** … and all of them after 25, so that each is read anew before its 30 days are over. */
export const ALL_AFTER_MS = 25 * DAY_MS;

/** A channel is read for as long as its owner comes back: an owner away for longer finds what was read last. */
export const IDLE_AFTER_MS = 14 * DAY_MS;

/** The layer that YouTube's API fills. */
export function youtubeLayer(kept: KeptChannel | null): Layer | undefined {
  return kept?.layers.find(({ kind }) => kind === "youtube");
}

/** When the kept channel is to be read next; null if there is nothing to read. In the past or now: it is due. */
export function nextReading(kept: KeptChannel, now: Date): Date | null {
  const layer = youtubeLayer(kept);
  if (!layer?.reading || layer.reading.isGone) return null;
  const { pass, wholeAt } = layer.reading;
  if (pass || !wholeAt) return now;
  return new Date(Math.min(Date.parse(layer.at) + NEWEST_AFTER_MS, Date.parse(wholeAt) + ALL_AFTER_MS));
}
