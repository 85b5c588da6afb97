import type { WatchEvent, WatchKind } from "../model/event";
import { addressWith } from "../navigation/address";
import { MONITOR_PATH } from "../navigation/paths";
import { dayText } from "../numbers/days";
import { compactCounted, counted, timesText } from "../numbers/figures";

/** A kind of event: as a label, in the filter and among those to mute. */
export const KIND_NAMES: Record<WatchKind, { label: string; several: string }> = {
  "watched-outlier": { label: "Stood out", several: "Uploads that stand out" },
  "watched-upload": { label: "New upload", several: "New uploads" },
  "watched-title": { label: "New title", several: "Changed titles" },
  "watched-thumbnail": { label: "New thumbnail", several: "Changed thumbnails" },
  "watched-withdrawn": { label: "Withdrawn", several: "Withdrawn uploads" },
  "watched-rhythm": { label: "Other rhythm", several: "Changes of rhythm" },
  "season-begun": { label: "Season begins", several: "Seasons of your topics" },
};

export const channelPath = (id: string, video?: string) =>
  addressWith(`${MONITOR_PATH}/channel`, { id, ...(video && { video }) });

/** Where an event opens to its evidence. */
export function evidencePath({ id, facts }: WatchEvent): string {
  if ("topic" in facts) return addressWith(MONITOR_PATH, { kind: "season-begun" }, eventAnchor(id));
  return channelPath(facts.channel, "video" in facts ? facts.video : undefined);
}

/** An event's place at the desk. */
export const eventAnchor = (id: number) => `event-${id}`;

export const videoAddress = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** What an event's figures say. */
export function textOf({ kind, facts }: WatchEvent): string {
  switch (kind) {
    case "watched-outlier": {
      const { views, days, low, high, n, isSameKind } = facts;
      const range = `Between ${timesText(low)} and ${timesText(high)}, by the ${counted(n, "upload")} before it`;
      const kinds = isSameKind ? "" : " Lengths are unknown, so Shorts may be among those.";
      return `${compactCounted(views, "view")} after ${ageInWords(days)}. ${range}.${kinds}`;
    }
    case "watched-upload":
      return `Out since ${dayText(facts.publishedAt)}.`;
    case "watched-title":
      return `Before: “${facts.from}”${facts.views === null ? "" : `, until ${compactCounted(facts.views, "view")}`}.`;
    case "watched-thumbnail":
      return facts.views === null ? "Changed." : `Changed at ${compactCounted(facts.views, "view")}.`;
    case "watched-withdrawn":
      return `No longer public. It came out on ${dayText(facts.publishedAt)}.`;
    case "watched-rhythm": {
      const often = facts.to < facts.from ? "more often" : "less often";
      return `Uploads ${often}: ${gapText(facts.to)}, before ${gapText(facts.from)}. By the newest ${facts.n} gaps.`;
    }
    case "season-begun":
      return `Interest peaks in ${facts.peak}, by readers of Wikipedia’s “${facts.article}”. Film it now.`;
  }
}

/** "20 hours", "3 days", "5 months". */
export function ageInWords(days: number): string {
  if (days < 1) return counted(Math.max(1, Math.round(days * 24)), "hour");
  if (days < 60) return counted(Math.round(days), "day");
  return days < 730 ? counted(Math.round(days / 30.4), "month") : counted(Math.round(days / 365), "year");
}

/** The days between uploads: "every day", "every 3 days", "twice a day". */
export function gapText(days: number): string {
  if (days < 0.75) return `${counted(Math.round(1 / days), "upload")} a day`;
  const whole = Math.round(days);
  return whole <= 1 ? "one a day" : `one every ${whole} days`;
}
